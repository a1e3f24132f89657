import { PassThrough, type Readable } from 'node:stream';

// Proxies close a connection on which nothing is said; most wait for a minute.
const HEARTBEAT_MS = 25_000;

/** An answer that goes on: server-sent events. */
export class EventStream {
  readonly body: Readable;
  private readonly stream = new PassThrough();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(onClose: () => void) {
    this.body = this.stream;
    this.heartbeat = setInterval(() => this.stream.write(':\n\n'), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.stream.on('close', () => {
      clearInterval(this.heartbeat);
      onClose();
    });
    this.stream.write(':\n\n');
  }

  send(data: string): void {
    this.stream.write(`data: ${data}\n\n`);
  }

  close(): void {
    this.stream.destroy();
  }
}
