import type { Logger } from 'pino';

import type { Database, DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { MAIL_JOB } from '../../store/jobs';
import {
  addMail,
  countMailsTo,
  countWaitingMails,
  dropEarlierMails,
  type NewMail,
} from '../../store/mails';
import { JobRunner } from '../runner';
import { mailWork, type MailServer } from './mail-work';

export interface Mail {
  kind: NewMail['kind'];
  /** Empty if there is no recipient: queueing takes as long as for any mail, but nothing is sent. */
  to: string;
  subject: string;
  text: string;
  /** How long the link in it works, in ms. It is not sent later, and its text is erased in any case. */
  linkMs?: number;
  /** The campaign that it belongs to. */
  campaignId?: string;
  /** Sent at most once, and not again if that was interrupted; it must have a campaign. */
  once?: true;
  /** The link of the one-click unsubscribe header (RFC 8058). */
  unsubscribe?: string;
}

/** 'a…@example.com': for an address in a mail to another one, which someone else may read. */
export function maskedAddress(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}

/**
 * The result of queueing a mail. 'limited': the address, or the account, has had as many mails of the kind as an hour
 * allows. 'full': too many mails are waiting.
 */
export type Posted = 'queued' | 'limited' | 'full' | 'not_set_up';

/** Statistics about mail; times in ms. */
export interface MailStatus {
  from: string;
  /** Since this process started. */
  sent: number;
  failed: number;
  /** Waiting for their first or another attempt. */
  waiting: number;
  lastSentAt: number | null;
  lastFailure: { at: number; reason: string } | null;
}

export const MAILS_AN_HOUR = 5;
export const MAILS_WAITING_MOST = 10_000;
export const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
/** On shutdown, how long to wait for a mail server that does not respond; the mail is sent after the next start. */
const STOP_MS = 3_000;

interface Parts {
  db: Database;
  now: () => number;
  log: Logger;
  /** This instance of the process. */
  owner: string;
  /** Undefined if mail is not set up: that is logged, and nothing is sent. */
  server: MailServer | undefined;
  /** Called whenever a mail's row was written: less is stored of a mail that has ended. */
  onWrite?: () => void;
}

/** Queues mail in the database and sends it in the background, so that responses do not wait for the mail server. */
export class Mailer {
  private readonly runner: JobRunner | undefined;
  private readonly fared = {
    sent: 0,
    failed: 0,
    lastSentAt: null as number | null,
    lastFailure: null as MailStatus['lastFailure'],
  };

  constructor(private readonly parts: Parts) {
    const { server, db, now, log, owner, onWrite } = parts;
    if (!server) return;
    const workByKind = { [MAIL_JOB]: mailWork({ db, now, server, told: this.told() }) };
    // A runner of its own, so that mails do not wait for photo analyses.
    this.runner = new JobRunner({
      db,
      now,
      log,
      owner,
      workByKind,
      limits: { atOnce: 2, perPerson: 1 },
      ...(onWrite ? { onWrite } : {}),
    });
  }

  get isSetUp(): boolean {
    return this.runner !== undefined;
  }

  /** Null if mail is not set up. */
  async status(): Promise<MailStatus | null> {
    const { server, db } = this.parts;
    if (!server) return null;
    return { from: server.from, waiting: await countWaitingMails(db), ...this.fared };
  }

  /**
   * Queues a mail in the transaction of what it is about: it is sent at least once after the commit, and retried for a
   * day. If `within` is not a transaction, it gets its own.
   * @param userId the account that it is about, with which it is deleted
   */
  async post(within: Database | DatabaseTransaction, mail: Mail, userId?: string): Promise<Posted> {
    const { log } = this.parts;
    const { kind } = mail;
    if (!this.runner) {
      log.warn({ kind }, 'mail is not set up (SMTP_URL): nothing was sent');
      return 'not_set_up';
    }
    const queue = async (trx: DatabaseTransaction) => this.queue(trx, mail, userId ?? null);
    const posted = await (within.isTransaction
      ? queue(within as DatabaseTransaction)
      : inTransaction(within, queue));
    // Too many contact messages stop only their own mails: the host was notified of the first ones.
    const isNews = posted !== 'limited' || kind !== 'contact_came';
    if (posted !== 'queued' && isNews) log.error({ kind, why: posted }, 'a mail was not queued');
    // The connection is free only after the transaction has ended, and the runner waits for it. A server database
    // announces the job on commit.
    setImmediate(() => {
      this.wake();
    });
    return posted;
  }

  private async queue(
    trx: DatabaseTransaction,
    { kind, to, subject, text, linkMs, campaignId, once, unsubscribe }: Mail,
    userId: string | null,
  ): Promise<Posted> {
    const now = this.parts.now();
    const hasLink = linkMs !== undefined;
    const addressee = { kind, recipient: to, userId };
    // An account can name any address for a link, so links are counted by account too; notices go to its own address.
    const counted = { ...addressee, userId: hasLink ? userId : null };
    // At the latest when a link expires, a newer one can be requested.
    const window = Math.min(HOUR_MS, linkMs ?? HOUR_MS);
    const recent = await countMailsTo(trx, counted, now - window);
    if (to !== '' && recent >= MAILS_AN_HOUR) return 'limited';
    if ((await countWaitingMails(trx)) >= MAILS_WAITING_MOST) return 'full';
    if (hasLink) await dropEarlierMails(trx, addressee, now);
    const endsAt = now + (linkMs ?? DAY_MS);
    const rest = { campaignId, once, unsubscribe };
    await addMail(trx, { ...addressee, subject, body: text, hasLink, now, endsAt, ...rest });
    return 'queued';
  }

  wake(): void {
    this.runner?.wake();
  }

  async stop(): Promise<void> {
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, STOP_MS).unref();
    });
    await Promise.race([this.runner?.stop(), late]);
    this.parts.server?.close();
  }

  private told() {
    const { fared } = this;
    const { now } = this.parts;
    return {
      sent: () => {
        fared.sent += 1;
        fared.lastSentAt = now();
      },
      refused: (reason: string) => {
        fared.lastFailure = { at: now(), reason };
      },
      givenUp: () => {
        fared.failed += 1;
      },
    };
  }
}
