export const messages = {
  // copy-sheet.tsx
  mealsCopiedTo: '{copies, plural, one {# meal} other {# meals}} copied to {target}',
  day: 'Day',
  pleaseChooseADay: 'Please choose a day.',
  copyTo: 'Copy to {target}',
  copy: 'Copy',
  mealsWithoutFiguresYetStayBehind:
    '{count, plural, one {# meal} other {# meals}} without figures yet {count, plural, one {stays} other {stay}} behind.',
  whichMeals: 'Which meals',
  meals: '{some, plural, one {# meal} other {# meals}}',
  commaKcal: ', {calories} kcal',
  // day-bar.tsx
  previousDay: 'Previous day',
  today: 'Today',
  nextDay: 'Next day',
  chooseADay: ', choose a day',
  dayOfTheDiary: 'Day of the diary',
  eatenOfKcal: '{eaten} of {calories} kcal',
  // day-total.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  totalOfTheDay: 'Total of the day',
  ofKcal: 'of {calories} kcal',
  copyDay: 'Copy day',
  // day-words.ts
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  // diary.tsx
  yourMeals: 'Your meals',
  thisDay: 'this day',
  noMealsYet: 'No meals yet',
  tryWritingTwoEggs:
    'Try writing “two eggs, toast with butter and a large latte”. The numbers appear here at once, with or without signal.',
  loadingYourMeals: 'Loading your meals',
  // meal-section.tsx
  kcal: 'kcal',
  addTo: 'Add to {title}',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
  copiedFrom: '{type} copied from {day}',
  sameAs: 'Same as {day}',
  // use-diary-actions.ts
  undo: 'Undo',
  isBack: '{name} is back',
  mealDeleted: 'Meal deleted',
  // use-shown-day.ts
  days: 'Days',
};
