export const messages = {
  // water-card.tsx
  water: 'Water',
  ofGlasses: '{glasses} of {goal, plural, one {# glass} other {# glasses}}',
  aGlassIs: 'A glass is {size}.',
  ofThemInMeals: '{glasses} of them from drinks in your meals.',
  noneInMeals: 'Drinks in your meals count too.',
  notInMeals: 'Drinks in your meals do not count.',
  halfAGlass: 'Half a glass',
  glass: 'Glass',
  bottle: 'Bottle, {size}',
  removeLast: 'Remove the last drink of water',
  waterAdded: 'Water added',
  waterRemoved: 'Water removed',
  undo: 'Undo',
  // other-amount.tsx
  amountIn: 'Amount in {unit}',
  enterAnAmount: 'Enter an amount from {least} to {most}.',
  add: 'Add',
  // shared by several files
  otherAmount: 'Other amount',
};
