export const messages = {
  // copy-sheet.tsx
  mealsCopiedTo: '{copies, plural, one {# meal} other {# meals}} copied to {target}',
  day: 'Day',
  pleaseChooseADay: 'Choose a day.',
  copyTo: 'Copy to {target}',
  copy: 'Copy',
  mealsWithoutFiguresYetStayBehind:
    '{count, plural, one {# meal has} other {# meals have}} no numbers yet and {count, plural, one {is} other {are}} not copied.',
  whichMeals: 'Which meals',
  meals: '{some, plural, one {# meal} other {# meals}}',
  commaKcal: ', {calories}',
  // day-bar.tsx
  previousDay: 'Previous day',
  today: 'Today',
  nextDay: 'Next day',
  chooseADay: ', choose a day',
  dayOfTheDiary: 'Day of the diary',
  eatenOfKcal: '{eaten} of {calories}',
  // day-total.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  totalOfTheDay: 'Total of the day',
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
    'What you log is listed here, from breakfast to snacks, with the total of the day.',
  writeWhatYouAte: 'Write what you ate',
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
