import type { Logger } from 'pino';

import type { Signups } from '#shared/rules/host-words';

import { IssuerAway, NotConfirmed, type Issuer } from '../../../gateways/single-sign-on/issuer';
import { refuse } from '../../../http/refuse';
import type { SessionCookie } from '../../../http/session';
import { hashOfToken, newToken } from '../../../http/token';
import type { Database } from '../../../store/database';
import { inTransaction } from '../../../store/in-transaction';
import {
  addAttempt,
  type AnsweredAttempt,
  answeredAttempt,
  type AttemptRow,
  takeAttempt,
} from '../../../store/single-sign-on/sign-in-attempts';

/** For how long a sign-in may take, at the issuer's page or in the form after it. */
export const ATTEMPT_MS = 15 * 60_000;

/** The issuer, and what the host allows. */
export interface SingleSignOn {
  issuer: Issuer;
  /** The name shown to users. */
  name: string;
  signups: Signups;
  only: boolean;
  trustsEmail: boolean;
}

export interface AttemptServices {
  db: Database;
  now: () => number;
  log: Logger;
  singleSignOn: SingleSignOn | undefined;
}

/** @throws Refusal 'single_sign_on_off' */
export function setUp({ singleSignOn }: Pick<AttemptServices, 'singleSignOn'>): SingleSignOn {
  if (!singleSignOn) throw refuse('single_sign_on_off');
  return singleSignOn;
}

/** The cookie of the browser in which a sign-in was begun. */
type Cookie = Pick<SessionCookie, 'value' | 'set' | 'clear'>;

/** Stores a sign-in in progress, replacing the browser's previous one. */
export async function keepAttempt(
  { db, now }: Pick<AttemptServices, 'db' | 'now'>,
  cookie: Cookie,
  attempt: Omit<AttemptRow, 'token_hash'>,
): Promise<void> {
  const token = newToken();
  const row = { ...attempt, token_hash: hashOfToken(token) };
  await inTransaction(db, async (trx) => addAttempt(trx, row, now() - ATTEMPT_MS));
  cookie.set(token, ATTEMPT_MS);
}

/** Uses up the sign-in of this browser. @throws Refusal 'sign_in_not_confirmed' */
export async function takeOwnAttempt(
  { db, now }: Pick<AttemptServices, 'db' | 'now'>,
  cookie: Cookie,
): Promise<AttemptRow> {
  const row = await takeAttempt(db, hashOfToken(cookie.value ?? ''), now() - ATTEMPT_MS);
  cookie.clear();
  if (!row) throw tooLate();
  return row;
}

/** The sign-in of this browser that the issuer has answered. @throws Refusal 'sign_in_not_confirmed' */
export async function ownAnswered(
  { db, now }: Pick<AttemptServices, 'db' | 'now'>,
  cookie: Cookie,
): Promise<AnsweredAttempt> {
  const found = await answeredAttempt(db, hashOfToken(cookie.value ?? ''), now() - ATTEMPT_MS);
  if (!found) throw tooLate();
  return found;
}

export const tooLate = () =>
  refuse('sign_in_not_confirmed', {
    detail: 'This sign-in took too long, or was begun somewhere else. Please start again.',
  });

/** @throws Refusal if the issuer, or its answer in the browser, reports an error */
export async function asked<Answer>(
  { log, singleSignOn }: Pick<AttemptServices, 'log' | 'singleSignOn'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const name = singleSignOn?.name ?? '';
    if (error instanceof IssuerAway) {
      log.warn({ error }, 'the issuer of single sign-on does not answer');
      const detail = `${name} cannot be reached right now. Please try again in a moment.`;
      throw refuse('issuer_away', { detail, retryAfter: 30 });
    }
    if (!(error instanceof NotConfirmed)) throw error;
    const { reason, isCanceled } = error;
    log.warn({ reason }, 'a sign-in by single sign-on was not confirmed');
    if (isCanceled)
      throw refuse('sign_in_canceled', {
        detail: `Signing in with ${name} was not completed there. You can start again.`,
      });
    throw refuse('sign_in_not_confirmed');
  }
}
