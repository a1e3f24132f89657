import type { RecordType } from '#shared/records/index';

import { messages } from '../messages';
import { format } from './format';

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
    ...{ title: messages.meal, one: 'meal', many: 'meals' },
    nameOf: ({ own }) => own ?? messages.aMealWithoutAName,
  },
  photo: {
    ...{ title: messages.photo, one: 'photo', many: 'photos' },
    nameOf: ({ mealName }) =>
      mealName === null ? messages.aPhoto : format(messages.photoOf, { mealName }),
  },
  profile: {
    ...{ title: messages.goalsAndDetails, one: 'profile', many: 'profiles' },
    nameOf: () => messages.yourGoalsAndDetails,
  },
  weight: {
    ...{ title: messages.weight, one: 'weight', many: 'weights' },
    nameOf: () => messages.aWeight,
  },
  food: {
    ...{ title: messages.ownFood, ...ENTRY },
    nameOf: ({ own }) =>
      own === null ? messages.aFoodOfYourOwn : format(messages.yourFood, { own }),
  },
  favourite: {
    ...{ title: messages.favourite, ...ENTRY },
    nameOf: ({ own }) =>
      own === null ? messages.aFavourite : format(messages.favouriteNamed, { own }),
  },
  foodMemory: {
    ...{ title: messages.rememberedFood, ...ENTRY },
    nameOf: ({ words }) =>
      words === null ? messages.aFood : format(messages.whatMeans, { words }),
  },
};
