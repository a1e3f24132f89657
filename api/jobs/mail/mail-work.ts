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

/** Why a mail server did not accept a mail. */
export interface MailProblem {
  /** For the host, without the recipient's address. */
  words: string;
  /** A short form of it. */
  reason: string;
  /** Whether another attempt would get the same answer. */
  isPermanent: boolean;
  /** Whether the mail was certainly not accepted; unknown if the connection ended late. */
  isSure: boolean;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The link of the one-click unsubscribe header. */
  unsubscribe?: string | undefined;
}

export interface MailServer {
  from: string;
  /** Returns undefined if it accepted the mail. */
  send: (letter: Letter) => Promise<MailProblem | undefined>;
  close: () => void;
}

interface Parts {
  db: Database;
  now: () => number;
  server: MailServer;
  /** Called with the results. */
  told: { sent: () => void; refused: (reason: string) => void; givenUp: () => void };
}

const MINUTE_MS = 60_000;
/** Short at first; then as long as servers ask for that do not know the sender yet; finally an hour. */
const PAUSES_MS = [
  5_000,
  30_000,
  ...[2, 5, 10, 10, 20, 40].map((minutes) => minutes * MINUTE_MS),
] as const;
const LAST_PAUSE_MS = 60 * MINUTE_MS;

/** The pause after a number of attempts. */
function pauseAfter(tries: number): number {
  return PAUSES_MS[tries - 1] ?? LAST_PAUSE_MS;
}

/** Sends a mail until the server accepts it or refuses it permanently, or its time is over. */
export function mailWork({ db, now, server, told }: Parts): Work {
  return {
    // Not limited, because an attempt during which the process died may have had no fault: `ends_at` limits them.
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

/** Undefined if the mail must not be sent any more: its account was deleted, or a newer mail replaced it. */
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
