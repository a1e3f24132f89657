import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // plan-page.tsx
  mealPlan: 'Meal plan',
  backToDiary: COMMON.backToDiary,
  moveByDragAndKeys:
    'Drag a meal to another day or meal. With a meal in focus, Shift and an arrow key move it by a day.',
  moveByHolding: 'Hold a meal to drag it to another day, or touch it to move or change it.',
  shareWeek: 'Share this week',
  openSharedWeek: 'Open a week from a file',
  nothingPlannedYet: 'Nothing is planned for this week yet.',
  addTheFirst:
    'Add a meal to a day: one of your recipes, a meal that you have logged before, or a few words.',
  // week-bar.tsx
  weeks: 'Weeks',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  goToThisWeek: 'This week',
  // week-words.ts
  thisWeek: 'This week',
  weekAfter: 'Next week',
  weekBefore: 'Last week',
  // week-average.tsx
  averageOfWeek: 'Average of the planned days',
  aDay: 'a day',
  ofDays: '{count, plural, one {# day planned} other {# days planned}}',
  proteinADay: '{grams} g protein',
  // planned-day.tsx
  today: 'Today',
  nothingPlanned: 'Nothing planned',
  addToDay: 'Add a meal on {day}',
  addToMeal: 'Add to {meal}, {day}',
  // days-plan.tsx
  plannedForToday: 'Planned for today',
  openMealPlan: 'Open meal plan',
  mealAndEnergy: '{meal} · {energy}',
  // planned-sheet.tsx
  inTheDiary: 'Eaten, in your diary',
  loggedToday: 'Logs it today, now.',
  takeBack: 'Not eaten',
  day: 'Day',
  save: 'Save',
  moveTo: 'Move to {day}',
  remove: 'Remove from plan',
  // dragged-meal.tsx
  mealOfDay: '{meal}, {day}',
  staysWhereItIs: 'Stays where it is',
  // portions.ts
  enterPortions: 'Enter a number up to {max}.',
  // planned-contents.tsx
  recipeIsGone: 'The recipe was deleted. The numbers are those of when it was planned.',
  followsRecipe: 'Follows the recipe until it is eaten.',
  inWords: 'Planned as: {words}',
  whatIsIn: COMMON.whatIsInIt,
  linesNotRead: 'Lines of the recipe that were not understood: {lines}',
  gramsOfFood: '{grams} g',
  // add-meal-sheet.tsx
  planAMeal: 'Plan a meal',
  whatWillItBe: 'What will it be?',
  searchOrWrite: 'Search, or write it: 2 eggs and toast',
  planTheseWords: 'Plan these words',
  planning: 'Planning...',
  reading: 'Reading...',
  recipes: 'Recipes',
  favorites: 'Favorites',
  earlierMeals: 'Earlier meals',
  nothingToChoose: 'Your recipes and the meals that you log will be offered here.',
  found: '{count, plural, one {# found} other {# found}}',
  wordsTooLong: COMMON.tooLong,
  // copy-week-sheet.tsx
  copyWeekOf: 'Copy {week}',
  copyTo: 'To',
  copyMeals: '{count, plural, one {Copy # meal} other {Copy # meals}}',
  alreadyThere:
    '{count, plural, one {# meal is planned there already. It stays.} other {# meals are planned there already. They stay.}}',
  // use-plan-actions.ts
  copied: '{count, plural, one {# meal copied} other {# meals copied}}',
  moved: 'Moved to {day}',
  movedToMeal: 'Moved to {meal}',
  changed: 'Plan changed',
  removed: 'Removed from plan',
  diaryStays: 'What you logged stays in your diary.',
  addedTo: COMMON.addedToMeal,
  loggedEnergy: '{name}, {energy}',
  loggedUnknown: '{name}, no numbers yet',
  takenBack: COMMON.takenBack,
  restored: 'It is back',
  undo: 'Undo',
  // use-choices.ts
  mealWithoutName: 'Meal without a name',
  // shared by several files
  loading: 'Loading',
  copyWeek: 'Copy week',
  ofTarget: 'of {energy}',
  mealsInPart:
    '{count, plural, one {# meal is not counted in full} other {# meals are not counted in full}}',
  eaten: 'Eaten',
  logAsEaten: 'Log {name} as eaten',
  notInFull: ', not counted in full',
  howManyPortions: 'Portions',
  notFound: 'Not found: {words}',
  planned: 'Planned for {day}',
};
