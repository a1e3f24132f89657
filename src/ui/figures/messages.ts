export const messages = {
  // food-groups.tsx
  vegetables: 'Vegetables',
  fruit: 'Fruit',
  grains: 'Grains',
  proteinFoods: 'Protein foods',
  dairy: 'Dairy',
  drinks: 'Drinks',
  sweets: 'Sweets',
  otherFoods: 'Other foods',
  // calories.tsx
  couldBe: 'could be {low} to {high}',
  // day-figures.tsx
  rightOnYourTarget: 'Right on your target',
  energyLeft: '{energy} left',
  energyOverYourTarget: '{energy} over your target',
  mealsWithNoNumbersYet: '{missing, plural, one {# meal} other {# meals}} with no numbers yet',
  foodsOfUnknownCalories: '{count, plural, one {# food} other {# foods}} with unknown calories',
  // macros.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  atLeast: 'at least {amount}',
  // nutrient-words.ts
  fluidOunces: '{ounces} fl oz',
};
