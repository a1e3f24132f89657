import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // amount-fields.tsx
  less: 'Less {name}',
  more: 'More {name}',
  gramsOf: 'Grams of {name}',
  amountIn: 'Amount of {name}, in {unit}',
  unitOf: '{unit} ({weight})',
  unitOfEach: '{unit} ({weight} each)',
  unitFor: 'Unit for {name}',
  unitGrams: 'grams',
  // amount.ts
  enterANumber: 'Enter a number.',
  enterZeroOrMore: 'Enter 0 or more.',
  atMost10000Grams: 'Enter 10,000 grams or less.',
  // implausible-question.tsx
  moreKcalThanUsual: '{name}: {energy} is more than most people eat in two days. Is that right?',
  moreGramsThanUsual: '{name}: {weight} is more than most people eat in a day. Is that right?',
  yesKeepIt: 'Yes, keep it',
  changeIt: 'Change it',
  moreThanUsual: '{name} is more than usual. Is it right?',
  // food-search.tsx
  typeAFood: 'Type a food',
  noFoodHasThatName: 'No food has that name.',
  foodsToChoose: '{foods, plural, one {# food} other {# foods}}. Use the arrow keys to choose.',
  foodsFound: 'Foods found',
  addToYourFoods: 'Add “{query}” to your foods',
  kcal100G: '{origin}{calories} {unit} / 100\u00a0g',
  unknownEnergyOf: '{origin}{unknown}',
  // item-controls.tsx
  amount: 'Amount',
  done: 'Done',
  removeNamed: COMMON.removeNamed,
  changeFood: 'Change food',
  changeFoodOf: 'Change food: {name}',
  remove: 'Remove',
  replaceNamed: 'Replace {name}',
  // item-edits.ts
  photo: 'Photo',
  // item-row.tsx
  undo: 'Undo',
  undoRemoving: 'Undo removing {name}',
  assumedNotVisible: 'assumed, not visible',
  numbersEstimatedByAi: 'numbers estimated by the AI',
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
  replaceWords: 'Replace {words}',
  // total-row.tsx
  notFound: 'Not found: {notFound}',
  whereThisComesFrom: 'see where this comes from',
  items: '{items, plural, one {# item} other {# items}}{sum}.',
};
