import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';

export interface MailSettings {
  /** Where mail is handed in: smtp://user:password@host:587 */
  url: string;
  /** Who it is from: 'Platelog <info@meals.example.org>'. */
  from: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface MailFailure {
  responseCode?: number;
  code?: string;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
// A mailbox that is full or greylists is tried again; what is refused for good is not.
const AGAIN_AFTER_MS = [2_000, 60_000];
const PERMANENT_FROM = 500;

/** How handing mail in has fared since this process began; times in ms. */
export interface MailStatus {
  from: string;
  sent: number;
  failed: number;
  /** Waiting for another try. */
  waiting: number;
  lastSentAt: number | null;
  /** What the mail server said is not kept: it may name whom the mail was for. */
  lastFailure: { at: number; reason: string } | null;
}

/** Hands mail to a server. Without settings there is none: that is logged, and nothing is sent. */
export class Mailer {
  private readonly transport: Transporter | undefined;
  private readonly waiting = new Set<NodeJS.Timeout>();
  private readonly fared = {
    sent: 0,
    failed: 0,
    lastSentAt: null as number | null,
    lastFailure: null as MailStatus['lastFailure'],
  };

  constructor(
    private readonly settings: MailSettings | undefined,
    private readonly log: Logger,
  ) {
    this.transport = settings && createTransport({ url: settings.url, ...TIMEOUTS });
  }

  get isSetUp(): boolean {
    return this.transport !== undefined;
  }

  /** Null where mail is not set up. */
  get status(): MailStatus | null {
    if (!this.settings) return null;
    return { from: this.settings.from, waiting: this.waiting.size, ...this.fared };
  }

  /** Hands a mail in behind the caller's back: how long that takes must tell nobody anything. */
  post(mail: Mail): void {
    if (!this.transport) {
      this.log.warn({ subject: mail.subject }, 'mail is not set up (SMTP_URL): nothing was sent');
      return;
    }
    void this.tryToSend(mail, 0);
  }

  private async tryToSend(mail: Mail, tries: number): Promise<void> {
    try {
      await this.transport?.sendMail({
        from: this.settings?.from,
        ...mail,
        // Header fields of ours only, whatever a name or an address holds.
        subject: mail.subject.replace(/[\r\n]+/g, ' '),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      this.fared.sent += 1;
      this.fared.lastSentAt = Date.now();
    } catch (error) {
      this.tryLater(mail, tries, error);
    }
  }

  private tryLater(mail: Mail, tries: number, error: unknown): void {
    const after = AGAIN_AFTER_MS[tries];
    const { responseCode = 0, code = 'unknown' } = error as MailFailure;
    const last = after === undefined || responseCode >= PERMANENT_FROM;
    const reason = responseCode > 0 ? `refused (${responseCode})` : code;
    this.fared.lastFailure = { at: Date.now(), reason };
    if (last) this.fared.failed += 1;
    this.log.error({ error, subject: mail.subject, last }, 'a mail was not taken');
    if (last) return;
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      void this.tryToSend(mail, tries + 1);
    }, after);
    timer.unref();
    this.waiting.add(timer);
  }

  close(): void {
    for (const timer of this.waiting) clearTimeout(timer);
    this.transport?.close();
  }
}
