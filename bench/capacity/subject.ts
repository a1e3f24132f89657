import { PHOTO_EDGE_MAX } from '#shared/records/photo-limits';

import type { RunningServer } from '../sync/candidates';
import type { EventStream } from '../sync/event-stream';

/** What is measured of a server, one call each. Those of text and photo are by others than those of sync. */
export interface Calls {
  'sync, nothing new': () => Promise<void>;
  'sync, 1 record': () => Promise<void>;
  'sync, 100 records': () => Promise<void>;
  'a meal in words': () => Promise<void>;
  'a photo': () => Promise<void>;
}

export type CallName = keyof Calls;

/** How many of each make a round: enough that the engine has compiled what is called often. */
export const PER_ROUND: Record<CallName, number> = {
  'sync, nothing new': 1_500,
  'sync, 1 record': 800,
  'sync, 100 records': 60,
  'a meal in words': 120,
  'a photo': 8,
};

export interface Subject {
  name: string;
  server: RunningServer;
  /** Calls as person n of those who sync, of whom there are `PEOPLE`. */
  callsOf: (n: number) => Calls;
  listen: (n: number, heard: () => void) => Promise<EventStream>;
  /** Returns when nothing is left to do that a call has begun. */
  settled: () => Promise<void>;
  /** Bytes that its database has on the disk. */
  stored: () => Promise<number>;
}

export const PEOPLE = 100;

/** A photo as a device sends it. */
export const PHOTO_SIZE = [PHOTO_EDGE_MAX, (PHOTO_EDGE_MAX * 3) / 4] as const;
export const PHOTO_QUALITY = 72;
