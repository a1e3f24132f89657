import type { RecordType } from '#shared/records/index';

import { messages } from './messages';
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
  /** '3 meals' */
  counted: (count: number) => string;
  /** One of them in a list. */
  nameOf: (facts: Facts) => string;
}

const countedEntries = (count: number) => format(messages.countedEntries, { count });

/** What people call each kind of record. */
export const RECORD_NAMES: Record<RecordType, RecordName> = {
  meal: {
    title: messages.meal,
    counted: (count) => format(messages.countedMeals, { count }),
    nameOf: ({ own }) => own ?? messages.aMealWithoutAName,
  },
  photo: {
    title: messages.photo,
    counted: (count) => format(messages.countedPhotos, { count }),
    nameOf: ({ mealName }) =>
      mealName === null ? messages.aPhoto : format(messages.photoOf, { mealName }),
  },
  profile: {
    title: messages.goalsAndDetails,
    counted: (count) => format(messages.countedProfiles, { count }),
    nameOf: () => messages.yourGoalsAndDetails,
  },
  weight: {
    title: messages.weight,
    counted: (count) => format(messages.countedWeights, { count }),
    nameOf: () => messages.aWeight,
  },
  award: {
    title: messages.award,
    counted: countedEntries,
    nameOf: () => messages.anAward,
  },
  water: {
    title: messages.water,
    counted: countedEntries,
    nameOf: () => messages.aDrinkOfWater,
  },
  recipe: {
    title: messages.recipe,
    counted: (count) => format(messages.countedRecipes, { count }),
    nameOf: ({ own }) =>
      own === null ? messages.oneOfYourRecipes : format(messages.recipeNamed, { own }),
  },
  plannedMeal: {
    title: messages.plannedMeal,
    counted: (count) => format(messages.countedPlannedMeals, { count }),
    nameOf: ({ own }) =>
      own === null ? messages.aPlannedMeal : format(messages.plannedMealNamed, { own }),
  },
  shoppingItem: {
    title: messages.shoppingItem,
    counted: (count) => format(messages.countedShoppingItems, { count }),
    nameOf: () => messages.aShoppingItem,
  },
  dayNote: {
    title: messages.noteOfADay,
    counted: countedEntries,
    nameOf: () => messages.aNoteOfADay,
  },
  measurement: {
    title: messages.measurement,
    counted: countedEntries,
    nameOf: () => messages.aMeasurement,
  },
  mealSlot: {
    title: messages.mealSlot,
    counted: countedEntries,
    nameOf: ({ own }) =>
      own === null ? messages.aMealSlot : format(messages.mealSlotNamed, { own }),
  },
  foodRule: {
    title: messages.foodRule,
    counted: countedEntries,
    nameOf: () => messages.aFoodRule,
  },
  food: {
    title: messages.aFoodOfYours,
    counted: countedEntries,
    nameOf: ({ own }) =>
      own === null ? messages.oneOfYourFoods : format(messages.yourFood, { own }),
  },
  favourite: {
    title: messages.favorite,
    counted: countedEntries,
    nameOf: ({ own }) =>
      own === null ? messages.aFavorite : format(messages.favoriteNamed, { own }),
  },
  dayMark: {
    title: messages.markOfADay,
    counted: countedEntries,
    nameOf: () => messages.aMarkOfADay,
  },
  target: {
    title: messages.targetOfADay,
    counted: countedEntries,
    nameOf: () => messages.aDailyTarget,
  },
  nutrientTarget: {
    title: messages.targetOfANutrient,
    counted: countedEntries,
    nameOf: () => messages.aTargetOfANutrient,
  },
  macroTarget: {
    title: messages.targetOfMacros,
    counted: countedEntries,
    nameOf: () => messages.yourMacros,
  },
  weekdayTarget: {
    title: messages.targetsByWeekday,
    counted: countedEntries,
    nameOf: () => messages.yourTargetsByWeekday,
  },
  fast: {
    title: messages.fasting,
    counted: countedEntries,
    nameOf: () => messages.aTimeWithoutFood,
  },
  foodMemory: {
    title: messages.rememberedFood,
    counted: countedEntries,
    nameOf: ({ words }) =>
      words === null ? messages.aFood : format(messages.whatMeans, { words }),
  },
};
