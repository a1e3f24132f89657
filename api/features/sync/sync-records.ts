import type { syncRecords } from '#shared/contract/sync';
import { AGE_MIN } from '#shared/records/profile';
import { speaks, type SyncRequest } from '#shared/sync/protocol';

import { checkRestriction, type MemberHandler } from '../../http/endpoint';
import { Refusal, refuse } from '../../http/refuse';
import { type Database, readEpoch } from '../../store/database';
import { hasParentAgreed, type HostRules, noteUnder13 } from '../../store/privacy/consents';
import { noteTroubles, type Trouble } from '../../store/sync-troubles';
import { lockUserSequence, readUserSequence } from '../../store/lock-user-sequence';
import type { OnWritten } from '../../store/records';
import type { Usage } from '../../store/usage';
import { NOTHING, type OnCreate, pushOperations } from './apply-operation';
import { digestOf, pullChanges, withoutRepetition } from './pull-changes';

export interface SyncServices {
  db: Database;
  now: () => number;
  rules?: HostRules;
  /** The number of this server's build. */
  version: string;
  onCreate?: OnCreate;
  /** What an account may hold; no limit where nothing is said. */
  accountLimits?: Usage;
  /** Refuses while the disk has no room for more. */
  checkRoom?: () => void;
  /** What follows from a person's changes; what it writes goes down with the next page. */
  onWritten?: OnWritten;
  /** Told of every person whose records have changed, and up to which number, after the commit. */
  onChange?: (userId: string, seq: number) => void;
}

const UNLIMITED: Usage = { records: Infinity, bytes: Infinity };

/** Takes a device's operations in and gives it what has changed since its cursor, in one transaction. */
export function syncRecordsHandler(services: SyncServices): MemberHandler<typeof syncRecords> {
  const { db, version, onChange, onWritten } = services;
  const { onCreate = {}, accountLimits: limits = UNLIMITED } = services;
  return async ({ input, account }) => {
    if (!speaks(input.proto)) throw refuse('client_too_old');
    const pushing = input.ops.length > 0;
    if (pushing) services.checkRoom?.();
    const now = services.now();
    const youngest = pushing ? await youngestOf(services, account.id, input.ops) : AGE_MIN;
    const whose = { userId: account.id, now };
    // Who only asks writes nothing: no commit waits for the disk.
    const open = pushing ? lockUserSequence : readUserSequence;
    const synced = open(db, account.id, async (lock) => {
      const { trx, floor } = lock;
      const epoch = await readEpoch(trx);
      const since = lock.seq;
      checkHistory(input, { epoch, seq: since, floor });
      const pushed = pushing
        ? await pushOperations(lock, input, { now, onCreate, limits, youngest })
        : NOTHING;
      const page = await pullChanges(lock, input, pushed);
      const { changed } = pushed;
      if (changed.length > 0) await onWritten?.(trx, { ...whose, changed, since });
      await noteTroubles(trx, whose, troublesOf(input, pushed.rejects));
      const answer = {
        proto: input.proto,
        app: version,
        epoch,
        userId: account.id,
        serverTime: now,
        since: input.cursor,
        floor,
        ...withoutRepetition(input, page, pushed),
      };
      return { answer, changed: changed.length > 0, seq: lock.seq };
    });
    const { answer, changed, seq } = await synced.catch(async (error: unknown) =>
      noteReload(db, whose, error),
    );
    if (changed) onChange?.(account.id, seq);
    return Object.assign(answer, await digestOf(db, input, answer));
  };
}

/**
 * The least age that a profile may state. Who cannot be known to be 13, or has taken their consent back, is refused,
 * and one that says to be younger is noted.
 */
async function youngestOf(
  { db, now, rules }: SyncServices,
  userId: string,
  ops: SyncRequest['ops'],
): Promise<number> {
  await checkRestriction(db, userId);
  const ages = ops.flatMap(({ type, act, patch }) =>
    type === 'profile' && act === 'put' && typeof patch?.['age'] === 'number' ? [patch['age']] : [],
  );
  if (ages.some((age) => age < AGE_MIN)) {
    await lockUserSequence(db, userId, async ({ trx }) => noteUnder13(trx, userId, now()));
  }
  const parentBelow = rules?.parentBelow ?? null;
  if (parentBelow === null || !ages.some((age) => age < parentBelow)) return AGE_MIN;
  return (await hasParentAgreed(db, userId)) ? AGE_MIN : parentBelow;
}

interface History {
  epoch: string;
  seq: number;
  floor: number;
}

/** A device that counts in another history, or has missed deletions that are purged, loads anew. */
function checkHistory({ epoch, cursor }: SyncRequest, history: History): void {
  const foreign = epoch !== null && epoch !== history.epoch;
  const ahead = cursor > history.seq;
  // One that has no history yet is loading everything: it has missed nothing.
  const behind = epoch !== null && cursor < history.floor;
  if (foreign || ahead || behind) throw refuse('resync_needed');
}

/** What a request tells of things that went wrong; mostly nothing. */
function troublesOf({ differs }: SyncRequest, rejects: Map<string, number>): Trouble[] {
  const troubles: Trouble[] = [];
  for (const [code, count] of rejects) troubles.push({ kind: 'reject', code, count });
  if (differs !== undefined) troubles.push({ kind: 'digest', code: '', count: 1 });
  return troubles;
}

/** Counts a device that is told to load everything anew, and passes its refusal on. */
async function noteReload(
  db: Database,
  whose: { userId: string; now: number },
  error: unknown,
): Promise<never> {
  if (error instanceof Refusal && error.code === 'resync_needed') {
    await noteTroubles(db, whose, [{ kind: 'reload', code: '', count: 1 }]);
  }
  throw error;
}
