import type { ReadingFailure } from '#shared/records/reading';

/** Besides describing the meal or changing it by hand. */
export type NextStep = 'try-again' | 'new-photo' | 'plan';

/** For a photo that was never read. */
export const FAILED_PHOTO: Record<ReadingFailure, [title: string, text: string, NextStep | null]> =
  {
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
export const FAILED_AGAIN: Record<ReadingFailure, [text: string, NextStep | null]> = {
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
