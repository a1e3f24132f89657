import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // copy-sheet.tsx
  fromDay: 'From {day}',
  mealsCopiedTo: '{copies, plural, one {# meal} other {# meals}} copied to {target}',
  day: 'Day',
  chooseADate: 'Choose a day.',
  copyTo: 'Copy to {target}',
  copy: 'Copy',
  mealsWithoutNumbersNotCopied:
    '{count, plural, one {# meal has} other {# meals have}} no numbers yet and {count, plural, one {is} other {are}} not copied.',
  whichMeals: 'Which meals',
  meals: '{some, plural, one {# meal} other {# meals}}',
  commaKcal: ', {calories}',
  // day-bar.tsx
  previousDay: 'Previous day',
  nextDay: 'Next day',
  chooseADay: ', choose a day',
  diaryDay: 'Diary day',
  eatenOfKcal: '{eaten} of {calories}',
  // day-status-line.tsx
  thatIsEverythingToday: 'That’s everything today',
  thatIsEverything: 'That’s everything',
  somethingIsMissing: 'Something is missing',
  notYet: 'Not yet',
  takeItBack: 'Take it back',
  todayIsComplete: 'Today is complete.',
  completeDay: 'Complete',
  markedComplete: 'You said this day is complete.',
  markedCompleteWithoutMeal: 'You said this day is complete, without a meal.',
  markedIncomplete: 'You said something is missing. This day is not in your averages.',
  foodUnknown: 'Not in your averages: something is not known yet.',
  foodWithoutCalories: 'Not in your averages: something has no calories yet.',
  mealProbablyMissing: 'Not in your averages: a meal is probably missing.',
  notLogged: 'Not logged, so not in your averages.',
  dayIsComplete: 'Day complete',
  dayIsNotComplete: 'Day not complete',
  // day-total.tsx
  allNutrients: 'All nutrients of the day',
  dayTotal: 'Day total',
  ofKcal: 'of {calories}',
  copyDay: 'Copy day',
  // day-words.ts
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  // diary.tsx
  yourMeals: 'Your meals',
  thisDay: 'this day',
  noMealsYet: 'No meals yet',
  mealsAreListedHere:
    'What you log is listed here, from breakfast to snacks, with the day’s total.',
  writeWhatYouAte: COMMON.describeWhatYouAte,
  loadingYourMeals: 'Loading your meals',
  // later-meals-link.tsx
  mealsAfterToday: '{count, plural, one {# meal is} other {# meals are}} dated after today: {days}',
  fromDayOn: 'from {day} on',
  // meal-section.tsx
  addTo: 'Add to {title}',
  sameAs: 'Same as {day}',
  // use-diary-actions.ts
  isBack: '{name} is back',
  mealDeleted: 'Meal deleted',
  // use-shown-day.ts
  days: 'Days',
  // shared by several files
  copyNamed: 'Copy {what}',
  today: 'Today',
  undo: 'Undo',
};
