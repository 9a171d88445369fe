# SPDX-License-Identifier: Apache-2.0
PREFIX ?= /usr/local
# The package manager hands the compiler the traits in the order of a set, which changes from run to run where hashes are random: about every
# second plan would compile all of the package anew. Tests run with random ones.
SWIFT_BUILD = SWIFT_DETERMINISTIC_HASHING=1 swift build $(SWIFT_FLAGS)
# SWIFT_FLAGS are handed to all builds and tests.
# GNOMON_TRAIT=Everything builds the package with that trait, and the servers' packages that depend on it. In one folder (APPS=.build) they find it
# compiled.
TRAITS = $(if $(GNOMON_TRAIT),--traits $(GNOMON_TRAIT))
SWIFT_FORMATTED = Package.swift Sources Tests Examples Apps/Linkshelf/Package.swift Apps/Linkshelf/Sources Apps/Linkshelf/Tests Compatibility/Modules Compatibility/Frameworks Compatibility/Additions Benchmarks/Package.swift Benchmarks/Sources Fuzz/Package.swift Fuzz/Sources

.PHONY: edits soak-edits soak-visitors demo test build install lint format clean bootstrap card-server-test tested-package notes linkshelf linkshelf-test fuzz bench bench-compare bench-guard bench-guard-update bench-order bench-peers bench-document

# Draws the examples to gallery/ and says where they lie.
demo: build
	@Scripts/gallery

# Builds the package, and the modules that users' files are compiled against.
build: bootstrap
	$(SWIFT_BUILD) $(TRAITS)
	@Compatibility/build debug

# Runs all tests.
test: bootstrap
	$(SWIFT_BUILD) $(TRAITS) --build-tests
	@Compatibility/build debug
	swift test $(SWIFT_FLAGS) $(TRAITS) --skip-build

# Puts the command into PREFIX/bin, and what it compiles files against into PREFIX/lib/gnomon. The command has Swift's own libraries
# inside, so that it starts beside any compiler. The runtime finds them where the program that loads it does (--disable-new-dtags), and the
# program of the servers where the command says.
install: bootstrap
	$(SWIFT_BUILD) -c release --product gnomon --static-swift-stdlib
	$(SWIFT_BUILD) -c release --product gnomon-serve
	$(SWIFT_BUILD) -c release --product GnomonRuntime -Xlinker --disable-new-dtags
	install -d "$(PREFIX)/bin" "$(PREFIX)/lib"
	Compatibility/build release --to "$(PREFIX)/lib/gnomon"
	install -s .build/release/gnomon-serve "$(PREFIX)/lib/gnomon/gnomon-serve"
	install -s .build/release/gnomon "$(PREFIX)/bin/gnomon"

# Builds the documentation into .build/docs: a static site. BASE=/path is where it will lie on its host.
docs: build
	@Scripts/docs

# Draws the pictures of the documents anew, and writes what commands print there.
pictures: build
	@Scripts/pictures

lint: bootstrap
	swift format lint --strict --parallel --recursive $(SWIFT_FORMATTED)

format:
	swift format --in-place --parallel --recursive $(SWIFT_FORMATTED)

clean:
	rm -rf .build Compatibility/.build Examples/CardServer/.build Examples/TestedPackage/.build Examples/Notes/.build Apps/Linkshelf/.build Fuzz/.build gallery

bootstrap:
	@Scripts/bootstrap

# Builds Examples/CardServer, asks its router, then the real server. The first build takes some minutes. APPS=FOLDER builds there, and so
# does linkshelf-test: what both are made of is compiled once.
card-server-test: CARD_SERVER = --package-path Examples/CardServer $(if $(APPS),--scratch-path $(APPS))
card-server-test: bootstrap
	$(SWIFT_BUILD) $(CARD_SERVER) --build-tests
	swift test $(SWIFT_FLAGS) $(CARD_SERVER) --skip-build
	Examples/CardServer/Tests/smoke $(if $(APPS),$(APPS)/debug/CardServer)

# Tests Examples/TestedPackage and checks its previews as its users do: by the command, without a dependency.
tested-package: build
	.build/debug/gnomon test --package-path Examples/TestedPackage
	.build/debug/gnomon check Examples/TestedPackage --appearance light,dark --type-size large,AX3

# Tests Examples/Notes and checks its previews.
notes: build
	@Scripts/notes

# Serves Apps/Linkshelf, and tests it with real Chromium. See its README.
linkshelf linkshelf-test:
	@$(MAKE) -C Apps/Linkshelf $@ $(if $(APPS),APPS=$(abspath $(APPS))) $(if $(WHOLE),WHOLE='$(WHOLE)')

# Feeds each reader of foreign bytes with inputs that libFuzzer makes, FOR seconds each; fails where one breaks a reader. See Fuzz/README.md.
FOR ?= 60
fuzz: bootstrap
	Fuzz/build
	@Fuzz/fuzz $(FOR)

# Edits each Swift file of the folder FILES at random, EDITS times, and compares what `gnomon preview` makes of it with a fresh compile. Without FILES
# a module of its own is edited. The test suite does the same with a few.
EDITS ?= 20
edits: build
	GNOMON_EDITS=$(EDITS) $(if $(FILES),GNOMON_EDITED_FILES='$(FILES)') swift test --filter EditOracleTests

# Edits a previewed file 10,000 times, and looks whether each edit is shown, the state stays and nothing grows. About an hour.
soak-edits: build
	python3 Tests/Page/soaked 10000

# Has 10,000 visitors of an app come and go, and looks whether the server grows. About an hour and a half.
soak-visitors: build
	python3 Tests/Page/guests 1000

# Measures the workloads of Benchmarks/: prints a table, writes Benchmarks/Results/.
bench: bootstrap
	$(SWIFT_BUILD) --package-path Benchmarks -c release --static-swift-stdlib
	@Benchmarks/.build/release/GnomonBench run --json Benchmarks/Results/last.json

# The same work done by other programs, in the same run; what isn't installed is named and left out.
bench-compare: bootstrap
	$(SWIFT_BUILD) --package-path Benchmarks -c release --static-swift-stdlib
	@Benchmarks/Compare/compare Benchmarks/.build/release/GnomonBench Benchmarks/Results/last.json

# Counts the instructions and allocations of trees, a card and whole screens; fails where there are 1 % more than Benchmarks/guard.json keeps.
bench-guard: bootstrap
	$(SWIFT_BUILD) --package-path Benchmarks -c release --static-swift-stdlib
	@Benchmarks/.build/release/GnomonBench guard --file Benchmarks/guard.json

bench-guard-update: bootstrap
	$(SWIFT_BUILD) --package-path Benchmarks -c release --static-swift-stdlib
	@Benchmarks/.build/release/GnomonBench guard --file Benchmarks/guard.json --update

# Writes down anew which functions a cold start runs; the next build lays them side by side. It takes valgrind.
bench-order: bootstrap
	$(SWIFT_BUILD) --package-path Benchmarks -c release --static-swift-stdlib --product ColdCard
	@Benchmarks/Linking/record-order Benchmarks/.build/release Benchmarks/Linking/cold.order

# Installs the peers of bench-compare that come from PyPI, into the benchmarks' build folder. Yoga's sources are part of poga's.
bench-peers:
	python3 -m venv Benchmarks/.build/peers
	Benchmarks/.build/peers/bin/python -m pip install --quiet skia-python typst weasyprint stretchable matplotlib vl-convert-python
	Benchmarks/.build/peers/bin/python -m pip download --quiet --no-deps --no-binary poga --dest Benchmarks/.build/peers/poga poga
	tar -xzf Benchmarks/.build/peers/poga/poga-*.tar.gz -C Benchmarks/.build/peers --strip-components=4 --wildcards '*/src/poga/deps/yoga'
	rm -r Benchmarks/.build/peers/poga

# Writes BENCHMARKS.md and its picture of the last run, and keeps that run.
bench-document:
	cp Benchmarks/Results/last.json Benchmarks/Results/kept.json
	Benchmarks/.build/release/GnomonBench document Benchmarks/Results/kept.json BENCHMARKS.md Documentation/benchmarks.svg
