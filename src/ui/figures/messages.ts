export const messages = {
  // calories.tsx
  couldBe: 'could be {low} to {high}',
  // day-figures.tsx
  rightOnYourTarget: 'Right on your target',
  energyLeft: '{energy} left',
  energyOverYourTarget: '{energy} over your target',
  mealsWithNoNumbersYet: '{missing, plural, one {# meal} other {# meals}} with no numbers yet',
  // macros.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
};
