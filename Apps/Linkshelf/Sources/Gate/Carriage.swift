// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Carries bytes between a client and a server until both are done, one fails, or a limit is reached.
///
/// A side is read only while the other takes what it's given, so at most some buffers of one read are held.
final class Carriage {
  typealias End = (_ verdict: GateEvent.Verdict, _ sent: Int, _ received: Int, _ canAnswer: Bool) -> Void

  private let client: any Channel
  private let upstream: any Channel
  private let limits: GateLimits
  private let host: GateHost
  private let requestHead: [UInt8]?
  private var body: RequestBody?
  /// The answer's head while it's awaited, in plain HTTP. Nil in a tunnel and after the head.
  private var answerHead: HeadBuffer?
  private var hasAnswered = false
  private var sent = 0
  private var received = 0
  private var clientDone = false
  private var upstreamDone = false
  private var clientPaused = false
  private var upstreamPaused = false
  private var lastByte = NIODeadline.now()
  private var idleTimer: Scheduled<Void>?
  private var lifeTimer: Scheduled<Void>?
  private var onEnd: End?

  init(
    client: any Channel, upstream: any Channel, kind: GateRequest.Kind, host: GateHost, limits: GateLimits,
    onEnd: @escaping End
  ) {
    self.client = client
    self.upstream = upstream
    self.limits = limits
    self.host = host
    self.onEnd = onEnd
    switch kind {
    case .tunnel:
      requestHead = nil
    case .plain(let head, let body):
      requestHead = head
      self.body = body
      answerHead = HeadBuffer(limit: limits.answerHeadBytes, acceptsBareLineFeed: true)
    }
  }

  private var isTunnel: Bool { requestHead == nil }

  func start(pending: ByteBuffer, clientInputClosed: Bool) {
    let loop = client.eventLoop.assumeIsolated()
    let life = limits.lifetime
    lifeTimer = loop.scheduleTask(in: TimeAmount(life)) {
      self.cut(.tooLong, "The connection lived longer than \(life).")
    }
    watchIdleness()
    if let requestHead {
      upstream.writeAndFlush(ByteBuffer(bytes: requestHead), promise: nil)
    } else {
      hasAnswered = true
      client.writeAndFlush(ByteBuffer(string: "HTTP/1.1 200 Connection established\r\n\r\n"), promise: nil)
    }
    if pending.readableBytes > 0 { fromClient(pending) }
    guard onEnd != nil else { return }
    if clientInputClosed { self.clientInputClosed() }
    guard onEnd != nil else { return }
    client.read()
    upstream.read()
  }

  // MARK: The client's side

  func fromClient(_ buffer: ByteBuffer) {
    guard onEnd != nil else { return }
    lastByte = .now()
    var buffer = buffer
    if var body {
      do throws(GateRefusal) {
        let length = try buffer.withUnsafeReadableBytes { bytes throws(GateRefusal) in try body.take(bytes) }
        buffer = buffer.getSlice(at: buffer.readerIndex, length: length) ?? ByteBuffer()
        self.body = body
      } catch {
        end(.cut(error))
        return
      }
    }
    guard buffer.readableBytes > 0 else { return }
    sent += buffer.readableBytes
    guard isWithinBytes() else { return }
    upstream.writeAndFlush(buffer, promise: nil)
  }

  func clientReadComplete() {
    guard onEnd != nil else { return }
    if upstream.isWritable { client.read() } else { clientPaused = true }
  }

  func clientWritabilityChanged() {
    guard onEnd != nil, client.isWritable, upstreamPaused else { return }
    upstreamPaused = false
    upstream.read()
  }

  func clientInputClosed() {
    guard onEnd != nil, !clientDone else { return }
    clientDone = true
    if let body {
      // A client may close its side after a whole request. If the request isn't whole, it left.
      if !body.isComplete { end(.carried) }
      return
    }
    watchIdleness()
    if upstreamDone { flushAndEnd() } else { closeOutput(of: upstream) }
  }

  // MARK: The server's side

  func fromUpstream(_ buffer: ByteBuffer) {
    guard onEnd != nil else { return }
    lastByte = .now()
    received += buffer.readableBytes
    guard isWithinBytes() else { return }
    guard answerHead != nil else {
      client.writeAndFlush(buffer, promise: nil)
      return
    }
    var rest = ArraySlice(buffer.readableBytesView)
    while var head = answerHead {
      // Only one owner may hold the bytes, else each small read would copy them all.
      answerHead = nil
      switch head.add(rest) {
      case .needsMore:
        answerHead = head
        return
      case .tooLarge:
        end(
          .cut(
            GateRefusal(
              .badAnswer, "The head of the answer from \(host) has more than \(limits.answerHeadBytes) bytes.")))
        return
      case .head(let bytes, let after):
        rest = ArraySlice(Array(after))
        do throws(GateRefusal) {
          let answer = try AnswerHead(bytes)
          client.writeAndFlush(ByteBuffer(bytes: answer.rewritten), promise: nil)
          hasAnswered = hasAnswered || !answer.isInterim
          answerHead = answer.isInterim ? HeadBuffer(limit: limits.answerHeadBytes, acceptsBareLineFeed: true) : nil
        } catch {
          end(.cut(error))
          return
        }
      }
      if rest.isEmpty { return }
    }
    client.writeAndFlush(ByteBuffer(bytes: rest), promise: nil)
  }

  func upstreamReadComplete() {
    guard onEnd != nil else { return }
    if client.isWritable { upstream.read() } else { upstreamPaused = true }
  }

  func upstreamWritabilityChanged() {
    guard onEnd != nil, upstream.isWritable, clientPaused else { return }
    clientPaused = false
    client.read()
  }

  func upstreamInputClosed() {
    guard onEnd != nil, !upstreamDone else { return }
    upstreamDone = true
    guard hasAnswered else {
      end(.cut(GateRefusal(.badAnswer, "\(host) closed the connection before it answered.")))
      return
    }
    watchIdleness()
    if !isTunnel || clientDone { flushAndEnd() } else { closeOutput(of: client) }
  }

  func upstreamClosed() {
    guard onEnd != nil else { return }
    guard hasAnswered else {
      end(.cut(GateRefusal(.badAnswer, "\(host) closed the connection before it answered.")))
      return
    }
    flushAndEnd()
  }

  // MARK: Limits and the end

  private func isWithinBytes() -> Bool {
    guard sent + received > limits.bytesByTunnel else { return true }
    cut(.tooManyBytes, "The connection to \(host) carried more than \(limits.bytesByTunnel) bytes.")
    return false
  }

  private func watchIdleness() {
    idleTimer?.cancel()
    let limit = clientDone || upstreamDone ? min(limits.idleTime, limits.idleTimeHalfClosed) : limits.idleTime
    idleTimer = client.eventLoop.assumeIsolated().scheduleTask(deadline: lastByte + TimeAmount(limit)) {
      guard self.onEnd != nil else { return }
      if NIODeadline.now() - self.lastByte >= TimeAmount(limit) {
        self.cut(.idle, "No byte passed for \(limit).")
      } else {
        self.watchIdleness()
      }
    }
  }

  private func cut(_ code: GateRefusal.Code, _ sentence: String) { end(.cut(GateRefusal(code, sentence))) }

  private func closeOutput(of channel: any Channel) {
    channel.writeAndFlush(ByteBuffer()).assumeIsolated().whenComplete { _ in channel.close(mode: .output, promise: nil)
    }
  }

  /// Ends after the client took all bytes, and in a tunnel the server too. The idle timer watches over one that doesn't.
  private func flushAndEnd() {
    client.writeAndFlush(ByteBuffer()).assumeIsolated().whenComplete { _ in
      guard self.isTunnel, self.onEnd != nil else {
        self.end(.carried)
        return
      }
      self.upstream.writeAndFlush(ByteBuffer()).assumeIsolated().whenComplete { _ in self.end(.carried) }
    }
  }

  func end(_ verdict: GateEvent.Verdict) {
    guard let onEnd else { return }
    self.onEnd = nil
    idleTimer?.cancel()
    lifeTimer?.cancel()
    upstream.close(promise: nil)
    onEnd(verdict, sent, received, !hasAnswered)
  }
}
