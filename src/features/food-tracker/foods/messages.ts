export const messages = {
  // food-sheet.tsx
  yourFood: 'Your food',
  newFood: 'New food',
  foundByItsNameWhenYou:
    'You can search for it and use its name when you describe a meal, on all your devices.',
  save: 'Save',
  thisCouldNotBeSavedOn: 'This could not be saved on this device. Nothing was cleared. Try again.',
  // food-words.ts
  fromTheLabel: 'from the label',
  // nutrient-fields.tsx
  fewerNutrients: 'Fewer nutrients',
  moreNutrients: 'More nutrients',
  pleaseEnterANumber: 'Enter a number.',
  calories: 'Calories',
  thisIsTooMuch: 'This is too much',
  aboutKcalByTheMacros: 'The macros add up to about {energy} kcal.',
  theMacrosComeToAboutKcal: 'The macros add up to about {energy} kcal. Is this number right?',
  // remembered-foods.tsx
  countOfRememberedFoods: '{memories, plural, one {# remembered food} other {# remembered foods}}',
  rememberedFoods: 'Remembered foods',
  whatYouMeanByYourWords:
    'What you mean by a word. Used each time you write it, on all your devices.',
  search: 'Search',
  nothingIsRememberedAnyMore: 'No remembered foods.',
  nothingOfThatIsRemembered: 'No remembered food found.',
  forget: 'Forget',
  whereYouGiveNoAmount: '{name}, {grams} where you give no amount',
  // your-foods.tsx
  yourFoods: 'Your foods',
  enteredByYou:
    'Foods you entered, scanned, or read from a label. Use their names when you describe a meal.',
  noFoodsOfYourOwnYet: 'Foods that you add, scan or read from a label stand here.',
  foodsFound: '{count, plural, one {# food} other {# foods}} found',
  noneOfYourFoodsIsCalled: 'No food found with that name.',
};
