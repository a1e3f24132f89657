import { createTransport, type Transporter } from 'nodemailer';

export interface MailSettings {
  /** Where mail is handed in: smtp://user:password@host:587 */
  url: string;
  /** Who it is from: 'Platelog <info@meals.example.org>'. */
  from: string;
  /** Whether mail may leave in the clear where the server offers no encryption. */
  tls: 'required' | 'optional';
}

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Why a mail was not taken. */
interface Problem {
  /** What happened, for a host; without the address that the mail was for. */
  words: string;
  /** The same in a word or two. */
  reason: string;
  /** Whether another try would be answered the same way. */
  isPermanent: boolean;
}

/** What nodemailer tells of a failure. */
interface Failure {
  code?: string;
  /** What the system said, where it said something. */
  originalCode?: string;
  /** The command that was answered. */
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
const PERMANENT_FROM = 500;
const RESPONSE_MOST = 2_000;
const ANSWER_MOST = 200;
// A token is longer.
const WORD_MOST = 40;

/** The server that mail is handed to. */
export class MailServer {
  readonly from: string;
  private readonly transport: Transporter;
  private readonly host: string;

  constructor({ url, from, tls }: MailSettings) {
    this.from = from;
    this.host = new URL(url).host;
    this.transport = createTransport({ url, ...encryption(url, tls), ...TIMEOUTS });
  }

  /** Hands a mail in; undefined where the server took it. */
  async send({ to, subject, text }: Letter): Promise<Problem | undefined> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        text,
        // Header fields of ours only, whatever a name or an address holds.
        subject: subject.replace(/[\r\n]+/g, ' '),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
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
      // A login, a sender or a certificate can be mended by the host: such a mail waits for that.
      isPermanent: refusedMail && responseCode >= PERMANENT_FROM,
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

const UNTRUSTED = /CERT|SIGNED|ISSUER|ALTNAME/;

/** What a mail server did, by nodemailer's name for it or by the command that it refused. */
const WORDS: Record<string, string> = {
  ETLS: 'offers no encryption (TLS), and SMTP_TLS requires it.',
  EAUTH: 'refused the login: check user and password in SMTP_URL.',
  ENOAUTH: 'asks for a login: check user and password in SMTP_URL.',
  EDNS: 'has a name that nobody knows: check SMTP_URL.',
  'MAIL FROM': 'refused the sender: check MAIL_FROM.',
  'RCPT TO': 'refused the recipient.',
};

/** Without a certificate that is valid there is no encryption worth the name, but it is better than none. */
function encryption(url: string, tls: MailSettings['tls']) {
  if (tls === 'required') return { requireTLS: true, tls: { minVersion: 'TLSv1.2' as const } };
  if (url.startsWith('smtps:')) return {};
  // eslint-disable-next-line no-restricted-syntax -- the host has said that no encryption would do as well
  return { opportunisticTLS: true, tls: { rejectUnauthorized: false } };
}

/** A server may repeat an address, or a link of the mail: neither is kept. */
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
