import { REREADINGS_A_DAY } from '#shared/contract/photo-credits';
import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import type { Progress, ReadingFailure } from '#shared/records/reading';
import { shownItems } from '#shared/rules/meal-state';
import { FREE_IMAGES, hasUnlimitedUploads, type Standing } from '#shared/rules/plan';

import type { IconName } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { momentWords } from '../../../ui/words/time';
import { messages } from './messages';

/** For a photo that was never analyzed. */
const FAILED_PHOTO: Record<ReadingFailure, [title: string, text: string, NextStep | null]> = {
  provider_error: [messages.thePhotoCouldNotBeRead, messages.aiFailed, 'try-again'],
  not_food: [messages.noFoodFoundInThisPhoto, messages.takeAnotherPhotoOrDescribe, 'new-photo'],
  unreadable: [messages.tooDarkOrBlurred, messages.howToTakeAnotherPhoto, 'new-photo'],
  refused: [messages.aiRefusedPhoto, messages.describeForNumbers, null],
  too_often: [messages.dailyLimitReached, messages.describeForNumbers, null],
};

/** For a failed re-analysis; the meal keeps its items. */
const FAILED_AGAIN: Record<ReadingFailure, [text: string, NextStep | null]> = {
  provider_error: [messages.aiFailedItemsUnchanged, 'try-again'],
  not_food: [messages.noFoodFoundThisTime, null],
  unreadable: [messages.photoNotReadThisTime, 'try-again'],
  refused: [messages.theAiRefusedIt, null],
  too_often: [messages.limitReachedForNow, null],
};

export interface Notice {
  icon: IconName;
  title: string;
  text: string;
  step: NextStep | null;
  /** An analysis is running, and the notice will change by itself. */
  busy: boolean;
}

type Read = { meal: Meal; photo: Photo | null };

function overLimit(plan: Standing, now: number): Notice {
  // The account has unlimited uploads now, so the server will continue the analysis soon.
  if (hasUnlimitedUploads(plan, now)) return progressNotice(IN_QUEUE, now);
  const freeImages = plan.hostPlan?.freeImages ?? FREE_IMAGES;
  const title =
    freeImages === 0
      ? messages.noFreeAnalyses
      : format(messages.freeAnalysesUsedUp, { freeImages });
  return { icon: 'card', title, text: messages.thePhotoIsSaved, step: 'plan', busy: false };
}

const FREE: Standing = { subscriptionStatus: 'free', subscriptionEndDate: null };

/** Null if no notice is needed. @param now in ms @param plan the account's plan */
export function mealNotice(
  { meal, photo }: Read,
  now: number,
  plan: Standing = FREE,
): Notice | null {
  const hasItems = (shownItems(meal) ?? []).length > 0;
  if (photo?.status === 'over_limit') return hasItems ? null : overLimit(plan, now);
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
    const title = why === 'too_often' ? TOO_OFTEN : messages.secondTryFoundNothing;
    return { icon: 'warning', title, text, step, busy: false };
  }
  if (hasItems) return null;
  const [title, text, step] = FAILED_PHOTO[why];
  return { icon: 'warning', title, text, step, busy: false };
}

const TOO_OFTEN = format(messages.readAgainTimesToday, { rereadingsADay: REREADINGS_A_DAY });

/** The server reports progress on the meal; if the photo arrived before its meal, the photo's status counts. */
function progressOf({ meal: { progress }, photo }: Read): Progress | null {
  if (progress && !isOfEarlierPhoto(progress, photo)) return progress;
  return photo ? progressOfPhoto(photo) : null;
}

/** Whether the failure is about a photo that has been replaced since. */
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

const IN_QUEUE: Progress = { state: 'queued', cause: 'photo', failure: null, nextAt: null };

function progressNotice({ state, cause, nextAt }: Progress, now: number): Notice {
  const again = cause === 'photo' ? '' : ' again';
  if (state === 'reading') {
    const text = messages.thisTakesSomeSeconds;
    return {
      icon: 'eye',
      title: format(messages.readingNow, { again }),
      text,
      step: null,
      busy: true,
    };
  }
  if (state === 'waiting') {
    const when = nextAt === null ? 'soon' : momentWords(Math.max(now, nextAt), now);
    const text = format(messages.aiNotResponding, { when });
    return { icon: 'clock', title: messages.waitingForTheAi, text, step: null, busy: true };
  }
  const text = cause === 'photo' ? IN_LINE : messages.itemsUnchangedMeanwhile;
  return {
    icon: 'clock',
    title: format(messages.waitingToBeRead, { again }),
    text,
    step: null,
    busy: true,
  };
}

const IN_LINE = messages.photoNextInLine;

/** What the user can do besides describing the meal or changing it by hand. */
type NextStep = 'try-again' | 'new-photo' | 'plan';
