import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // food-sheet.tsx
  yourFood: 'Your food',
  usableByName:
    'You can search for it and use its name when you describe a meal, on all your devices.',
  save: 'Save',
  notSavedInputKept: COMMON.notSavedInputKept,
  // food-words.ts
  fromTheLabel: 'from the label',
  surveyFoods: 'USDA survey foods ({release})',
  referenceFoods: 'USDA reference foods ({release})',
  ourOwnList: 'Platelog’s own list\u00a0{version}',
  // nutrient-fields.tsx
  fewerNutrients: 'Fewer nutrients',
  moreNutrients: 'More nutrients',
  calories: 'Calories',
  thisIsTooMuch: 'This is too much',
  aboutKcalByTheMacros: 'The macros add up to about {energy}.',
  isThisNumberRight: 'The macros add up to about {energy}. Is this number right?',
  macrosAboveCalories:
    'The macros add up to about {energy}, but the calories are {calories}. Save it anyway?',
  // remembered-foods.tsx
  countOfRememberedFoods: '{memories, plural, one {# remembered food} other {# remembered foods}}',
  rememberedFoods: 'Remembered foods',
  aboutRememberedFoods:
    'What you mean by a word. Used each time you write it, on all your devices.',
  noRememberedFoods: 'No remembered foods.',
  noRememberedFoodFound: 'No remembered food found.',
  forget: 'Forget',
  forgetNamed: 'Forget “{words}”',
  usualAmount: '{name}, {grams} if you enter no amount',
  // your-foods.tsx
  editNamed: 'Edit {name}',
  deleteNamed: 'Delete {name}',
  logNamed: 'Log {name}',
  yourFoods: 'Your foods',
  enteredByYou:
    'Foods you entered, scanned, or read from a label. Use their names when you describe a meal.',
  noOwnFoodsYet: 'You have no foods yet. Add one here, or scan a barcode or a label.',
  foodsFound: '{count, plural, one {# food} other {# foods}} found',
  noFoodFound: 'No food found with that name.',
  // shared by several files
  newFood: 'New food',
  search: 'Search',
};
