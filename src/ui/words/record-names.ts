import type { RecordType } from '#shared/records/index';

interface Facts {
  /** The record's own name, where it has one. */
  own: string | null;
  /** The words that it is about. */
  words: string | null;
  /** The meal of a photo. */
  mealName: string | null;
}

interface RecordName {
  /** Before a number: 'Meal 3'. */
  title: string;
  /** After a number: '3 meals'. */
  one: string;
  many: string;
  /** One of them in a list. */
  nameOf: (facts: Facts) => string;
}

const ENTRY = { one: 'entry', many: 'entries' };

/** What people call each kind of record. */
export const RECORD_NAMES: Record<RecordType, RecordName> = {
  meal: {
    ...{ title: 'Meal', one: 'meal', many: 'meals' },
    nameOf: ({ own }) => own ?? 'A meal without a name',
  },
  photo: {
    ...{ title: 'Photo', one: 'photo', many: 'photos' },
    nameOf: ({ mealName }) => (mealName === null ? 'A photo' : `Photo of ${mealName}`),
  },
  profile: {
    ...{ title: 'Goals and details', one: 'profile', many: 'profiles' },
    nameOf: () => 'Your goals and details',
  },
  weight: {
    ...{ title: 'Weight', one: 'weight', many: 'weights' },
    nameOf: () => 'A weight',
  },
  food: {
    ...{ title: 'Own food', ...ENTRY },
    nameOf: ({ own }) => (own === null ? 'A food of your own' : `Your food “${own}”`),
  },
  favourite: {
    ...{ title: 'Favourite', ...ENTRY },
    nameOf: ({ own }) => (own === null ? 'A favourite' : `Favourite “${own}”`),
  },
  foodMemory: {
    ...{ title: 'Remembered food', ...ENTRY },
    nameOf: ({ words }) => (words === null ? 'A food' : `What “${words}” means`),
  },
};
