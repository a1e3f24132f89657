export const messages = {
  // amount-fields.tsx
  grams: 'Grams',
  measureOf: 'Measure of {name}',
  unitGrams: 'grams',
  // amount.ts
  pleaseEnterANumber: 'Please enter a number.',
  atMost10000Grams: 'At most 10,000 grams, please.',
  // food-search.tsx
  typeAFood: 'Type a food',
  noFoodIsCalledThat: 'No food is called that.',
  foodsToChoose: '{count, plural, one {# food} other {# foods}}. Press the down arrow to choose.',
  foodsFound: 'Foods found',
  asAFoodOfYourOwn: '“{query}” as a food of your own',
  kcal100G: '{origin}{calories} kcal / 100\u00a0g',
  // item-controls.tsx
  changeFood: 'Change food',
  changeFoodOf: 'Change food: {name}',
  remove: 'Remove',
  insteadOf: 'Instead of {name}',
  // item-edits.ts
  photo: 'Photo',
  // item-row.tsx
  undo: 'Undo',
  undoRemoving: 'Undo removing {name}',
  assumedNotVisible: 'assumed, not visible',
  figuresGuessedByTheAi: 'figures guessed by the AI',
  changedByYou: 'changed by you',
  countedAs: 'counted as {food}',
  // open-question.ts
  whatIs: 'What is “{words}”?',
  howMuch: 'How much {words}?',
  which: 'Which {words}?',
  // question-card.tsx
  usualPortion: 'usual portion',
  somethingElse: 'Something else',
  notNow: 'Not now',
  insteadOfWords: 'Instead of {words}',
  // total-row.tsx
  notFound: 'Not found: {notFound}',
  kilocalories: ', {calories} kilocalories',
  items: '{items, plural, one {# item} other {# items}}{sum}.',
};
