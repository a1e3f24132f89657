import { uuidv7 } from 'uuidv7';

import type { User } from '#shared/contract/accounts';
import {
  type ConsentKind,
  type Consents,
  NO_CONSENTS,
  providerLabel,
  restrictionOf,
  TEXT_VERSIONS,
  withAnswer,
} from '#shared/contract/consents';
import type { Sending } from '#shared/rules/meal-state';

import { findStore, storeOf } from './account-store';
import { finishErasing, giveUpLeft, takeOffDevice } from './gone/gone-accounts';
import { hasSameContent } from './has-same-content';
import { adoptKeptMeal } from './kept-meal/adopt-kept-meal';
import { forgetBegunMeal } from './kept-meal/begun-meal';
import { type OwedAnswer, registry, registryOnDisk, type RegisteredAccount } from './registry';
import { isKeptInMemory, isSharedDeviceInUse } from './shared-device';
import { adoptSharedPhotos } from './photos/shared-photos';
import { requestSync, updateSyncState } from './sync-state';
import { countUnsynced } from './unsynced';

export interface Account {
  userId: string;
  user: User;
  sessionExpired: boolean;
  /** Includes answers that the server does not have yet; undefined until the server has sent its own. */
  consents?: Consents | undefined;
}

export async function activeAccount(): Promise<Account | null> {
  const found = await registry().accounts.where('state').equals('active').first();
  return found ? asAccount(found) : null;
}

export async function registeredAccounts(): Promise<RegisteredAccount[]> {
  return registry().accounts.toArray();
}

export async function activeAccounts(): Promise<RegisteredAccount[]> {
  return registry().accounts.where('state').equals('active').toArray();
}

/** If the account was on this device before, its database is reused, so its unsynced entries are back. */
export async function rememberAccount(user: User, consents: Consents = NO_CONSENTS): Promise<void> {
  await registry().transaction('rw', [registry().accounts, registry().chores], async () => {
    const others = registry().accounts.where('userId').notEqual(user.id);
    await others.modify({ state: 'kept' });
    const known = await registry().accounts.get(user.id);
    await registry().accounts.put({
      ...known,
      userId: user.id,
      dbName: known?.dbName ?? `platelog-${uuidv7()}`,
      user,
      state: 'active',
      sessionExpired: 0,
      lastUsed: Date.now(),
      // The erase ticket is sent again, so that the server knows that it is still in use.
      ticketKept: 0,
      consents,
      answers: known?.answers ?? [],
    });
    // Signing in ended the session that a pending logout was for.
    await registry().chores.delete('end-session');
  });
  await adoptSharedPhotos(user.id);
  await resume(user.id);
}

/** Opens the database at once: if the user leaves the page while WebKit creates a database, it can never be opened again. */
async function resume(userId: string): Promise<void> {
  const account = await registry().accounts.get(userId);
  if (!account) return;
  const store = storeOf(userId, account.dbName);
  await updateSyncState(store, { paused: null, nextTryAt: null, notBefore: null });
  // Not if consents forbid new entries. If it fails, the meal stays in the tab and the sign-in still succeeds.
  const takesEntries = restrictionOf(account.consents ?? NO_CONSENTS) === null;
  if (takesEntries) await adoptKeptMeal(store).catch(() => undefined);
}

export async function updateAccount(user: User, consents?: Consents): Promise<void> {
  const known = await registry().accounts.get(user.id);
  const now = { user, consents: consents ?? known?.consents };
  const before = { user: known?.user, consents: known?.consents };
  // Writes only if something changed: a write makes every live query of every page run again.
  const isNew = known?.sessionExpired !== 0 || JSON.stringify(before) !== JSON.stringify(now);
  if (isNew) await registry().accounts.update(user.id, { ...now, sessionExpired: 0 });
}

/** Takes effect on this device at once; the next sync sends it to the server before anything else. */
export async function answerConsent(
  userId: string,
  { kind, given, notes = false }: { kind: ConsentKind; given: boolean; notes?: boolean },
): Promise<void> {
  await registry().transaction('rw', registry().accounts, async () => {
    const account = await registry().accounts.get(userId);
    if (!account) return;
    const { consents = NO_CONSENTS, answers = [] } = account;
    const { provider, last } = consents;
    const answer = { kind, given, version: TEXT_VERSIONS[kind], after: last };
    const ai = kind === 'ai' && provider ? { provider: providerLabel(provider), notes } : {};
    const owed = { answer: { ...answer, ...ai }, at: Date.now() };
    // Only the last answer of a kind is kept: both have the same `after`, so the server would take the second for older.
    const others = answers.filter((one) => kind === 'age' || one.answer.kind !== kind);
    await registry().accounts.update(userId, { answers: [...others, owed] });
  });
  const store = await findStore(userId);
  if (store) await requestSync(store);
}

/** Oldest first. */
export async function owedAnswers(userId: string): Promise<OwedAnswer[]> {
  return (await registry().accounts.get(userId))?.answers ?? [];
}

/** @param sent the answers that the server knows now; others may have been given meanwhile */
export async function answersAreKnown(
  userId: string,
  sent: readonly OwedAnswer[],
  consents: Consents,
): Promise<void> {
  await registry().transaction('rw', registry().accounts, async () => {
    const account = await registry().accounts.get(userId);
    const shownConsents = account && consentsIn({ ...account, answers: [...sent] });
    const unsentAnswers = (account?.answers ?? []).filter(
      (one) => !sent.some((other) => hasSameContent(one, other)),
    );
    const answers = unsentAnswers.map((one) => {
      const { kind } = one.answer;
      // An answer given meanwhile was based on what this device showed, unless another device changed the consent.
      const isAsShown = shownConsents && saidOf(shownConsents, kind) === saidOf(consents, kind);
      return isAsShown ? { ...one, answer: { ...one.answer, after: consents.last } } : one;
    });
    await registry().accounts.update(userId, { consents, answers });
  });
}

function saidOf({ ai, health, parent, isUnder13 }: Consents, kind: ConsentKind): string {
  const answer = { ai, health, parent, age: { isUnder13 } }[kind];
  return JSON.stringify(answer && { ...answer, at: 0 });
}

/** Photos wait until the user has answered whether a provider may read them, and while consents forbid new entries. */
export async function holdsPhotosBack(userId: string): Promise<boolean> {
  const account = await registry().accounts.get(userId);
  if (!account) return false;
  const consents = consentsIn(account);
  if (!consents || restrictionOf(consents) !== null) return true;
  // A photo that reached the server before the answer would be stored without analysis.
  if ((account.answers ?? []).length > 0) return true;
  return consents.provider !== null && consents.ai === null;
}

/** Whether the user agreed to send data to the AI provider; null if no provider is set up or known. */
export async function sendingOf(userId: string): Promise<Sending | null> {
  const account = await registry().accounts.get(userId);
  const consents = account && consentsIn(account);
  if (!consents?.provider) return null;
  if (!consents.ai) return 'not-answered';
  return consents.ai.send ? 'agreed' : 'refused';
}

function consentsIn({ consents, answers = [] }: RegisteredAccount): Consents | undefined {
  return (
    consents && answers.reduce((known, { answer, at }) => withAnswer(known, answer, at), consents)
  );
}

/** True on a new device or after the browser cleared its storage; false while a logout has not reached the server. */
export async function knowsNobody(): Promise<boolean> {
  if ((await hasPendingLogout()) || (await isSharedDeviceInUse())) return false;
  return (await registry().accounts.count()) === 0;
}

export async function markSessionExpired(userId: string): Promise<void> {
  await registry().accounts.update(userId, { sessionExpired: 1 });
}

/** True while the session's cookie must not be used. On a shared device the logout is pending from the start, but the session is in use. */
export async function isSignedOutHere(): Promise<boolean> {
  return (await hasPendingLogout()) && !(await isSharedDeviceInUse());
}

/** Keeps the database if it has unsynced entries, until the same user signs in again or gives them up. */
export async function signOutHere(
  userId: string,
  unsynced: 'keep' | 'give-up' = 'keep',
): Promise<'wiped' | 'kept'> {
  forgetBegunMeal();
  const account = await registry().accounts.get(userId);
  if (!account) {
    // Sync may have removed a deleted account before the page that deletes it gets here.
    if (unsynced === 'give-up') await giveUpLeft(userId);
    return 'wiped';
  }
  await adoptSharedPhotos(userId);
  const unsyncedCount = await countUnsynced(storeOf(userId, account.dbName));
  const isOwed = unsyncedCount > 0 || (account.answers ?? []).length > 0;
  if (isOwed && unsynced === 'keep' && !isKeptInMemory()) {
    await registry().accounts.update(userId, { state: 'kept' });
    return 'kept';
  }
  await takeOffDevice(account, 'signed-out');
  await finishErasing();
  return 'wiped';
}

export async function markLogoutPending(): Promise<void> {
  await registryOnDisk.chores.put({ name: 'end-session', since: Date.now() });
}

export async function hasPendingLogout(): Promise<boolean> {
  return (await registryOnDisk.chores.get('end-session')) !== undefined;
}

export async function clearPendingLogout(): Promise<void> {
  await registryOnDisk.chores.delete('end-session');
}

/** The erase ticket that the server does not have yet, created at the first call; null if there is nothing to send. */
export async function ticketToKeep(userId: string): Promise<string | null> {
  const { accounts } = registry();
  const known = await accounts.get(userId);
  // An account in memory ends with its page, so it needs no ticket.
  if (!known || known.ticketKept === 1 || isKeptInMemory()) return null;
  return registry().transaction('rw', accounts, async () => {
    const { ticket = newTicket() } = (await accounts.get(userId)) ?? {};
    await accounts.update(userId, { ticket });
    return ticket;
  });
}

export async function noteTicketKept(userId: string): Promise<void> {
  await registry().accounts.update(userId, { ticketKept: 1 });
}

/** 256 bits in base64url. */
function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace('=', '');
}

function asAccount(account: RegisteredAccount): Account {
  const { userId, user, sessionExpired } = account;
  return { userId, user, sessionExpired: sessionExpired === 1, consents: consentsIn(account) };
}
