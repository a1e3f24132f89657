import { PassThrough, type Readable } from 'node:stream';

// Proxies close silent connections, most after a minute.
const HEARTBEAT_MS = 25_000;
// A page that leaves thousands of messages unread is not listening.
const UNREAD_MOST = 32 * 1024;

export class EventStream {
  readonly body: Readable;
  private readonly stream = new PassThrough();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(onClose: () => void) {
    this.body = this.stream;
    this.heartbeat = setInterval(() => {
      this.write(':\n\n');
    }, HEARTBEAT_MS);
    this.heartbeat.unref();
    this.stream.on('close', () => {
      clearInterval(this.heartbeat);
      onClose();
    });
    this.write(':\n\n');
  }

  send(data: string): void {
    this.write(`data: ${data}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.stream.end();
  }

  private write(text: string): void {
    if (this.stream.writableEnded) return;
    const unread = this.stream.writableLength + this.stream.readableLength;
    if (unread > UNREAD_MOST) this.stream.destroy();
    else this.stream.write(text);
  }
}
