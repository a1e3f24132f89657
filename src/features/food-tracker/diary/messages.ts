export const messages = {
  // copy-sheet.tsx
  copyNamed: 'Copy {what}',
  fromDay: 'From {day}',
  mealsCopiedTo: '{copies, plural, one {# meal} other {# meals}} copied to {target}',
  day: 'Day',
  chooseADate: 'Choose a day.',
  copyTo: 'Copy to {target}',
  copy: 'Copy',
  mealsWithoutNumbersAreNotCopied:
    '{count, plural, one {# meal has} other {# meals have}} no numbers yet and {count, plural, one {is} other {are}} not copied.',
  whichMeals: 'Which meals',
  meals: '{some, plural, one {# meal} other {# meals}}',
  commaKcal: ', {calories}',
  // day-bar.tsx
  previousDay: 'Previous day',
  today: 'Today',
  nextDay: 'Next day',
  chooseADay: ', choose a day',
  diaryDay: 'Diary day',
  eatenOfKcal: '{eaten} of {calories}',
  // day-total.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  dayTotal: 'Day total',
  ofKcal: 'of {calories}',
  copyDay: 'Copy day',
  // day-words.ts
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  // diary.tsx
  yourMeals: 'Your meals',
  thisDay: 'this day',
  noMealsYet: 'No meals yet',
  whatYouEatIsListedHere:
    'What you log is listed here, from breakfast to snacks, with the day’s total.',
  writeWhatYouAte: 'Describe what you ate',
  loadingYourMeals: 'Loading your meals',
  // meal-section.tsx
  addTo: 'Add to {title}',
  sameAs: 'Same as {day}',
  // use-diary-actions.ts
  undo: 'Undo',
  isBack: '{name} is back',
  mealDeleted: 'Meal deleted',
  // use-shown-day.ts
  days: 'Days',
};
