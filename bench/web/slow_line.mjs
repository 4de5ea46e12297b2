// A slow line between a browser and a server: every connection costs a round trip before it stands, every byte half
// of one, and all connections share the bandwidth. Unlike a browser's own emulation it also reaches workers.
import { connect, createServer } from "node:net";

const kPacket = 1400;
const kTick = 2; // ms

/// A port of 127.0.0.1 that leads to `target` over a line of `bytesPerSecond` and `roundTrip` ms.
export async function slowLine(target, { bytesPerSecond, roundTrip }) {
  const waiting = []; // connections with bytes for the browser, served in turn
  let credit = 0;
  let last = performance.now();

  const drain = () => {
    const now = performance.now();
    credit = Math.min(credit + ((now - last) / 1000) * bytesPerSecond, (bytesPerSecond * 3 * kTick) / 1000 + kPacket);
    last = now;
    while (credit >= kPacket && waiting.length > 0) {
      const flow = waiting.shift();
      const chunk = flow.take(kPacket);
      credit -= chunk.length;
      if (flow.size > 0) waiting.push(flow);
    }
  };
  const timer = setInterval(drain, kTick);

  const server = createServer({ allowHalfOpen: true }, (browser) => {
    const upstream = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true });
    const opened = performance.now() + roundTrip;
    const later = (ms, act) => setTimeout(act, ms);
    const flow = {
      chunks: [],
      size: 0,
      take(most) {
        const first = this.chunks[0];
        const part = first.subarray(0, most);
        if (part.length === first.length) this.chunks.shift();
        else this.chunks[0] = first.subarray(most);
        this.size -= part.length;
        later(roundTrip / 2, () => browser.writable && browser.write(part));
        if (this.size < 65536) upstream.resume();
        if (this.size === 0 && this.ended) later(roundTrip / 2, () => browser.end());
        return part;
      },
    };
    browser.on("data", (bytes) => later(roundTrip / 2 + Math.max(0, opened - performance.now()), () => upstream.writable && upstream.write(bytes)));
    browser.on("end", () => later(roundTrip, () => upstream.end()));
    upstream.on("data", (bytes) => {
      if (flow.size === 0) waiting.push(flow);
      flow.chunks.push(bytes);
      flow.size += bytes.length;
      if (flow.size >= 65536) upstream.pause();
    });
    upstream.on("end", () => {
      flow.ended = true;
      if (flow.size === 0) later(roundTrip / 2, () => browser.end());
    });
    for (const [one, other] of [[browser, upstream], [upstream, browser]]) one.on("error", () => other.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    stop() {
      clearInterval(timer);
      server.close();
    },
  };
}
