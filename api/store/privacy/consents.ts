import type { Selectable } from 'kysely';

import {
  type AiProvider,
  type ConsentAnswer,
  type ConsentKind,
  type Consents,
  providerLabel,
  restrictionOf,
  TEXT_VERSIONS,
} from '#shared/contract/consents';

import { type Database, type DatabaseTransaction, putSys, readSys } from '../database';
import { statement } from '../dialect/statement';
import type { ConsentsTable } from './privacy-tables';

type Reader = Database | DatabaseTransaction;
type ConsentRow = Selectable<ConsentsTable>;

/** The part that the host decides. */
export interface HostRules {
  provider: AiProvider | null;
  parentBelow: number | null;
}

const PROVIDER = 'ai_provider';

/** Stores at every start the provider that a consent must name. Sending and charging read it from here. */
export async function nameProvider(db: Database, provider: AiProvider | null): Promise<void> {
  if (!provider) {
    await db.deleteFrom('sys').where('k', '=', PROVIDER).execute();
    return;
  }
  await putSys(db, PROVIDER, providerLabel(provider));
}

export interface AiConsent {
  send: boolean;
  notes: boolean;
}

/** Whether a user has consented to sending meals to the current provider; checked right before sending. */
export async function aiConsent(db: Reader, userId: string): Promise<AiConsent> {
  const named = await readSys(db, PROVIDER);
  // Without a provider there is no name, and nothing can be sent.
  if (named === undefined) return { send: true, notes: true };
  const answers = await newestAnswers(db, userId);
  const { ai } = answers;
  const isGiven = ai?.given === 1 && ai.provider === named;
  const send = isGiven && restrictionBy(answers) === null;
  return { send, notes: send && ai.notes === 1 };
}

/** Why an account may not store anything new; null if it may. */
export async function restrictionIn(
  db: Reader,
  userId: string,
): Promise<ReturnType<typeof restrictionOf>> {
  return restrictionBy(await newestAnswers(db, userId));
}

function restrictionBy({ health, age }: Answers): ReturnType<typeof restrictionOf> {
  return restrictionOf({
    health: health ? { given: health.given === 1, at: health.at } : null,
    isUnder13: age?.given === 0,
  });
}

export async function hasParentAgreed(db: Reader, userId: string): Promise<boolean> {
  return (await newestAnswers(db, userId)).parent?.given === 1;
}

type Answers = Partial<Record<ConsentKind, ConsentRow>>;

/** A user's newest answer of each kind. */
async function newestAnswers(db: Reader, userId: string): Promise<Answers> {
  const rows = await newestConsents(db, { userId });
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}

const newestConsents = statement((db, { userId }: { userId: string }) => {
  const newest = db
    .selectFrom('consents')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('user_id', '=', userId)
    .groupBy('kind');
  return db.selectFrom('consents').selectAll().where('id', 'in', newest);
});

/** The consents as the user's devices know them. */
export async function consentsOf(
  db: Reader,
  userId: string,
  { provider, parentBelow }: HostRules,
): Promise<Consents> {
  const answers = await newestAnswers(db, userId);
  const { ai, health, parent, age } = answers;
  return {
    provider,
    parentBelow,
    ai: aiIn(ai, provider),
    health: health ? { given: health.given === 1, at: health.at } : null,
    parent: parent?.given === 1 ? { at: parent.at } : null,
    isUnder13: age?.given === 0,
    last: Math.max(0, ...Object.values(answers).map(({ id }) => id)),
  };
}

function aiIn(row: ConsentRow | undefined, provider: AiProvider | null): Consents['ai'] {
  if (!row || !provider || row.provider !== providerLabel(provider)) return null;
  return { send: row.given === 1, notes: row.notes === 1, at: row.at };
}

export interface Answering {
  userId: string;
  answer: Omit<ConsentAnswer, 'after'> & { after?: number };
  now: number;
}

/**
 * Adds an answer, and ends the previous consent. A yes that was given before a later answer was known is ignored; a no
 * always counts. A user who has said to be younger than 13 cannot change that.
 */
export async function addConsent(
  trx: DatabaseTransaction,
  { userId, answer, now }: Answering,
): Promise<void> {
  const { [answer.kind]: before } = await newestAnswers(trx, userId);
  if (before && isOutdone(before, answer)) return;
  const row = rowOf(userId, answer, now);
  if (before && isSame(before, row)) return;
  if (before?.given === 1) {
    await trx
      .updateTable('consents')
      .set({ withdrawn_at: now })
      .where('id', '=', before.id)
      .execute();
  }
  await trx.insertInto('consents').values(row).execute();
}

function isOutdone(before: ConsentRow, { kind, given, after }: Answering['answer']): boolean {
  if (kind === 'age') return before.given === 0;
  return given && after !== undefined && before.id > after;
}

function rowOf(userId: string, answer: Answering['answer'], now: number): Omit<ConsentRow, 'id'> {
  const { kind, given, version, provider = null, notes = false } = answer;
  return {
    user_id: userId,
    kind,
    provider,
    text_version: version,
    given: given ? 1 : 0,
    notes: given && notes ? 1 : 0,
    at: now,
    withdrawn_at: null,
  };
}

/** Records that a user has said to be younger than 13. */
export async function noteUnder13(
  trx: DatabaseTransaction,
  userId: string,
  now: number,
): Promise<void> {
  const answer = { kind: 'age', given: false, version: TEXT_VERSIONS.age } as const;
  await addConsent(trx, { userId, answer, now });
}

type Answered = Pick<ConsentRow, 'given' | 'provider' | 'notes' | 'text_version'>;

const isSame = (one: Answered, other: Answered) =>
  one.given === other.given &&
  one.provider === other.provider &&
  one.notes === other.notes &&
  one.text_version === other.text_version;
