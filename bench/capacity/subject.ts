import { PHOTO_EDGE_MAX } from '#shared/records/photo-limits';

import type { RunningServer } from '../sync/candidates';
import type { EventStream } from '../sync/event-stream';

/** The measured calls. Words and photos are sent by other accounts than those that sync. */
export interface Calls {
  'sync, nothing new': () => Promise<void>;
  'sync, 1 record': () => Promise<void>;
  'sync, 100 records': () => Promise<void>;
  'a meal in words': () => Promise<void>;
  'a photo': () => Promise<void>;
}

export type CallName = keyof Calls;

/** Calls per round: enough for the engine to compile hot code. */
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
  /** Calls as user n of the `PEOPLE` who sync. */
  callsOf: (n: number) => Calls;
  listen: (n: number, heard: () => void) => Promise<EventStream>;
  /** Resolves when all work that calls have started is done. */
  settled: () => Promise<void>;
  /** Size of its database on the disk in bytes. */
  stored: () => Promise<number>;
}

export const PEOPLE = 100;

/** A photo as a device sends it. */
export const PHOTO_SIZE = [PHOTO_EDGE_MAX, (PHOTO_EDGE_MAX * 3) / 4] as const;
export const PHOTO_QUALITY = 72;
