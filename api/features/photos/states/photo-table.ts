import type { PhotoStatus } from '#shared/records/photo';
import type { Progress } from '#shared/records/reading';

/**
 * Most states are the status. `let_go`: `unanalysed`, queued before. `stalled`: `queued` or `analysing` without a job.
 * `undelivered`: `done`, but the meal has no analysis. `nothing_found`: `failed` because of what is in the picture.
 * `lost`: uploaded, with no analysis in progress or shown, but without bytes, which an old deletion removed.
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

export const PHOTO_EVENTS = [
  /** Its bytes were uploaded, for the first time or again. */
  'brought',
  'brought_again',
  'asked',
  /** It or its meal was changed or restored. */
  'came_back',
  'released',
  /** Steps of its job. */
  'begun',
  'put_off',
  'answered',
  'failed',
  'gone',
  /** The job found that an old deletion removed the bytes. */
  'bytes_gone',
  /** The job found that the user has not consented to sending it, or has withdrawn consent. */
  'not_agreed',
  /** Its bytes were not uploaded within a month, or it was deleted before. */
  'expired',
  'dropped',
] as const;
export type PhotoEvent = (typeof PHOTO_EVENTS)[number];

/** Without `to` the status stays. */
export interface Step {
  to?: PhotoStatus;
  image?: 'give back';
  job?: 'add';
  progress?: Progress['state'] | null;
}

/** `take`: charges an image, unless it is charged already; `OUTCOMES` has what follows. */
export type Cell = Step | 'take';

/** `no_provider`: none is set up, or the user has not consented to sending photos to it. */
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
  not_agreed: { to: 'unanalysed', image: 'give back', progress: null },
} as const;

/** Events that are not listed change nothing. */
export const PHOTO_TABLE: Record<PhotoState, Partial<Record<PhotoEvent, Cell>>> = {
  awaiting_upload: {
    ...BY_BYTES_OR_WISH,
    expired: { to: 'expired', image: 'give back' },
    dropped: { image: 'give back' },
    // The job of an earlier life of this photo, which a deletion ended and a restore began again.
    bytes_gone: { progress: null },
  },
  expired: BY_BYTES_OR_WISH,
  over_limit: { ...BY_BYTES_OR_WISH, came_back: 'take', released: 'take' },
  unanalysed: BY_BYTES_OR_WISH,
  let_go: { ...BY_BYTES_OR_WISH, came_back: 'take' },
  queued: UNDER_WAY,
  analysing: UNDER_WAY,
  stalled: { ...BY_BYTES_OR_WISH, came_back: 'take' },
  done: {},
  // It is charged, and its answer is stored, so it is shown without a call.
  undelivered: { brought_again: TO_BE_READ, asked: TO_BE_READ, came_back: TO_BE_READ },
  failed: BY_BYTES_OR_WISH,
  // An upload that is repeated after a lost response must not be charged again.
  nothing_found: { asked: 'take' },
  // The device is requested to upload the bytes. A charged image stays charged.
  lost: { brought: 'take', asked: FOR_BYTES, came_back: FOR_BYTES },
};
