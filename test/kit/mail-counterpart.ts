import type { AddressInfo, Socket } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

import { MailServer } from '../../api/gateways/mail-server';

// A slow machine is not a failure: only a mail that never comes is one.
const PATIENCE_MS = 40_000;

export interface ReceivedMail {
  to: string[];
  from: string;
  subject: string;
  text: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  /** Whether it came over an encrypted connection. */
  secure: boolean;
}

export interface MailOptions {
  /** Offers encryption, with a self-signed certificate. */
  tls?: boolean;
  /** Requires this login. */
  login?: { user: string; pass: string };
}

/** What the server rejects, at which step, and how. */
export interface MailRefusal {
  at: 'MAIL FROM' | 'RCPT TO' | 'DATA';
  code: number;
  words: string;
}

/** A fake mail server on loopback, which keeps the mails that it receives. */
export class MailCounterpart {
  readonly received: ReceivedMail[] = [];
  /** How many of the next mails are deferred, as a busy server does. */
  busyFor = 0;
  /** The number of login attempts. */
  logins = 0;
  refusal: MailRefusal | undefined;
  /** Awaited before a received mail is accepted, and before the response to an accepted one. */
  beforeTaking: (() => Promise<void>) | undefined;
  beforeAnswer: (() => Promise<void>) | undefined;

  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: SMTPServer,
    private readonly login: MailOptions['login'],
  ) {
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async start({ tls = false, login }: MailOptions = {}): Promise<MailCounterpart> {
    const refused = (at: MailRefusal['at']) => counterpart.refusedAt(at);
    const server: SMTPServer = new SMTPServer({
      authOptional: login === undefined,
      allowInsecureAuth: true,
      disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
      onAuth: ({ username, password }, _session, done) => {
        counterpart.logins += 1;
        const right = username === login?.user && password === login?.pass;
        if (right) done(null, { user: username });
        else done(new Error('Wrong user or password'));
      },
      onMailFrom: (_address, _session, done) => {
        done(refused('MAIL FROM'));
      },
      onRcptTo: (_address, _session, done) => {
        done(refused('RCPT TO'));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          counterpart.take(session, Buffer.concat(chunks)).then(
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
    // A sender that is killed while it sends a mail causes an error.
    server.on('error', () => undefined);
    const counterpart = new MailCounterpart(server, login);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return counterpart;
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    const login = this.login ? `${this.login.user}:${this.login.pass}@` : '';
    return `smtp://${login}127.0.0.1:${port}`;
  }

  /** Closes every connection, like a network failure. */
  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** The client with which our server sends mail here. */
  sender(): MailServer {
    return new MailServer({ url: this.url, from: 'Platelog <info@example.org>', tls: 'optional' });
  }

  private refusedAt(at: MailRefusal['at']): Error | null {
    const { refusal } = this;
    if (refusal?.at !== at) return null;
    return Object.assign(new Error(refusal.words), { responseCode: refusal.code });
  }

  private async take(session: SMTPServerSession, raw: Buffer): Promise<void> {
    if (this.busyFor > 0) {
      this.busyFor -= 1;
      throw Object.assign(new Error('Try again later'), { responseCode: 451 });
    }
    const refused = this.refusedAt('DATA');
    if (refused) throw refused;
    const { from, subject, text, headers } = await PostalMime.parse(raw);
    await this.beforeTaking?.();
    this.received.push({
      to: session.envelope.rcptTo.map(({ address }) => address),
      from: from?.address ?? '',
      subject: subject ?? '',
      text: text ?? '',
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      secure: session.secure,
    });
    await this.beforeAnswer?.();
  }

  /** Waits for the newest mail to an address, optionally with a given subject. */
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
