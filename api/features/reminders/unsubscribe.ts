import { timingSafeEqual } from 'node:crypto';

import type { unsubscribe } from '#shared/contract/reminders';
import type { Profile } from '#shared/records/profile';
import { REMINDER_TYPES, type ReminderType } from '#shared/records/reminders';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Database, DatabaseTransaction } from '../../store/database';
import { AccountDeleted, lockUserSequence } from '../../store/lock-user-sequence';
import { findRecord, writeRecord } from '../../store/records';
import { keyedHash } from '../../store/subscriptions';

/** A signed token, which works as long as the account exists. */
export async function unsubscribeToken(
  db: Database | DatabaseTransaction,
  userId: string,
  type: ReminderType,
): Promise<string> {
  return `${type}.${userId}.${await signatureOf(db, userId, type)}`;
}

async function signatureOf(
  db: Database | DatabaseTransaction,
  userId: string,
  type: ReminderType,
): Promise<string> {
  const hash = await keyedHash(db);
  return hash(`unsubscribe ${type} ${userId}`);
}

interface UnsubscribeServices {
  db: Database;
  now: () => number;
  onChange: (userId: string) => void;
}

/** Turns off reminders of one type, as the user could in the profile. */
export function unsubscribeHandler({
  db,
  now,
  onChange,
}: UnsubscribeServices): PublicHandler<typeof unsubscribe> {
  return async ({ params }) => {
    const [name, userId = '', signature = ''] = (params['id'] ?? '').split('.');
    const type = REMINDER_TYPES.find((one) => one === name);
    if (!type || !isSame(signature, await signatureOf(db, userId, type)))
      throw refuse('bad_unsubscribe_link');
    const turnOff = async (trx: DatabaseTransaction) => {
      const profile = await findRecord(trx, userId, { type: 'profile', id: userId });
      const reminders = (profile?.data as Profile | null | undefined)?.reminders;
      if (profile?.deleted !== false || !reminders || reminders[type] === 'off') return;
      const fields = { reminders: { ...reminders, [type]: 'off' } };
      await writeRecord(trx, userId, { type: 'profile', id: userId, fields, now: now() });
    };
    try {
      await lockUserSequence(db, userId, async ({ trx }) => turnOff(trx));
      onChange(userId);
    } catch (error) {
      // A deleted account gets no reminders anyway.
      if (!(error instanceof AccountDeleted)) throw error;
    }
    return { type };
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
