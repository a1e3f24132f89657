import type { SyncSummary } from '../../store/sync-summary';
import type { IconName } from '../../ui/icons';
import { counted } from '../../ui/words/counted';
import { clockWords, momentWords } from '../../ui/words/time';

export interface Headline {
  icon: IconName;
  /** How much it asks of a person. */
  tone: 'calm' | 'waiting' | 'attention';
  title: string;
  words: string;
}

type Case = (summary: SyncSummary, now: number) => Headline | null;

// The first that fits is said.
const CASES: readonly Case[] = [
  stopped,
  entriesWait,
  needsOwner,
  photosWait,
  changesHeld,
  neverSynced,
];

/** What there is to say of sync in one line and one sentence. */
export function headlineOf(summary: SyncSummary, now: number): Headline {
  for (const said of CASES) {
    const headline = said(summary, now);
    if (headline) return headline;
  }
  return everythingIsThere(summary);
}

const entries = (count: number) => counted(count, 'entry', 'entries');

function stopped(summary: SyncSummary, now: number): Headline | null {
  switch (summary.paused) {
    case 'account-deleted':
      return {
        icon: 'warning',
        tone: 'attention',
        title: 'This account was deleted',
        words: 'Nothing is synced any more. What never reached the server is still on this device.',
      };
    case 'upgrade':
      return {
        icon: 'arrows',
        tone: 'attention',
        title: 'The app and the server are different versions',
        words: `Reload to get the matching version. ${waitingWords(summary, now)}`,
      };
    case 'auth':
      return {
        icon: 'person',
        tone: 'attention',
        title: 'Sync waits for you to sign in',
        words: waitingWords(summary, now),
      };
    case null:
      return null;
  }
}

function waitingWords({ pending, oldestAt }: SyncSummary, now: number): string {
  if (pending === 0 || oldestAt === null) return 'Your entries stay on this device.';
  const since = momentWords(oldestAt, now);
  return pending === 1
    ? `1 entry has waited since ${since}. It is safe on this device.`
    : `${entries(pending)} wait, the oldest since ${since}. They are safe on this device.`;
}

function entriesWait(summary: SyncSummary, now: number): Headline | null {
  const { pending, oldestAt, rejected } = summary;
  if (pending === 0 || oldestAt === null) return null;
  const since = momentWords(oldestAt, now);
  const wait = pending === 1 ? `Since ${since}. It is` : `The oldest since ${since}. They are`;
  const others = rejected === 0 ? '' : ` ${entries(rejected)} more: see below.`;
  return {
    icon: 'clock',
    tone: 'waiting',
    title: `${entries(pending)} ${pending === 1 ? 'waits' : 'wait'} for the server`,
    words: `${wait} safe on this device.${others}`,
  };
}

function needsOwner({ rejected, photosWaiting, held }: SyncSummary): Headline | null {
  if (rejected === 0) return null;
  const rest = photosWaiting + held === 0 ? 'Everything else is on the server.' : '';
  return {
    icon: 'warning',
    tone: 'attention',
    title: `${entries(rejected)} ${rejected === 1 ? 'needs' : 'need'} you`,
    words: `The server did not take ${rejected === 1 ? 'it' : 'them'}. ${rest}`.trim(),
  };
}

function photosWait({ photosWaiting, held }: SyncSummary): Headline | null {
  if (photosWaiting === 0) return null;
  return {
    icon: 'clock',
    tone: 'waiting',
    title: `${counted(photosWaiting, 'photo')} ${photosWaiting === 1 ? 'waits' : 'wait'} for the server`,
    words: `${held === 0 ? 'Every entry is there already. ' : ''}Photos follow by themselves.`,
  };
}

function changesHeld({ held }: SyncSummary): Headline | null {
  if (held === 0) return null;
  return {
    icon: 'clock',
    tone: 'waiting',
    title: `${counted(held, 'change')} ${held === 1 ? 'waits' : 'wait'} for a newer server`,
    words: 'This app knows something that the server does not know yet. It is safe on this device.',
  };
}

function neverSynced({ lastSuccessAt }: SyncSummary): Headline | null {
  if (lastSuccessAt !== null) return null;
  return {
    icon: 'clock',
    tone: 'waiting',
    title: 'Not synced yet',
    words: 'This device has not reached the server so far. It goes on trying by itself.',
  };
}

function everythingIsThere({ photosRefused }: SyncSummary): Headline {
  const words =
    photosRefused === 0
      ? 'Nothing waits on this device.'
      : `${counted(photosRefused, 'photo')} that the server cannot read ${photosRefused === 1 ? 'stays' : 'stay'} on this device.`;
  const title =
    photosRefused === 0 ? 'Everything is on the server' : 'Every entry is on the server';
  return { icon: 'check', tone: 'calm', title, words };
}

const MOMENT_MS = 60_000;

/** What became of the last try where it did not get through; null where it did. */
export function tryWords(
  {
    nextTryAt,
    syncing,
    paused,
    noRoom,
  }: Pick<SyncSummary, 'nextTryAt' | 'syncing' | 'paused' | 'noRoom'>,
  { now, online }: { now: number; online: boolean },
): string | null {
  if (paused !== null) return null;
  if (!online) return 'There is no signal. Sync goes on by itself as soon as there is some.';
  if (nextTryAt === null || syncing) return null;
  if (noRoom) {
    return `The server has no room for more right now. Your entries stay on this device. ${nextWords(nextTryAt, now)}`;
  }
  return `The last try did not get through. ${nextWords(nextTryAt, now)}`;
}

function nextWords(nextTryAt: number, now: number): string {
  if (nextTryAt - now < MOMENT_MS) return 'The next try is in a moment.';
  return `The next try is at ${clockWords(nextTryAt)}.`;
}

const LONG_MS = 10 * 60_000;

/** Entries wait although nothing is known that keeps them: something is wrong, and is said. */
export function waitsTooLong(
  { paused, oldestAt }: Pick<SyncSummary, 'paused' | 'oldestAt'>,
  { now, online }: { now: number; online: boolean },
): boolean {
  return online && paused === null && oldestAt !== null && now - oldestAt > LONG_MS;
}
