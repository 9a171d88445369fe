PREFIX ?= /usr/local
SWIFT_FORMATTED = Package.swift Sources Tests Examples Compatibility/Modules

.PHONY: demo test build install lint format clean bootstrap

# Draws the examples to gallery/ and says where they lie.
demo: build
	@Scripts/gallery

# Builds the package, and the modules that users' files are compiled against.
build: bootstrap
	swift build
	@Compatibility/build debug

# Runs all tests.
test: bootstrap
	swift build --build-tests
	@Compatibility/build debug
	swift test --skip-build

# Puts the command into PREFIX/bin, and what it compiles files against into PREFIX/lib/gnomon.
install: bootstrap
	swift build -c release --product gnomon
	swift build -c release --product GnomonRuntime
	install -d "$(PREFIX)/bin" "$(PREFIX)/lib"
	Compatibility/build release --to "$(PREFIX)/lib/gnomon"
	install .build/release/gnomon "$(PREFIX)/bin/gnomon"

lint: bootstrap
	swift format lint --strict --parallel --recursive $(SWIFT_FORMATTED)

format:
	swift format --in-place --parallel --recursive $(SWIFT_FORMATTED)

clean:
	rm -rf .build Compatibility/.build gallery

bootstrap:
	@Scripts/bootstrap
