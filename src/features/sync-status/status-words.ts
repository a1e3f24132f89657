import type { SyncSummary } from '../../store/sync-summary';
import type { IconName } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { clockWords, momentWords } from '../../ui/words/time';
import { messages } from './messages';

export interface Headline {
  icon: IconName;
  /** How urgently the user must act. */
  tone: 'calm' | 'waiting' | 'attention';
  title: string;
  words: string;
}

type Case = (summary: SyncSummary, now: number) => Headline | null;

// The first case that applies is shown.
const CASES: readonly Case[] = [
  stopped,
  entriesWait,
  needsOwner,
  photosWait,
  entriesHeld,
  neverSynced,
];

/** The state of sync as a headline and one sentence. */
export function headlineOf(summary: SyncSummary, now: number): Headline {
  for (const said of CASES) {
    const headline = said(summary, now);
    if (headline) return headline;
  }
  return everythingIsThere(summary);
}

const entries = (count: number) => format(messages.entries, { count });

function stopped(summary: SyncSummary, now: number): Headline | null {
  switch (summary.paused) {
    case 'upgrade':
      return {
        icon: 'arrows',
        tone: 'attention',
        title: messages.versionsDiffer,
        words: format(messages.reloadForMatchingVersion, {
          summary: waitingWords(summary, now),
        }),
      };
    case 'auth':
      return {
        icon: 'person',
        tone: 'attention',
        title: messages.syncNeedsSignIn,
        words: waitingWords(summary, now),
      };
    case null:
      return null;
  }
}

function waitingWords(summary: SyncSummary, now: number): string {
  const { pending, oldestAt, inMemory } = summary;
  if (pending === 0) {
    return inMemory ? messages.nothingWaitsInThisTab : messages.entriesStayOnThisDevice;
  }
  const kept = keptWords(summary);
  // Only photos wait; their entries are on the server.
  if (oldestAt === null) return format(messages.entriesWaitHere, { pending, kept });
  const since = momentWords(oldestAt, now);
  return format(messages.waitSince, { pending, since, kept });
}

/** Says where waiting entries are stored. */
function keptWords({ inMemory }: Pick<SyncSummary, 'inMemory'>): string {
  return inMemory ? messages.onlyInThisTab : messages.safeOnThisDevice;
}

function entriesWait(summary: SyncSummary, now: number): Headline | null {
  const { pending, oldestAt, rejected } = summary;
  if (pending === 0 || oldestAt === null) return null;
  const since = momentWords(oldestAt, now);
  const others =
    rejected === 0 ? '' : format(messages.moreRejected, { rejected: entries(rejected) });
  return {
    icon: 'clock',
    tone: 'waiting',
    title: format(messages.entriesWaitForServer, { pending }),
    words: format(messages.waitingSinceAndKept, {
      pending,
      since,
      kept: keptWords(summary),
      others,
    }),
  };
}

function needsOwner({ rejected, photosWaiting, held }: SyncSummary): Headline | null {
  if (rejected === 0) return null;
  const rest = photosWaiting + held === 0 ? messages.restIsOnServer : '';
  return {
    icon: 'warning',
    tone: 'attention',
    title: format(messages.entriesNeedYou, { count: rejected }),
    words: format(messages.notAcceptedByServer, { rejected, rest }).trim(),
  };
}

function photosWait({ photosWaiting, held }: SyncSummary): Headline | null {
  if (photosWaiting === 0) return null;
  return {
    icon: 'clock',
    tone: 'waiting',
    title: format(messages.photosWaitForServer, { photosWaiting }),
    words: format(messages.photosFollowByThemselves, {
      before: held === 0 ? messages.entriesAlreadyThere : '',
    }),
  };
}

function entriesHeld(summary: SyncSummary): Headline | null {
  const { held } = summary;
  if (held === 0) return null;
  return {
    icon: 'clock',
    tone: 'waiting',
    title: format(messages.entriesWaitForNewerServer, { held }),
    words: format(messages.appNewerThanServer, { kept: keptWords(summary) }),
  };
}

function neverSynced({ lastSuccessAt }: SyncSummary): Headline | null {
  if (lastSuccessAt !== null) return null;
  return {
    icon: 'clock',
    tone: 'waiting',
    title: messages.notSyncedYet,
    words: messages.serverNeverReached,
  };
}

function everythingIsThere({ photosRefused }: SyncSummary): Headline {
  const words =
    photosRefused === 0
      ? messages.nothingWaitsOnThisDevice
      : format(messages.photosRefused, { photosRefused });
  const title = photosRefused === 0 ? messages.everythingOnServer : messages.everyEntryOnServer;
  return { icon: 'check', tone: 'calm', title, words };
}

const MOMENT_MS = 60_000;

/** Describes the last try if it failed; null if it succeeded. */
export function tryWords(
  {
    nextTryAt,
    syncing,
    paused,
    noRoom,
    inMemory,
  }: Pick<SyncSummary, 'nextTryAt' | 'syncing' | 'paused' | 'noRoom' | 'inMemory'>,
  { now, online }: { now: number; online: boolean },
): string | null {
  if (paused !== null) return null;
  if (!online) return messages.youAreOffline;
  if (nextTryAt === null || syncing) return null;
  if (noRoom) {
    const kept = keptWords({ inMemory });
    return format(messages.serverFull, { kept, nextTryAt: nextWords(nextTryAt, now) });
  }
  return format(messages.serverDidNotAnswer, { nextTryAt: nextWords(nextTryAt, now) });
}

function nextWords(nextTryAt: number, now: number): string {
  if (nextTryAt - now < MOMENT_MS) return messages.nextTryInAMoment;
  return format(messages.nextTryAt, { nextTryAt: clockWords(nextTryAt) });
}

const LONG_MS = 10 * 60_000;

/** Whether entries have waited too long without a known reason, so that something must be wrong. */
export function waitsTooLong(
  { paused, oldestAt }: Pick<SyncSummary, 'paused' | 'oldestAt'>,
  { now, online }: { now: number; online: boolean },
): boolean {
  return online && paused === null && oldestAt !== null && now - oldestAt > LONG_MS;
}
