import { COMMON } from '../../../../ui/words/common-messages';

export const messages = {
  // targets-card.tsx
  macrosAndWeekdays: 'Macros and weekdays',
  aboutMacros:
    'How each day’s energy is split up. It counts from today on. Earlier days keep what they had. Each nutrient can have its own target under ',
  allNutrients: 'All nutrients',
  // macro-form.tsx
  proteinCarbsAndFat: 'Protein, carbs and fat',
  asMyGoalHasThem: 'As my goal sets them',
  byBodyWeight: 'In grams per kg of body weight',
  inPercent: 'In percent of the energy',
  inGrams: 'In grams a day',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  unitOf: '{name} ({unit})',
  ofYourWeight:
    'Of {weight}, your current weight: the grams follow each weight that you log. Carbs get what is left of the energy.',
  // The goals above have a button to save.
  setMacros: 'Set macros',
  macrosSaved: 'Macros saved',
  // read-macros.ts
  makesNot100: 'Together {sum}%. They must add up to 100%.',
  tooMuch: 'This much protein and fat has more energy than your target of {energy}.',
  enterEach: 'Enter each as a number of 0 or more.',
  comesTo: 'That comes to {grams}.',
  energyOfGrams: 'They have {energy}; your target is {target}.',
  gramsOf: '{protein} g of protein, {carbs} g of carbs and {fat} g of fat',
  // weekday-form.tsx
  setWeekdays: 'Set weekdays',
  moreOnSomeDays: 'More on some days',
  theWeekStays: 'Choose days that have more. The other days get less, so the week stays the same.',
  moreOnEach: 'More on each of them ({unit})',
  atMostMore: 'At most {most}: with more, the other days would be below {floor}, {reason}.',
  leastForBody: 'which is the least for your body',
  whatYouUse: 'which is what a body like yours uses',
  enterOneOrMore: 'Enter a whole number of 1 or more.',
  chooseOneToSix: 'Choose one to six days.',
  noRoom:
    'Your target of {energy} is hardly above the least for your body, so every day has the same.',
  noRoomUnder18: 'Under 18 no day has less than a body like yours uses, so every day has the same.',
  weekdaysSaved: 'Targets by weekday saved',
  // weekday-words.ts
  ofEveryDay: 'Every day has {energy}.',
  daysHave: '{days} {count, plural, one {has} other {have}} {energy}.',
  theWeekHas: 'The week has {energy}, as before.',
  // use-keep.ts
  undo: 'Undo',
  notSaved: COMMON.notSaved,
  pleaseTryAgain: COMMON.pleaseTryAgain,
};
