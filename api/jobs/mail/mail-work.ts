import type { Database } from '../../store/database';
import {
  beginMailTry,
  endFailedMail,
  endSentMail,
  keepMailAnswer,
  mailById,
  type MailRow,
  removeMail,
} from '../../store/mails';
import { GiveUp, PutOff, type Work } from '../work';

/** Why a mail server did not take a mail. */
export interface MailProblem {
  /** For a host, without the address that the mail was for. */
  words: string;
  /** The same in a word or two. */
  reason: string;
  /** Whether another try would be answered the same way. */
  isPermanent: boolean;
  /** Whether it is sure that the mail was not taken: a connection that ends late leaves that open. */
  isSure: boolean;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Where a mail program ends such mails with one click. */
  unsubscribe?: string | undefined;
}

/** What takes mail. */
export interface MailServer {
  from: string;
  /** Undefined where it took the mail. */
  send: (letter: Letter) => Promise<MailProblem | undefined>;
  close: () => void;
}

interface Parts {
  db: Database;
  now: () => number;
  server: MailServer;
  /** Hears how it goes. */
  told: { sent: () => void; refused: (reason: string) => void; givenUp: () => void };
}

const MINUTE_MS = 60_000;
/** Soon at first; then as a server asks for that does not know the sender yet; in the end every hour. */
const PAUSES_MS = [
  5_000,
  30_000,
  ...[2, 5, 10, 10, 20, 40].map((minutes) => minutes * MINUTE_MS),
] as const;
const LAST_PAUSE_MS = 60 * MINUTE_MS;

/** The pause after so many tries. */
function pauseAfter(tries: number): number {
  return PAUSES_MS[tries - 1] ?? LAST_PAUSE_MS;
}

/** Hands a mail in until the server takes it or refuses it for good, or its time is over. */
export function mailWork({ db, now, server, told }: Parts): Work {
  return {
    // A mail that is under way when the process dies was not tried in vain: its own time ends it.
    tries: Infinity,
    begin:
      ({ subject_id: id }) =>
      async (trx) =>
        beginMailTry(trx, id, now()),
    run: async ({ subject_id: id }) => {
      const mail = await mailById(db, id);
      const letter = letterOf(mail);
      if (!mail || !letter) return async () => Promise.resolve();
      if (letter.to === '') return async (trx) => removeMail(trx, id);
      if (now() >= mail.ends_at) throw new GiveUp(overWords(mail), 'its time is over');
      const problem = await server.send(letter);
      if (problem) {
        told.refused(problem.reason);
        throw outcomeOf(mail, problem, now());
      }
      told.sent();
      return async (trx) => endSentMail(trx, id, now());
    },
    wait:
      ({ subject_id: id }, _at, error) =>
      async (trx) =>
        keepMailAnswer(trx, id, { answer: wordsOf(error), isRefused: error instanceof PutOff }),
    giveUp: ({ subject_id: id }, error) => {
      told.givenUp();
      return async (trx) => endFailedMail(trx, id, { answer: wordsOf(error), now: now() });
    },
  };
}

/** Nothing where the mail is not to be sent any more: its account was deleted, or a newer one took its place. */
function letterOf(mail: MailRow | undefined): Letter | undefined {
  if (mail?.state !== 'waiting' || mail.subject === null || mail.body === null) return undefined;
  const unsubscribe = mail.unsubscribe ?? undefined;
  return { to: mail.recipient, subject: mail.subject, text: mail.body, unsubscribe };
}

function outcomeOf(mail: MailRow, problem: MailProblem, now: number): Error {
  const { words, reason, isPermanent, isSure } = problem;
  if (mail.once === 1 && !isSure) return new GiveUp(`${words} ${UNSURE}`, reason);
  if (isPermanent) return new GiveUp(words, reason);
  const at = now + pauseAfter(mail.tries);
  if (at >= mail.ends_at) return new GiveUp(overWords({ ...mail, last_answer: words }), reason);
  return new PutOff(at, words, reason);
}

const UNSURE = 'It may have arrived, so it is not sent again.';

function overWords({ last_answer, has_link, once }: MailRow): string {
  if (once === 1) return `${last_answer ?? ''} Its time of the day was over.`.trim();
  const why = has_link === 1 ? 'The link in it has ended.' : 'It was tried for a day.';
  return last_answer === null ? why : `${last_answer} ${why}`;
}

function wordsOf(error: unknown): string {
  if (error instanceof GiveUp || error instanceof PutOff) return error.why;
  return 'Something went wrong on this server: see its log.';
}
