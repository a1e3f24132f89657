import { REREADINGS_A_DAY } from '#shared/contract/photo-credits';
import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import type { Progress, ReadingFailure } from '#shared/records/reading';
import { shownItems } from '#shared/rules/meal-state';
import { FREE_IMAGES } from '#shared/rules/plan';

import type { IconName } from '../../../ui/icons';
import { momentWords } from '../../../ui/words/time';

/** For a photo that was never read. */
const FAILED_PHOTO: Record<ReadingFailure, [title: string, text: string, NextStep | null]> = {
  provider_error: [
    'The photo could not be read',
    'Something went wrong at the AI, through no fault of yours. Try it again, or describe the meal.',
    'try-again',
  ],
  not_food: [
    'No food found in this photo',
    'Take another photo of the meal, or describe it in words.',
    'new-photo',
  ],
  unreadable: [
    'Too dark or blurred to read',
    'Take another photo: closer, from above and in better light. Or describe the meal.',
    'new-photo',
  ],
  refused: [
    'The AI would not read this photo',
    'Describe the meal to get its numbers; the photo stays with it.',
    null,
  ],
  too_often: [
    'Read too often today',
    'Describe the meal to get its numbers; the photo stays with it.',
    null,
  ],
};

/** For another reading of a meal that keeps its figures. */
const FAILED_AGAIN: Record<ReadingFailure, [text: string, NextStep | null]> = {
  provider_error: [
    'Something went wrong at the AI. Your items are untouched; ask once more whenever you like.',
    'try-again',
  ],
  not_food: ['This time it saw no food. Your items are untouched.', null],
  unreadable: [
    'It could not make the picture out this time. Your items are untouched.',
    'try-again',
  ],
  refused: ['The AI would not read it this time. Your items are untouched.', null],
  too_often: [
    'More is not possible for now. Your items are untouched, and you can change them by hand.',
    null,
  ],
};

export interface Notice {
  icon: IconName;
  title: string;
  text: string;
  step: NextStep | null;
  /** Something is under way, and the words will change by themselves. */
  busy: boolean;
}

type Read = { meal: Meal; photo: Photo | null };

const OVER_LIMIT: Notice = {
  icon: 'card',
  title: `The ${FREE_IMAGES} free photo analyses are used up`,
  text: 'The photo is kept. Describe the meal to get its numbers now. It is read by itself with Premium, or when an image is given back.',
  step: 'plan',
  busy: false,
};

/** Null if there is nothing to say. @param now in ms */
export function mealNotice({ meal, photo }: Read, now: number): Notice | null {
  const hasItems = (shownItems(meal) ?? []).length > 0;
  if (photo?.status === 'over_limit') return hasItems ? null : OVER_LIMIT;
  const progress = progressOf({ meal, photo });
  if (!progress) return null;
  return progress.state === 'failed'
    ? failedNotice(progress, hasItems)
    : progressNotice(progress, now);
}

function failedNotice({ cause, failure }: Progress, hasItems: boolean): Notice | null {
  const why = failure ?? 'provider_error';
  if (cause !== 'photo') {
    const [text, step] = FAILED_AGAIN[why];
    const title = why === 'too_often' ? TOO_OFTEN : 'The second look came to nothing';
    return { icon: 'warning', title, text, step, busy: false };
  }
  if (hasItems) return null;
  const [title, text, step] = FAILED_PHOTO[why];
  return { icon: 'warning', title, text, step, busy: false };
}

const TOO_OFTEN = `Read again ${REREADINGS_A_DAY} times within a day`;

/** The server reports on the meal; if the photo came before its meal, the photo's status counts. */
function progressOf({ meal: { progress }, photo }: Read): Progress | null {
  if (progress && !isOfEarlierPhoto(progress, photo)) return progress;
  return photo ? progressOfPhoto(photo) : null;
}

/** The photo that failed has been replaced since. */
function isOfEarlierPhoto({ cause, state }: Progress, photo: Photo | null): boolean {
  return cause === 'photo' && state === 'failed' && photo?.status !== 'failed';
}

function progressOfPhoto({ status = 'done', failure = null }: Photo): Progress | null {
  const state = STATES[status];
  return state ? { state, cause: 'photo', failure, nextAt: null } : null;
}

const STATES: Partial<Record<NonNullable<Photo['status']>, Progress['state']>> = {
  queued: 'queued',
  analysing: 'reading',
  failed: 'failed',
};

function progressNotice({ state, cause, nextAt }: Progress, now: number): Notice {
  const again = cause === 'photo' ? '' : ' again';
  if (state === 'reading') {
    const text = 'This takes some seconds. The numbers come by themselves.';
    return { icon: 'eye', title: `Being read${again} now`, text, step: null, busy: true };
  }
  if (state === 'waiting') {
    const when = nextAt === null ? 'soon' : momentWords(Math.max(now, nextAt), now);
    const text = `The AI does not answer. The next try is ${when}; nothing is lost, and nothing needs to stay open.`;
    return { icon: 'clock', title: 'Waiting for the AI', text, step: null, busy: true };
  }
  const text = cause === 'photo' ? IN_LINE : 'Your items stay as they are meanwhile.';
  return { icon: 'clock', title: `Waiting to be read${again}`, text, step: null, busy: true };
}

const IN_LINE = 'The photo has arrived and is next in line. You can close the app.';

/** Besides describing the meal or changing it by hand. */
type NextStep = 'try-again' | 'new-photo' | 'plan';
