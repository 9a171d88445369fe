// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

/// One connection from a client: reads the head, asks for the route, connects, and hands over to ``Carriage``.
///
/// Everything of one connection, both channels, runs on one event loop, so there are no locks.
final class ClientHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase {
    case head, routing, carrying, answering, closed
  }

  /// Bytes that are read and dropped after a refusal, so that the client gets to read the answer: 1 MiB.
  private static let mostDropped = 1 << 20
  /// The time for that: 1 s.
  private static let timeToDrop = TimeAmount.seconds(1)

  private let core: GateCore
  private let start = ContinuousClock.now
  private var phase = Phase.head
  private var head: HeadBuffer
  private var event = GateEvent()
  private var id: UInt64?
  private var holdsTunnel = false
  private var pending = ByteBuffer()
  private var inputClosed = false
  private var dropped = 0
  private var timer: Scheduled<Void>?
  private var carriage: Carriage?

  init(core: GateCore) {
    self.core = core
    head = HeadBuffer(limit: core.limits.headBytes, acceptsBareLineFeed: false)
  }

  // MARK: Events of the channel

  func channelActive(context: ChannelHandlerContext) {
    guard let id = core.admit(context.channel) else {
      phase = .closed
      context.close(promise: nil)
      return
    }
    self.id = id
    let limit = core.limits.timeForHead
    setTimer(context, TimeAmount(limit)) { handler, context in
      handler.refuse(context, GateRefusal(.headTooSlow, "The request's head wasn't complete after \(limit)."))
    }
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var buffer = unwrapInboundIn(data)
    switch phase {
    case .head: readHead(context, buffer)
    case .routing: pending.writeBuffer(&buffer)
    case .carrying: carriage?.fromClient(buffer)
    case .answering:
      dropped += buffer.readableBytes
      if dropped > Self.mostDropped { context.close(promise: nil) }
    case .closed: break
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    switch phase {
    case .head, .answering: context.read()
    case .carrying: carriage?.clientReadComplete()
    case .routing, .closed: break
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    carriage?.clientWritabilityChanged()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is GateEviction, phase == .head {
      refuse(
        context,
        GateRefusal(
          .tooManyWaiting, "More than \(core.limits.waiting) connections sent no whole head, so the oldest was closed.")
      )
    } else if let event = event as? ChannelEvent, event == .inputClosed {
      inputClosed = true
      switch phase {
      case .head: finish(context, .left)
      case .answering: context.close(promise: nil)
      case .carrying: carriage?.clientInputClosed()
      case .routing, .closed: break
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    carriage?.end(.carried)
    finish(context, .left)
  }

  func channelInactive(context: ChannelHandlerContext) {
    carriage?.end(.carried)
    finish(context, .left)
    if let id { core.forget(id) }
    timer?.cancel()
  }

  // MARK: From the head to the route

  private func readHead(_ context: ChannelHandlerContext, _ buffer: ByteBuffer) {
    switch head.add(buffer.readableBytesView) {
    case .needsMore:
      break
    case .tooLarge:
      refuse(context, GateRefusal(.headTooLarge, "The request's head has more than \(core.limits.headBytes) bytes."))
    case .head(let bytes, let rest):
      if let id { core.stopWaiting(id) }
      pending.writeBytes(rest)
      do throws(GateRefusal) {
        let request = try admit(RequestHead(bytes.dropLast(4)))
        head = HeadBuffer(limit: 0, acceptsBareLineFeed: false)
        route(context, request)
      } catch {
        refuse(context, error)
      }
    }
  }

  private func admit(_ head: RequestHead) throws(GateRefusal) -> GateRequest {
    let given = head.headers.values(of: "proxy-authorization").first
    event.label = given.flatMap { core.credentials.label(in: $0.text) }
    guard event.label != nil || !core.requiresSecret else {
      throw GateRefusal(.secretMissing, "The gate needs its secret as Proxy-Authorization.")
    }
    let request = try GateRequest(head)
    event.host = request.host
    event.port = request.port
    event.kind = request.kind == .tunnel ? .tunnel : .plain
    try core.enterTunnel(to: request.host)
    holdsTunnel = true
    return request
  }

  private func route(_ context: ChannelHandlerContext, _ request: GateRequest) {
    phase = .routing
    let limit = core.limits.timeToResolve
    setTimer(context, TimeAmount(limit)) { handler, context in
      handler.refuse(
        context, GateRefusal(.nameTooSlow, "Looking up the name \(request.host) took longer than \(limit)."))
    }
    let (core, host, port) = (core, request.host, request.port)
    let future = context.eventLoop.makeFutureWithTask { () -> Result<[IPAddress], GateRefusal> in
      do throws(GateRefusal) { return .success(try await core.route(to: host, port: port)) } catch {
        return .failure(error)
      }
    }
    future.assumeIsolated().whenSuccess { result in
      guard self.phase == .routing else { return }
      switch result {
      case .failure(let refusal): self.refuse(context, refusal)
      case .success(let addresses): self.connect(context, request, addresses)
      }
    }
  }

  private func connect(_ context: ChannelHandlerContext, _ request: GateRequest, _ addresses: [IPAddress]) {
    let limit = core.limits.timeToConnect
    setTimer(context, TimeAmount(limit)) { handler, context in
      handler.refuse(
        context, GateRefusal(.connectionTooSlow, "Connecting to \(request.host) took longer than \(limit)."))
    }
    tryNext(context, request, addresses[...], share: TimeAmount(limit / max(1, addresses.count)))
  }

  private func tryNext(
    _ context: ChannelHandlerContext, _ request: GateRequest, _ addresses: ArraySlice<IPAddress>, share: TimeAmount
  ) {
    guard let address = addresses.first, let target = try? SocketAddress(ipAddress: "\(address)", port: request.port)
    else {
      refuse(
        context,
        GateRefusal(.connectionRefused, "No address of \(request.host) accepts a connection at port \(request.port)."))
      return
    }
    event.address = address
    let handler = UpstreamHandler()
    let bound = NIOLoopBound(handler, eventLoop: context.eventLoop)
    ClientBootstrap(group: context.eventLoop)
      .channelOption(.autoRead, value: false)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connectTimeout(share)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(bound.value) }
      }
      .connect(to: target)
      .assumeIsolated()
      .whenComplete { result in
        switch result {
        case .success(let upstream):
          guard self.phase == .routing else {
            upstream.close(promise: nil)
            return
          }
          self.carry(context, request, upstream, handler)
        case .failure:
          guard self.phase == .routing else { return }
          self.tryNext(context, request, addresses.dropFirst(), share: share)
        }
      }
  }

  private func carry(
    _ context: ChannelHandlerContext, _ request: GateRequest, _ upstream: any Channel, _ handler: UpstreamHandler
  ) {
    timer?.cancel()
    phase = .carrying
    let carriage = Carriage(
      client: context.channel, upstream: upstream, kind: request.kind, host: request.host, limits: core.limits
    ) { verdict, sent, received, canAnswer in
      self.carriage = nil
      self.event.bytesSent = sent
      self.event.bytesReceived = received
      if canAnswer, case .cut(let refusal) = verdict {
        self.refuse(context, refusal)
      } else if request.kind != .tunnel, verdict == .carried, self.phase == .carrying {
        self.phase = .answering
        self.report(verdict)
        self.drain(context)
      } else {
        self.finish(context, verdict)
      }
    }
    self.carriage = carriage
    handler.carriage = carriage
    carriage.start(pending: pending, clientInputClosed: inputClosed)
    pending = ByteBuffer()
  }

  // MARK: The end

  /// Sends the small answer with the reason, and closes so that the client can read it.
  private func refuse(_ context: ChannelHandlerContext, _ refusal: GateRefusal) {
    guard phase != .closed, phase != .answering else { return }
    phase = .answering
    report(.refused(refusal))
    pending = ByteBuffer()
    let answer = context.channel.allocator.buffer(string: refusal.answer)
    context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
    drain(context)
  }

  /// Ends the output, then reads what the client still sends and drops it. A close with unread bytes would reset the connection,
  /// and the client might lose the answer.
  private func drain(_ context: ChannelHandlerContext) {
    setTimer(context, Self.timeToDrop) { _, context in context.close(promise: nil) }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { _ in
      context.close(mode: .output, promise: nil)
      if self.inputClosed { context.close(promise: nil) }
    }
    context.read()
  }

  private func finish(_ context: ChannelHandlerContext, _ verdict: GateEvent.Verdict) {
    guard phase != .closed else { return }
    let wasAnswering = phase == .answering
    phase = .closed
    if !wasAnswering { report(verdict) }
    context.close(promise: nil)
  }

  private func report(_ verdict: GateEvent.Verdict) {
    timer?.cancel()
    if holdsTunnel, let host = event.host { core.leaveTunnel(to: host) }
    holdsTunnel = false
    if let id { core.stopWaiting(id) }
    event.verdict = verdict
    event.seconds = (ContinuousClock.now - start) / .seconds(1)
    core.report(event)
  }

  private func setTimer(
    _ context: ChannelHandlerContext, _ time: TimeAmount,
    _ action: @escaping (ClientHandler, ChannelHandlerContext) -> Void
  ) {
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { action(self, context) }
  }
}
