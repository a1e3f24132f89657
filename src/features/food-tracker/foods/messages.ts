export const messages = {
  // food-input.ts
  atMostCharacters: 'At most {foodNameMax} characters, please.',
  pleaseEnterANumber: 'Please enter a number',
  moreThan0: 'More than 0, please.',
  atMost: 'At most {portionMax}, please.',
  pleaseGiveItAName: 'Please give it a name.',
  atMost60Characters: 'At most 60 characters, please.',
  theCaloriesAreRequired: 'The calories are required.',
  theWeightOfAServingIs: 'The weight of a serving is required, to count other amounts.',
  moreThanPureFatHas: 'More than pure fat has. Is it in kJ, or of more than that?',
  togetherMoreThanItWeighs: 'Together more than it weighs.',
  moreThanAllCarbs: 'More than all carbs.',
  moreThanAllFat: 'More than all fat.',
  // food-sheet.tsx
  yourFood: 'Your food',
  newFood: 'New food',
  foundByItsNameWhenYou:
    'Found by its name when you search and when you describe a meal, on all your devices.',
  name: 'Name',
  maker: 'Maker',
  ifItHasOne: 'If it has one',
  figuresFor: 'Figures for',
  aServingIs: 'A serving is',
  n1Slice: '1 slice',
  oneServingWeighs: 'One serving weighs',
  save: 'Save',
  // food-words.ts
  fromTheLabel: 'from the label',
  // nutrient-fields.tsx
  fewerNutrients: 'Fewer nutrients',
  moreNutrients: 'More nutrients',
  calories: 'Calories',
  thisIsTooMuch: 'This is too much',
  aboutKcalByTheMacros: 'About {energy} kcal by the macros.',
  theMacrosComeToAboutKcal: 'The macros come to about {energy} kcal. Is the number right?',
  // remembered-foods.tsx
  countOfRememberedFoods: '{memories, plural, one {# remembered food} other {# remembered foods}}',
  rememberedFoods: 'Remembered foods',
  whatYouMeanByYourWords:
    'What you mean by your words, used whenever you write them again, on all your devices.',
  search: 'Search',
  nothingIsRememberedAnyMore: 'Nothing is remembered any more.',
  nothingOfThatIsRemembered: 'Nothing of that is remembered.',
  forget: 'Forget',
  whereYouGiveNoAmount: '{name}, {grams} where you give no amount',
  // your-foods.tsx
  yourFoods: 'Your foods',
  enteredByYou:
    'Entered by you, scanned, or read from a label. When you describe a meal, they are found by name.',
  noFoodsOfYourOwnYet: 'No foods of your own yet. Make one here, or scan a barcode or a label.',
  noneOfYourFoodsIsCalled: 'None of your foods is called that.',
};
