export const messages = {
  // tried-meal.tsx
  working: 'Working it out...',
  whereThisComesFrom: 'Where this comes from',
  foods: '{foods, plural, one {# food} other {# foods}}',
  whatIs: 'What is “{words}”?',
  noFoodHasThatName: 'No food in our tables has that name. Try other words for it.',
  notCounted: 'No food in our tables has that name, so it is not counted. Try other words for it.',
  noFoodInIt: 'There is no food in it that we know. Try other words.',
  theAppAsks:
    'Platelog asks one question about “{words}” in your diary. Your answer narrows the range.',
  keepThisMeal: 'Keep this meal',
  addToMyDiary: 'Add to my diary',
  howItIsKept:
    'Sign up, and it is the first meal in your diary. Until then it stays in this tab only, and it is gone when you close the tab.',
  notRead: 'The food tables did not load. Check your connection and try again.',
  cannotBeKept: 'This browser does not let Platelog keep the meal. Sign up first, then log it.',
  // tried-words.ts
  theAmountYouGave: 'the amount you gave',
  theNumberYouGave: 'the number you gave, at the usual weight',
  theUsualPortion: 'the usual portion',
  aClearMatch: 'A clear match',
  aLikelyMatch: 'A likely match',
  aGuess: 'A guess',
  fromTable: '{match}: {food} ({table}, {code})',
};
