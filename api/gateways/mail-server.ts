import { createTransport, type Transporter } from 'nodemailer';

export interface MailSettings {
  url: string;
  /** 'Platelog <info@meals.example.org>' */
  from: string;
  /** Whether mail may leave unencrypted if the server offers no encryption. */
  tls: 'required' | 'optional';
}

interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The link of the one-click unsubscribe header. */
  unsubscribe?: string | undefined;
}

interface Problem {
  /** For the host, without the recipient's address. */
  words: string;
  reason: string;
  /** Whether another attempt would get the same answer. */
  isPermanent: boolean;
  /** Whether the mail was certainly not accepted. */
  isSure: boolean;
}

interface Failure {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
// A lower code answers an earlier step: the connection ended after it.
const REFUSED_FROM = 400;
const PERMANENT_FROM = 500;
/** Without a connection nothing was sent. */
const NOBODY_THERE = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'],
]);
const RESPONSE_MOST = 2_000;
const ANSWER_MOST = 200;
// Tokens in links are longer.
const WORD_MOST = 40;

export class MailServer {
  readonly from: string;
  private readonly transport: Transporter;
  private readonly host: string;

  constructor({ url, from, tls }: MailSettings) {
    this.from = from;
    this.host = new URL(url).host;
    this.transport = createTransport({ url, ...encryption(url, tls), ...TIMEOUTS });
  }

  async send({ to, subject, text, unsubscribe }: Letter): Promise<Problem | undefined> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        text,
        // A line break would add header fields.
        subject: subject.replace(/[\r\n]+/g, ' '),
        ...(unsubscribe !== undefined && { headers: oneClick(unsubscribe) }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return undefined;
    } catch (error) {
      return this.problemOf(error as Failure);
    }
  }

  /** Connects and logs in, without sending anything. */
  async check(): Promise<Problem | undefined> {
    try {
      await this.transport.verify();
      return undefined;
    } catch (error) {
      return this.problemOf(error as Failure);
    }
  }

  close(): void {
    this.transport.close();
  }

  private problemOf(failure: Failure): Problem {
    const { code = 'unknown', command, responseCode = 0, response } = failure;
    const refusedMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE';
    return {
      words: this.wordsOf(failure) + (response === undefined ? '' : saidWords(response)),
      reason: responseCode > 0 ? `refused (${responseCode})` : code,
      // The host can fix a login, a sender or a certificate, so the mail waits in these cases.
      isPermanent: refusedMail && responseCode >= PERMANENT_FROM,
      isSure: responseCode >= REFUSED_FROM || NOBODY_THERE.has(failure.originalCode ?? code),
    };
  }

  private wordsOf(failure: Failure): string {
    const { code = 'unknown', originalCode = '', command = '', responseCode } = failure;
    const said = WORDS[code] ?? WORDS[command];
    if (UNTRUSTED.test(originalCode)) {
      return `The certificate of the mail server ${this.host} is not valid (${originalCode}).`;
    }
    if (said !== undefined) return `The mail server ${this.host} ${said}`;
    if (responseCode !== undefined) return `The mail server ${this.host} did not take the mail.`;
    return `No mail server answered at ${this.host} (${originalCode === '' ? code : originalCode}).`;
  }
}

/** RFC 8058. */
function oneClick(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const UNTRUSTED = /CERT|SIGNED|ISSUER|ALTNAME/;

/** By nodemailer's code, or by the refused command. */
const WORDS: Record<string, string> = {
  ETLS: 'offers no encryption (TLS), and SMTP_TLS requires it.',
  EAUTH: 'refused the login: check user and password in SMTP_URL.',
  ENOAUTH: 'asks for a login: check user and password in SMTP_URL.',
  EDNS: 'has a name that nobody knows: check SMTP_URL.',
  'MAIL FROM': 'refused the sender: check MAIL_FROM.',
  'RCPT TO': 'refused the recipient.',
};

/** Encryption without a valid certificate is still better than none. */
function encryption(url: string, tls: MailSettings['tls']) {
  if (tls === 'required') return { requireTLS: true, tls: { minVersion: 'TLSv1.2' as const } };
  if (url.startsWith('smtps:')) return {};
  // eslint-disable-next-line no-restricted-syntax -- the host has said that no encryption would do as well
  return { opportunisticTLS: true, tls: { rejectUnauthorized: false } };
}

/** The server's answer without addresses and links, which it may repeat from the mail. */
function saidWords(response: string): string {
  const words = response
    .slice(0, RESPONSE_MOST)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .split(' ');
  return ` It said: ${words.map(harmless).join(' ').slice(0, ANSWER_MOST).trim()}`;
}

function harmless(word: string): string {
  if (word.includes('@')) return '(address)';
  return word.includes('://') || word.length > WORD_MOST ? '(link)' : word;
}
