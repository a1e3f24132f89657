import { isAccountGone, keepEraseTicket } from '#shared/contract/account-changes';

import { call } from '../http/call';
import { CallError } from '../http/call-error';
import {
  noteTicketKept,
  markLogoutPending,
  registeredAccounts,
  ticketToKeep,
} from '../store/accounts';
import { eraseDeletedAccount } from '../store/gone/gone-accounts';
import { finishPendingLogout } from './finish-pending-logout';

/** Gives the server the erase ticket, with which this device can ask about deletion without a session. */
export async function keepTicket(userId: string): Promise<void> {
  const ticket = await ticketToKeep(userId);
  if (ticket === null) return;
  const keep = call(keepEraseTicket, { userId, ticket });
  // If it fails, the scheduler tries again after the next cycle.
  await keep.then(async () => noteTicketKept(userId), unlessBroken);
}

/** Asks the server with this device's erase ticket or its session. Null if there was no answer. */
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
  if (account?.state === 'active') await markLogoutPending();
  await eraseDeletedAccount(userId);
  // Not awaited: on a shared device it waits until the page is closed.
  finishPendingLogout().catch(() => undefined);
}

/**
 * Asks about accounts whose session has ended, or whose user signed out and left entries on this device:
 * sync does not run for them, so it cannot report a deletion.
 * @param which `every` after a failed sign-in: a session may have ended without this device knowing
 */
export async function learnDeletions(which: 'without-session' | 'every'): Promise<void> {
  for (const { userId, state, sessionExpired } of await registeredAccounts()) {
    const hasSession = state === 'active' && sessionExpired === 0;
    if (hasSession && which !== 'every') continue;
    if ((await wasDeleted(userId)) === true) await eraseHere(userId);
  }
}
