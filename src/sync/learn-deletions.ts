import { isAccountGone, keepEraseTicket } from '#shared/contract/account-changes';

import { call } from '../http/call';
import { CallError } from '../http/call-error';
import {
  noteTicketKept,
  oweEndOfSession,
  registeredAccounts,
  ticketToKeep,
} from '../store/accounts';
import { eraseDeletedAccount } from '../store/gone/gone-accounts';
import { endOwedSession } from './end-owed-session';

/** Gives the server what this device asks with when its session has ended. */
export async function keepTicket(userId: string): Promise<void> {
  const ticket = await ticketToKeep(userId);
  if (ticket === null) return;
  const keep = call(keepEraseTicket, { userId, ticket });
  // Tried again after the next cycle.
  await keep.then(async () => noteTicketKept(userId), unlessBroken);
}

/** By the ticket of this device, or by its session. Null where nobody answered. */
export async function wasDeleted(userId: string): Promise<boolean | null> {
  const account = (await registeredAccounts()).find((one) => one.userId === userId);
  if (!account) return false;
  const { ticket } = account;
  const ask = call(isAccountGone, { userId, ...(ticket === undefined ? {} : { ticket }) });
  return ask.then(({ gone }) => gone, unlessBroken);
}

function unlessBroken(error: unknown): null {
  if (error instanceof CallError) return null;
  throw error;
}

/** Deletes an account from this device, with the cookie of its session. */
export async function eraseHere(userId: string): Promise<void> {
  const account = (await registeredAccounts()).find((one) => one.userId === userId);
  if (account?.state === 'active') await oweEndOfSession();
  await eraseDeletedAccount(userId);
  // On a shared device it waits for the page to close.
  endOwedSession().catch(() => undefined);
}

/**
 * For accounts whose session has ended, or whose person has signed out and left entries here: no sync tells
 * this device of them.
 * @param which `every` after a sign-in that failed: the session may have ended without a word
 */
export async function learnDeletions(which: 'without-session' | 'every'): Promise<void> {
  for (const { userId, state, sessionExpired } of await registeredAccounts()) {
    const hasSession = state === 'active' && sessionExpired === 0;
    if (hasSession && which !== 'every') continue;
    if ((await wasDeleted(userId)) === true) await eraseHere(userId);
  }
}
