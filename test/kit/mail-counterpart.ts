import type { AddressInfo } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const PATIENCE_MS = 10_000;

export interface ReceivedMail {
  to: string[];
  from: string;
  subject: string;
  text: string;
}

/** A mail server of its own make, on loopback: what it was handed can be read. */
export class MailCounterpart {
  readonly received: ReceivedMail[] = [];
  /** How many of the next mails are put off, as a busy server does. */
  busyFor = 0;

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<MailCounterpart> {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          counterpart.take(to, Buffer.concat(chunks)).then(
            () => {
              done();
            },
            (error: unknown) => {
              done(error as Error);
            },
          );
        });
      },
    });
    const counterpart = new MailCounterpart(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return counterpart;
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  private async take(to: string[], raw: Buffer): Promise<void> {
    if (this.busyFor > 0) {
      this.busyFor -= 1;
      throw Object.assign(new Error('Try again later'), { responseCode: 451 });
    }
    const { from, subject, text } = await PostalMime.parse(raw);
    this.received.push({
      to,
      from: from?.address ?? '',
      subject: subject ?? '',
      text: text ?? '',
    });
  }

  /** The newest mail to an address, of a subject where one is named; waited for. */
  async newestTo(address: string, about?: string): Promise<ReceivedMail> {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      const mail = this.received.findLast(
        ({ to, subject }) => to.includes(address) && (about === undefined || subject === about),
      );
      if (mail) return mail;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No mail came to ${address}.`);
  }

  forget(): void {
    this.received.length = 0;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(resolve);
    });
  }
}
