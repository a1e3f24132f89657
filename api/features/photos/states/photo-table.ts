import type { PhotoStatus } from '#shared/records/photo';
import type { Progress } from '#shared/records/reading';

/**
 * Where a photo can be. Most are its status; some statuses are two states, told apart by what else is
 * known: `let_go` is `unanalysed` and was queued before, `stalled` is `queued` or `analysing` without a
 * job, `undelivered` is `done` and its meal has no reading, proposed or not, `nothing_found` is `failed` for what is in
 * the picture. `lost` is any of these but `done` without bytes: they went with a deletion of long ago.
 */
export const PHOTO_STATES = [
  'awaiting_upload',
  'expired',
  'over_limit',
  'unanalysed',
  'let_go',
  'queued',
  'analysing',
  'stalled',
  'done',
  'undelivered',
  'failed',
  'nothing_found',
  'lost',
] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** What can happen to a photo. */
export const PHOTO_EVENTS = [
  /** Its bytes have come, for the first time or once more. */
  'brought',
  'brought_again',
  /** The person wishes to have its meal read. */
  'asked',
  /** It or its meal was changed, or deleted and restored. */
  'came_back',
  /** There is an image for it: one was given back, or the account has no limit any more. */
  'released',
  /** Steps of its job: a try begins, another one follows later, and how the last one ended. */
  'begun',
  'put_off',
  'answered',
  'failed',
  /** The job found the photo or its meal deleted. */
  'gone',
  /** The job found that its bytes went with a deletion of long ago. */
  'bytes_gone',
  /** Its bytes have not come within a month, or it was deleted before they came. */
  'expired',
  'dropped',
] as const;
export type PhotoEvent = (typeof PHOTO_EVENTS)[number];

/** What an event does. Where the status is not to change, `to` is left out. */
export interface Step {
  to?: PhotoStatus;
  image?: 'give back';
  job?: 'add';
  /** What its meal shows of it; left out where the meal is not concerned. */
  progress?: Progress['state'] | null;
}

/** `take`: an image is counted, unless it is already, and how that went decides (`OUTCOMES`). */
export type Cell = Step | 'take';

export type Outcome = 'image_taken' | 'no_image_left' | 'no_provider';

const TO_BE_READ = { to: 'queued', job: 'add', progress: 'queued' } as const;

export const OUTCOMES: Record<Outcome, Step> = {
  image_taken: TO_BE_READ,
  no_image_left: { to: 'over_limit', progress: null },
  no_provider: { to: 'unanalysed', progress: null },
};

const BY_BYTES = { brought: 'take', brought_again: 'take' } as const;
const BY_BYTES_OR_WISH = { ...BY_BYTES, asked: 'take' } as const;

const FOR_BYTES = { to: 'expired', progress: null } as const;

const UNDER_WAY = {
  begun: { to: 'analysing', progress: 'reading' },
  put_off: { to: 'queued', progress: 'waiting' },
  answered: { to: 'done', progress: null },
  failed: { to: 'failed', image: 'give back', progress: 'failed' },
  gone: { to: 'unanalysed', image: 'give back', progress: null },
  bytes_gone: { to: 'expired', image: 'give back', progress: null },
} as const;

/** What each event does in each state. An event that is not named changes nothing there. */
export const PHOTO_TABLE: Record<PhotoState, Partial<Record<PhotoEvent, Cell>>> = {
  awaiting_upload: {
    ...BY_BYTES_OR_WISH,
    expired: { to: 'expired', image: 'give back' },
    dropped: { image: 'give back' },
  },
  expired: BY_BYTES_OR_WISH,
  over_limit: { ...BY_BYTES_OR_WISH, came_back: 'take', released: 'take' },
  unanalysed: BY_BYTES_OR_WISH,
  let_go: { ...BY_BYTES_OR_WISH, came_back: 'take' },
  queued: UNDER_WAY,
  analysing: UNDER_WAY,
  stalled: { ...BY_BYTES_OR_WISH, came_back: 'take' },
  done: {},
  // It was counted, and its answer is kept: that is shown without a call, unless another one is wished for.
  undelivered: { brought_again: TO_BE_READ, asked: TO_BE_READ, came_back: TO_BE_READ },
  failed: BY_BYTES_OR_WISH,
  // An upload whose answer was lost comes twice: another reading would be paid for. A wish is one.
  nothing_found: { asked: 'take' },
  // Its device is asked for the bytes. An image that is counted still is for the reading to come.
  lost: { brought: 'take', asked: FOR_BYTES, came_back: FOR_BYTES },
};
