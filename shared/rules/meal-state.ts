import type { Meal } from '#shared/records/meal';
import type { Analysis, Question } from '#shared/records/meal-item';
import type { Photo, PhotoStatus } from '#shared/records/photo';

/** How far the entry is saved and synced. */
export type Keeping = 'saved' | 'syncing' | 'synced' | 'refused';

/** Where its nutrients come from, or what they wait for. */
export type Reading =
  | 'estimated'
  | 'analysed'
  | 'edited'
  | 'needs-answer'
  | 'no-food-found'
  | 'words-not-read'
  | 'waiting-for-signal'
  | 'waiting-for-upload'
  | 'waiting-for-provider'
  | 'waiting-for-consent'
  | 'not-sent'
  | 'not-read'
  | 'analysing'
  | 'over-limit'
  | 'failed';

export interface MealState {
  keeping: Keeping;
  reading: Reading;
}

export interface EntryFacts {
  meal: Meal;
  photo: Photo | null;
  /** Operations on the meal and its photo that the server has not accepted yet. */
  pending: number;
  rejected: number;
  /** Whether a sync cycle is running. */
  syncing: boolean;
  /** Whether this device holds the photo's bytes. */
  hasBytes: boolean;
  /** The user's consent to the AI provider; null if none is set up. */
  sending?: Sending | null;
}

export type Sending = 'agreed' | 'refused' | 'not-answered';

/** The state of a meal for the list: whether it is saved, and where its nutrients come from or what they wait for. */
export function mealState(facts: EntryFacts): MealState {
  return { keeping: keepingOf(facts), reading: readingOf(facts) };
}

function keepingOf({ pending, rejected, syncing }: EntryFacts): Keeping {
  if (rejected > 0) return 'refused';
  if (pending > 0) return syncing ? 'syncing' : 'saved';
  return 'synced';
}

function readingOf({ meal, photo, hasBytes, sending = null }: EntryFacts): Reading {
  if (meal.items) return 'edited';
  if (askedOf(meal)) return 'needs-answer';
  const analysis = currentAnalysis(meal);
  if (analysis) return analysis.items.length > 0 ? 'analysed' : 'no-food-found';
  if (meal.estimate && meal.estimate.items.length > 0) return 'estimated';
  if (photo) return photoReading(photo, { hasBytes, sending });
  return hasUnreadWords(meal) ? 'words-not-read' : 'no-food-found';
}

const PHOTO_READINGS: Record<PhotoStatus, Reading> = {
  awaiting_upload: 'waiting-for-upload',
  expired: 'waiting-for-upload',
  over_limit: 'over-limit',
  unanalysed: 'waiting-for-provider',
  queued: 'analysing',
  analysing: 'analysing',
  failed: 'failed',
  done: 'no-food-found',
};

function photoReading(
  { status }: Photo,
  { hasBytes, sending }: { hasBytes: boolean; sending: Sending | null },
): Reading {
  const reading = status ? PHOTO_READINGS[status] : 'waiting-for-signal';
  if (reading === 'waiting-for-provider') return NOT_SENT[sending ?? 'none'];
  const isHere = reading === 'waiting-for-signal' || (reading === 'waiting-for-upload' && hasBytes);
  if (!isHere) return reading;
  return sending === 'not-answered' ? 'waiting-for-consent' : 'waiting-for-signal';
}

const NOT_SENT: Record<Sending | 'none', Reading> = {
  none: 'waiting-for-provider',
  agreed: 'not-read',
  refused: 'not-sent',
  'not-answered': 'waiting-for-consent',
};

/** Whether the meal is only a description that neither a device nor the server has analyzed yet. */
export function hasUnreadWords(meal: Meal): boolean {
  const { description, photoId, estimate, items, analysis } = meal;
  if (photoId !== null || (description ?? '') === '') return false;
  return !estimate && !items && !analysis;
}

/** The items that are shown: the user's own, or else the server's, or else the device's. */
export function shownItems(meal: Meal) {
  return meal.items ?? currentAnalysis(meal)?.items ?? meal.estimate?.items ?? null;
}

/** The server's analysis; null if the description was changed since. */
export function currentAnalysis({ analysis, description }: Meal): Analysis | null {
  return analysis && isOfWords(analysis, description) ? analysis : null;
}

/** Whether an analysis is of this description. Always true for an analysis of a photo. */
function isOfWords({ words }: Analysis, description: string | null): boolean {
  return words === undefined || words === markOfWords(description ?? '');
}

/**
 * The proposal that the user has not decided on yet; null if there is none, or if the description was changed since.
 */
export function openProposal({ proposal, settled, description }: Meal): Analysis | null {
  if (!proposal || proposal.id === settled) return null;
  return isOfWords(proposal, description) ? proposal : null;
}

/** The question of the shown analysis; null if the items are the user's own. */
export function askedOf(meal: Meal): Question | null {
  if (meal.items) return null;
  // Old analyses have no field `question`.
  const reading: Partial<Analysis> | null = currentAnalysis(meal) ?? meal.estimate;
  return reading?.question ?? null;
}

/**
 * A hash of a description, which tells whether an analysis was made of these words: two 32-bit FNV-1a hashes, one of
 * the reversed text. Not cryptographic.
 */
export function markOfWords(words: string): string {
  return `${fnv(words)}${fnv(Array.from(words).reverse().join(''))}`;
}

function fnv(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum ^= text.charCodeAt(at);
    sum = Math.imul(sum, 0x01000193);
  }
  return (sum >>> 0).toString(36);
}
