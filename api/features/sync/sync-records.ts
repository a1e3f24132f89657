import type { syncRecords } from '#shared/contract/sync';
import { AGE_MIN } from '#shared/records/profile';
import {
  type Op,
  OP_VERSION,
  type Patch,
  speaks,
  type SyncRequest,
  type SyncResponse,
} from '#shared/sync/protocol';

import { checkRestriction, type MemberHandler } from '../../http/endpoint';
import { Refusal, refuse } from '../../http/refuse';
import { type Database, readEpoch } from '../../store/database';
import { hasParentAgreed, type HostRules, noteUnder13 } from '../../store/privacy/consents';
import { noteTroubles, type Trouble } from '../../store/sync-troubles';
import {
  existing,
  lockUser,
  lockUserSequence,
  readStanding,
  readUserSequence,
  type Standing,
  type UserLock,
} from '../../store/lock-user-sequence';
import type { OnWritten, Written } from '../../store/records';
import type { Usage } from '../../store/usage';
import { NOTHING, type OnCreate, pushOperations } from './apply-operation';
import { changesOwn } from './decide';
import { digestOf, type Page, pullChanges, withoutRepetition } from './pull-changes';

export interface SyncServices {
  db: Database;
  now: () => number;
  rules?: HostRules;
  /** The number of this server's build. */
  version: string;
  onCreate?: OnCreate;
  /** The account's limits; no limit if undefined. */
  accountLimits?: Usage;
  /** Throws while the disk is full. */
  checkRoom?: () => void;
  /** Runs after a user's changes are written. Its own writes are sent with the next page. */
  onWritten?: OnWritten;
  /** Called after the commit with the highest sequence number, if a user's records have changed. */
  onChange?: (userId: string, seq: number) => void;
}

const UNLIMITED: Usage = { records: Infinity, bytes: Infinity };

interface Whose {
  userId: string;
  now: number;
}

/** The response and its effects. */
interface Synced {
  standing: Standing;
  answer: Page & Pick<SyncResponse, 'results'>;
  /** The sequence number up to which the user's records have changed; undefined if they have not. */
  changedTo: number | undefined;
}

/** Applies a device's operations and returns the changes since its cursor, in one transaction. */
export function syncRecordsHandler(services: SyncServices): MemberHandler<typeof syncRecords> {
  const { db, version, onChange } = services;
  return async ({ input, account }) => {
    const { proto, cursor: since } = input;
    if (!speaks(proto)) throw refuse('client_too_old');
    const userId = account.id;
    const whose = { userId, now: services.now() };
    const synced =
      input.ops.length > 0 ? push(services, input, whose) : pull(services, input, whose);
    const { standing, answer, changedTo } = await synced.catch(async (error: unknown) =>
      noteReload(db, whose, error),
    );
    const { epoch, floor } = standing;
    if (changedTo !== undefined) onChange?.(userId, changedTo);
    const said = { proto, app: version, epoch, userId, serverTime: whose.now, since, floor };
    return Object.assign(said, answer, await digestOf(db, input, answer));
  };
}

async function push(services: SyncServices, input: SyncRequest, whose: Whose): Promise<Synced> {
  const { db, onCreate = {}, accountLimits: limits = UNLIMITED, onWritten } = services;
  const { userId, now } = whose;
  services.checkRoom?.();
  const youngest = await youngestOf(services, userId, input.ops);
  return lockUserSequence(db, userId, async (lock) => {
    const since = lock.seq;
    const epoch = await readEpoch(lock.trx);
    checkHistory(input, { epoch, seq: since, floor: lock.floor });
    const pushed = await pushOperations(lock, input, { now, onCreate, limits, youngest });
    const page = await pullChanges(lock, input, pushed);
    const { changed } = pushed;
    const written = { userId, now, changed, since };
    const changedTo = changed.length > 0 ? await follow(lock, written, onWritten) : undefined;
    await noteTroubles(lock.trx, whose, troublesOf(input, pushed.rejects));
    return {
      standing: { epoch, seq: lock.seq, floor: lock.floor },
      answer: withoutRepetition(input, page, pushed),
      changedTo,
    };
  });
}

/**
 * Runs `onWritten`, whose writes take further sequence numbers.
 * @returns the last one, so that devices with a lower cursor fetch again
 */
async function follow(
  { trx, userId, seq }: UserLock,
  written: Written,
  onWritten: OnWritten | undefined,
): Promise<number> {
  if (!onWritten) return seq;
  await onWritten(trx, written);
  return existing(await lockUser(trx, userId)).seq;
}

/** A pull without operations writes nothing, so it does not wait for the disk. */
async function pull({ db }: SyncServices, input: SyncRequest, whose: Whose): Promise<Synced> {
  const standing = await readStanding(db, whose.userId);
  checkHistory(input, standing);
  await noteTroubles(db, whose, troublesOf(input, NOTHING.rejects));
  const { seq } = standing;
  if (seq === input.cursor) {
    const answer = { results: [], changes: [], more: false, cursor: seq };
    return { standing, answer, changedTo: undefined };
  }
  return readUserSequence(db, whose.userId, async (lock) => {
    const { seq, floor } = lock;
    const now = { epoch: await readEpoch(lock.trx), seq, floor };
    checkHistory(input, now);
    const page = await pullChanges(lock, input, NOTHING);
    return { standing: now, answer: withoutRepetition(input, page, NOTHING), changedTo: undefined };
  });
}

/**
 * Returns the lowest age that a profile may have. Throws if the user may be younger than 13 or has withdrawn consent,
 * and records it if a profile has an age below 13.
 */
async function youngestOf(
  { db, now, rules }: SyncServices,
  userId: string,
  ops: SyncRequest['ops'],
): Promise<number> {
  await checkRestriction(db, userId);
  const ages = ops.filter((op) => isOwnProfile(op, userId)).flatMap(statedAges);
  if (ages.some((age) => age < AGE_MIN)) {
    await lockUserSequence(db, userId, async ({ trx }) => noteUnder13(trx, userId, now()));
  }
  const parentBelow = rules?.parentBelow ?? null;
  if (parentBelow === null || !ages.some((age) => age < parentBelow)) return AGE_MIN;
  return (await hasParentAgreed(db, userId)) ? AGE_MIN : parentBelow;
}

/** A malformed operation, or one that this server does not know, says nothing about the user. */
function isOwnProfile(op: Op, userId: string): boolean {
  return op.v <= OP_VERSION && op.type === 'profile' && changesOwn(op, userId);
}

/** The ages in an operation on a profile. */
function statedAges({ act, patch }: Op): number[] {
  const fields = act === 'recover' ? (patch?.['data'] as Patch | null | undefined) : patch;
  const age = fields?.['age'];
  return typeof age === 'number' && Number.isInteger(age) && age >= 0 ? [age] : [];
}

/** A device with another database epoch, or that has missed removed tombstones, must do a full reload. */
function checkHistory({ epoch, cursor }: SyncRequest, history: Standing): void {
  const foreign = epoch !== null && epoch !== history.epoch;
  const ahead = cursor > history.seq;
  // A device without an epoch is doing its initial sync or a full reload, so it has missed nothing.
  const behind = epoch !== null && cursor < history.floor;
  if (foreign || ahead || behind) throw refuse('resync_needed');
}

/** Sync problems of a request, usually none. */
function troublesOf({ differs }: SyncRequest, rejects: Map<string, number>): Trouble[] {
  const troubles: Trouble[] = [];
  for (const [code, count] of rejects) troubles.push({ kind: 'reject', code, count });
  if (differs !== undefined) troubles.push({ kind: 'digest', code: '', count: 1 });
  return troubles;
}

/** Counts a device that has to do a full reload, and rethrows the error. */
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
