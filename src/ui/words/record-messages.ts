import type { RecordType } from '#shared/records/index';

interface RecordMessages {
  /** Title before a number: 'Meal 3'. */
  title: string;
  /** '3 meals' */
  counted: string;
  /** A record without a name, in a list. */
  one: string;
  /** A record with a name: its own, the name of a photo's meal, or the words that it is about. */
  named?: string;
}

/** The names of each kind of record on the screen. */
export const RECORD_MESSAGES: Record<RecordType, RecordMessages> = {
  meal: {
    title: 'Meal',
    counted: '{count, plural, one {# meal} other {# meals}}',
    one: 'A meal without a name',
    named: '{name}',
  },
  photo: {
    title: 'Photo',
    counted: '{count, plural, one {# photo} other {# photos}}',
    one: 'A photo',
    named: 'Photo of {name}',
  },
  profile: {
    title: 'Goals and details',
    counted: '{count, plural, one {# profile} other {# profiles}}',
    one: 'Your goals and details',
  },
  weight: {
    title: 'Weight',
    counted: '{count, plural, one {# weight} other {# weights}}',
    one: 'A weight',
  },
  award: {
    title: 'Award',
    counted: '{count, plural, one {# award} other {# awards}}',
    one: 'An award',
  },
  water: {
    title: 'Water',
    counted: '{count, plural, one {# drink of water} other {# drinks of water}}',
    one: 'A drink of water',
  },
  recipe: {
    title: 'Recipe',
    counted: '{count, plural, one {# recipe} other {# recipes}}',
    one: 'One of your recipes',
    named: 'Recipe “{name}”',
  },
  plannedMeal: {
    title: 'Planned meal',
    counted: '{count, plural, one {# planned meal} other {# planned meals}}',
    one: 'A planned meal',
    named: 'Planned meal “{name}”',
  },
  shoppingItem: {
    title: 'Shopping list',
    counted:
      '{count, plural, one {# line of the shopping list} other {# lines of the shopping list}}',
    one: 'A line of your shopping list',
  },
  dayNote: {
    title: 'Note of a day',
    counted: '{count, plural, one {# note of a day} other {# notes of days}}',
    one: 'A note of a day',
  },
  measurement: {
    title: 'Measurement',
    counted: '{count, plural, one {# measurement} other {# measurements}}',
    one: 'A measurement',
  },
  mealSlot: {
    title: 'Meal of the day',
    counted:
      '{count, plural, one {# meal of the day that you added} other {# meals of the day that you added}}',
    one: 'A meal of the day that you added',
    named: 'Your meal of the day: {name}',
  },
  foodRule: {
    title: 'Rule for suggestions',
    counted: '{count, plural, one {# rule for suggestions} other {# rules for suggestions}}',
    one: 'One of your rules for suggestions',
  },
  food: {
    title: 'Your food',
    counted: '{count, plural, one {# food of yours} other {# foods of yours}}',
    one: 'One of your foods',
    named: 'Your food “{name}”',
  },
  favourite: {
    title: 'Favorite',
    counted: '{count, plural, one {# favorite} other {# favorites}}',
    one: 'A favorite',
    named: 'Favorite “{name}”',
  },
  dayMark: {
    title: 'Mark of a day',
    counted: '{count, plural, one {# mark of a day} other {# marks of days}}',
    one: 'A mark that a day is complete or not',
  },
  target: {
    title: 'Daily target',
    counted: '{count, plural, one {# daily target} other {# daily targets}}',
    one: 'A daily target',
  },
  nutrientTarget: {
    title: 'Target of a nutrient',
    counted: '{count, plural, one {# target of a nutrient} other {# targets of nutrients}}',
    one: 'A target of a nutrient',
  },
  macroTarget: {
    title: 'Protein, carbs and fat',
    counted: '{count, plural, one {# target for macros} other {# targets for macros}}',
    one: 'Your protein, carbs and fat',
  },
  weekdayTarget: {
    title: 'Targets by weekday',
    counted: '{count, plural, one {# target by weekday} other {# targets by weekday}}',
    one: 'Your targets by weekday',
  },
  fast: {
    title: 'Fasting',
    counted: '{count, plural, one {# time without food} other {# times without food}}',
    one: 'A time without food',
  },
  foodMemory: {
    title: 'Remembered food',
    counted: '{count, plural, one {# remembered food} other {# remembered foods}}',
    one: 'A food',
    named: 'What “{name}” means',
  },
};
