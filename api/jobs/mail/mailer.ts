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
  /** Empty for nobody: such a mail takes as long as another to queue, and goes nowhere. */
  to: string;
  subject: string;
  text: string;
  /** For how long the link in it works, in ms. Later it is not sent, and its text is erased in any case. */
  linkMs?: number;
  /** The campaign that it belongs to. */
  campaignId?: string;
  /** Handed over once at most, and never again where that was cut off; it has a campaign. */
  once?: true;
  /** Where a mail program ends such mails with one click (RFC 8058). */
  unsubscribe?: string;
}

/** 'a…@example.com': an address in a mail that goes to another one, which somebody else may read. */
export function maskedAddress(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}

/**
 * What became of handing a mail in. 'limited': the address, or the account, has had as many of the kind as it
 * may in an hour. 'full': as many wait as may.
 */
export type Posted = 'queued' | 'limited' | 'full' | 'not_set_up';

/** How mail has fared; times in ms. */
export interface MailStatus {
  from: string;
  /** Since this process began. */
  sent: number;
  failed: number;
  /** Waiting for another try, or their first. */
  waiting: number;
  lastSentAt: number | null;
  lastFailure: { at: number; reason: string } | null;
}

export const MAILS_AN_HOUR = 5;
export const MAILS_WAITING_MOST = 10_000;
export const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
/** A server that does not answer is not waited for at the end: the mail is sent at the next start. */
const STOP_MS = 3_000;

interface Parts {
  db: Database;
  now: () => number;
  log: Logger;
  /** This instance of the process. */
  owner: string;
  /** Undefined where mail is not set up: that is logged, and nothing is sent. */
  server: MailServer | undefined;
  /** Told whenever something was written of a mail: of one that has ended, less is kept. */
  onWrite?: () => void;
}

/** Queues mail in the database and hands it to the mail server, behind the back of who waits for an answer. */
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
    // Its own: a mail waits for no photo that is being read.
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

  /** Null where mail is not set up. */
  async status(): Promise<MailStatus | null> {
    const { server, db } = this.parts;
    if (!server) return null;
    return { from: server.from, waiting: await countWaitingMails(db), ...this.fared };
  }

  /**
   * Queues a mail, in the transaction of what it is about: it is sent once that is on the disk, at least once,
   * and tried for a day. What is posted in no transaction gets one of its own.
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
    // The connection is free once the transaction has ended: until then the runner waits for it. A database on a
    // server announces the job as soon as it is committed.
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
    // Whom a link goes to may be anybody whom an account names; notices go to its own address.
    const counted = { ...addressee, userId: hasLink ? userId : null };
    // A newer link is always to be had by the time that the one before ends.
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

  /** Looks for mails now. */
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
