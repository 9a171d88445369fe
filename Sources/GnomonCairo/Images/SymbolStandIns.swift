// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The words of system symbols' names that icon fonts have other names for.
enum SymbolStandIns {
  /// The icons' names for a word, the nearest first, with `-` between their words.
  static let icons: [String: [String]] = {
    var icons: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let word = words.first { icons[word] = Array(words.dropFirst()) }
    }
    return icons
  }()

  /// Words of symbols' names under which fonts have a firm's or a program's mark.
  static let brands: Set<String> = [
    "apple", "bing", "blogger", "buffer", "disqus", "drupal", "edge", "etsy", "google", "instagram", "json", "kodi",
    "lambda",
    "linux", "matrix", "medium", "nest", "opera", "path", "pocket", "safari", "signal", "slack", "steam", "swift",
    "tor",
    "umbraco", "vine", "windows", "xml", "yelp",
  ]

  // A word of symbols' names, then icons' names.
  private static let table = """
    accessibility wheelchair-accessibility human-handsup
    air air-conditioner weather-windy
    airplane airplane plane
    airplay airplay cast
    airplayaudio airplay cast
    airplayvideo airplay cast
    airpod headphones
    airpods headphones
    airpodspro headphones
    airtag map-marker-circle
    alarm alarm
    amplifier amplifier
    antenna radio-tower rss
    applescript script
    applepencil pencil
    appletv television
    applewatch watch
    appwindow application window-maximize
    arcade gamepad-variant gamepad
    archivebox archive
    arrowshape reply
    arrowtriangle menu-right play
    asterisk asterisk
    atom react radioactive
    aqi weather-windy
    backpack bag-personal briefcase
    bag shopping
    bahtsign currency-usd
    banknote cash money
    bathtub hot-tub water
    beach beach umbrella
    bear paw
    bed hotel
    bird duck owl
    bitcoinsign currency-btc btc
    blinds blinds
    bluetooth bluetooth
    bolt flash bolt
    books library-books book-multiple book
    boot shoe-formal walk
    brain head lightbulb
    bubble message comment
    bubbles comment-multiple-outline forum comments
    building office city building
    burn fire
    burst brightness-7
    button gesture-tap cursor-pointer
    cabinet archive
    cable usb ethernet-cable
    camera camera
    candybarphone phone-classic cellphone-basic
    canister oil gas-cylinder
    captions closed-caption
    carplay car
    carseat seat-recline-normal
    cassette tape cassette
    carrot carrot
    case briefcase
    cat cat
    cellularbars signal
    chair seat-recline-normal chair-school
    character alphabetical format-text
    chandelier lightbulb
    chart chart-line chart-bar bar-chart
    checkerboard checkerboard
    checklist format-list-bulleted playlist-check tasks
    checkmark check ok
    clap thumb-up
    clear close-box remove
    clipboard clipboard-text clipboard
    coat tshirt-crew
    coloncurrencysign currency-usd
    comb content-cut
    command apple-keyboard-command
    compass compass
    computermouse mouse
    contextualmenu menu
    control apple-keyboard-control
    cooktop stove
    cpu chip memory
    creditcard credit-card
    cricket cricket
    cross hospital medical-bag
    crown crown
    curtains blinds
    cursorarrow cursor-default
    cylinder database
    deskclock clock
    desktopcomputer desktop-mac desktop
    cycle bike
    dial speedometer gauge
    digitalcrown watch
    dishwasher washing-machine
    display monitor desktop
    divide division
    doc file-document file
    document file-document file
    dog dog paw
    dollarsign currency-usd usd
    door door exit-to-app
    dot record
    dots dots-horizontal ellipsis-horizontal
    dress human-female female
    drop water tint
    dryer washing-machine
    ear hearing headphones
    earbuds headphones
    earpods headphones
    ellipsis dots-horizontal ellipsis-horizontal
    engine engine
    entry login
    envelope email envelope
    equal equal
    eurosign currency-eur eur
    ev ev-station
    exclamationmark alert exclamation
    externaldrive harddisk hdd
    eyebrow eye
    eyeglasses glasses
    eyes eye
    face emoticon smile
    faceid face
    facemask face
    fan fan
    fanblades fan
    faxmachine fax
    ferry ferry
    fibrechannel ethernet
    fiberchannel ethernet
    figure human human-male male
    film film filmstrip
    fireplace fire
    fireworks star-circle
    fish fish
    flag flag
    flashlight flashlight
    fleuron flower
    flowchart sitemap
    fluid oil
    folder folder
    football football
    fork silverware food
    fossil leaf
    fuelpump gas-station
    function function
    gamecontroller google-controller gamepad
    gauge gauge dashboard
    gear settings cog
    gearshape settings cog
    gift gift
    giftcard wallet-giftcard
    glowplug car-battery
    globe earth web globe
    graduationcap school
    guitars guitar-electric music
    gymbag dumbbell
    hand hand-pointing-right hand-up
    handbag shopping
    handlebars bike
    hands human-handsup
    hanger hanger
    hare run
    hat worker
    headlight car
    headphones headphones
    headset headset
    heater radiator
    hearingdevice headset
    helmet football-helmet
    highlighter marker
    hifireceiver radio
    hifispeaker speaker
    hockey hockey-puck
    homekit home-map-marker home
    homepod speaker
    homepodmini speaker
    hourglass timer-sand
    house home
    humidifier water-percent
    humidity water-percent
    hryvniasign currency-usd
    hurricane weather-windy
    icloud cloud
    infinity infinity
    info information info-sign
    intelligence auto-fix magic
    internaldrive harddisk hdd
    ipad tablet-ipad tablet
    iphone cellphone-iphone cellphone mobile-phone
    ipod ipod cellphone
    ivfluid water
    key key
    keyboard keyboard
    ladybug bug
    lamp lightbulb
    lane road
    lanyardcard account-card-details
    laptopcomputer laptop-mac laptop
    laser brightness-7
    lasso vector-selection
    latch lock
    laurel trophy-award
    leaf leaf
    lifepreserver lifebuoy
    light lightbulb light-bulb
    lightbulb lightbulb light-bulb
    lightrail tram
    lines format-align-justify reorder
    link link-variant link
    lirasign currency-try
    list format-list-bulleted list
    lightswitch toggle-switch
    livephoto image-filter-center-focus
    lizard bug
    location navigation location-arrow
    lock lock
    lungs hospital
    macbook laptop-mac laptop
    macmini desktop-mac desktop
    macpro desktop-tower desktop
    macwindow application window-maximize
    magazine newspaper
    magicmouse mouse
    magnifyingglass magnify search
    magsafe battery-charging
    mail email
    mappin map-marker
    massage human
    medal trophy-award
    medical hospital stethoscope
    megaphone bullhorn
    memories history
    memorychip memory
    menubar menu
    menucard silverware-variant food
    message message-text comment
    metronome timer
    mic microphone
    microbe bug
    microphone microphone
    microscope microscope
    microwave stove
    minus minus
    mirror car
    moon weather-night
    moonphase weather-night
    mosaic view-module
    moped motorbike
    motorcycle motorbike
    mountain image-filter-hdr terrain
    mouth emoticon-happy
    movieclapper movie
    moyogi yin-yang
    mug coffee
    multiply close multiplication remove
    music music-note music
    mustache face
    nairasign currency-ngn
    network lan sitemap
    newspaper newspaper
    nose face
    nosign block-helper ban-circle
    note note-text note
    number pound
    numbersign pound
    opticaldisc disk album
    opticaldiscdrive disk album
    oar rowing
    oilcan oil
    option apple-keyboard-option
    oven stove
    paintbrush brush
    paintpalette palette
    paperclip paperclip paper-clip
    paperplane send
    parkinglight parking
    parkingsign parking
    party cake-variant glass-flute
    pedestrian walk
    pencil pencil
    pentagon pentagon hexagon
    person account user
    personalhotspot link-variant
    pesosign currency-usd
    phone phone
    photo image picture
    pc desktop-tower desktop
    pianokeys music
    pills pill
    pin pin pushpin
    pip television
    placeholdertext format-text
    platter cellphone
    play play
    plus plus
    pointer cursor-default
    pool pool
    popcorn popcorn
    popper cake-variant glass-flute
    power power off
    poweroutlet power-socket
    powerplug power-socket
    printer printer print
    projective projector
    puzzlepiece puzzle puzzle-piece
    questionmark help question-sign
    quote format-quote quote-left
    radiowaves radio-tower rss
    rainbow looks
    rays brightness-7 sun
    receipt receipt
    recordingtape voicemail
    refrigerator fridge
    repeat repeat
    restart restart refresh
    return keyboard-return
    ribbon ribbon
    rosette trophy-award certificate
    rotate rotate-right repeat
    roundtable table
    rublesign currency-rub rub
    ruler ruler
    rupeesign currency-inr inr
    sailboat ferry
    scalemass weight
    scissors content-cut cut
    scope crosshairs
    scooter motorbike
    screwdriver screwdriver
    scribble gesture pencil
    scroll script
    scrubber tune
    server server
    servicedog paw
    shareplay account-multiple group
    shazam music-circle music
    shield shield
    shift apple-keyboard-shift
    shippingbox package-variant-closed archive
    shoe walk
    shoeprints walk
    shower water
    shuffle shuffle random
    sidebar view-column columns
    signature grease-pencil pencil
    signpost directions
    simcard sim
    sink water-pump
    skateboard run
    skew vector-polygon
    skiing run
    skis run
    sleep sleep
    slider tune
    smallcircle record
    smartphone cellphone
    smoke weather-fog
    snowboard run
    slowmo timelapse
    snow weather-snowy
    snowflake weather-snowy
    soccerball soccer
    sofa sofa
    solarpanel white-balance-sunny sun
    sos alert
    spatial cube-outline cube
    sparkle auto-fix magic star
    sparkles auto-fix magic star
    speaker volume-high volume-up
    spigot water-pump
    sprinkler water
    squareroot square-root
    squares vector-arrange-above
    stack layers
    stairs stairs
    star star
    steeringwheel steering
    stethoscope stethoscope
    storefront store
    stove stove
    stroller baby
    studentdesk school
    subscript format-subscript subscript
    suit cards-playing-outline
    suitcase briefcase suitcase
    sum sigma
    sun white-balance-sunny weather-sunny sun
    sunglasses sunglasses
    sunrise weather-sunset-up
    sunset weather-sunset-down
    superscript format-superscript superscript
    surfboard swim
    swatchpalette palette
    syringe needle
    tablecells table
    tachometer gauge dashboard
    target target bullseye
    taxi taxi
    teddybear baby
    teletype phone-classic
    tengesign currency-usd
    tent tent
    terminal console terminal
    testtube test-tube
    text format-align-left align-left
    textformat format-text font
    theatermasks theater
    thermometer thermometer
    thumbsdown thumb-down
    thumbsup thumb-up
    ticket ticket
    timelapse timelapse
    toilet human-male-female
    toolbox briefcase
    tornado weather-windy
    tortoise turtle walk
    touchid fingerprint
    tractor truck
    trash delete trash
    tray inbox
    tree tree
    trophy trophy
    truck truck
    tshirt tshirt-crew
    tugriksign currency-usd
    tuningfork music-note music
    tv television
    umbrella umbrella
    underline format-underline underline
    vial test-tube
    video video facetime-video
    view view-dashboard
    viewfinder crop-free fullscreen
    vision google-glass glasses
    visionpro google-glass glasses
    voiceover human
    volleyball basketball
    wallet wallet
    wand auto-fix magic
    warninglight alert
    washer washing-machine
    watch watch
    watchface watch
    waterbottle cup-water
    water water
    waveform pulse
    wave signal-variant rss
    waves signal-variant rss
    web web globe
    wheelchair wheelchair-accessibility
    wifi wifi
    widget view-dashboard
    wind weather-windy
    window window-open windows
    windshield car
    wineglass glass-tulip glass
    wiper car
    wonsign currency-usd krw
    worldwide earth globe
    wrench wrench
    wrongwaysign block-helper ban-circle
    xbox xbox-controller
    xmark close remove
    xserve server
    yarn texture
    yensign currency-usd jpy
    zipper zip-box
    zzz sleep
    """
}
