import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // chosen-card.tsx
  nutrientsOfToday: 'Nutrients today',
  allNutrients: 'All {count} nutrients',
  // groups.ts
  energyAndMacros: 'Energy and macros',
  minerals: 'Minerals',
  vitamins: 'Vitamins',
  fats: 'Fats',
  otherNutrients: 'Water, plant pigments and stimulants',
  // nutrient-foods.tsx
  fromTheseFoods: 'From these foods',
  noFoodHasIt: 'None of the foods has any.',
  unknownInEveryFood: 'No source tells it for any of these foods. That is unknown, and not zero.',
  moreFoods: '{count, plural, one {# more food} other {# more foods}}, {amount} together',
  atLeastADay: 'At least {amount} a day: {source}.',
  aDay: '{amount} a day: {source}.',
  atMostADay: 'At most {amount} a day: {source}.',
  noValuePublished: 'Nobody publishes a daily value for it.',
  niacinNote: 'The body makes some niacin from protein too, which is not counted here.',
  vitaminAFrom: 'The limit is of retinol alone, which has a line of its own.',
  folateFrom: 'The limit is of added folic acid alone, which has a line of its own.',
  linolenicNote: 'Tables count all linolenic acids together; nearly all of it is omega-3.',
  // shown-nutrient.ts
  coverage: 'Known for {percent}% of the energy. The rest is unknown, not zero.',
  atLeastAmount: 'at least {amount}',
  // nutrient-target.tsx
  setYourOwnTarget: 'Set your own target',
  changeYourTarget: 'Change your target',
  yourTargetOf: 'Your target for {name}',
  atLeastIn: 'At least ({unit})',
  atMostIn: 'At most ({unit})',
  leaveOneEmpty:
    'Leave one empty to keep the published value on that side. Your target counts from today on.',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  useThePublishedValue: 'Use the published value',
  targetSaved: 'Target for {name} saved',
  // read-bounds.ts
  enterAnAmount: 'Enter an amount of 0 or more.',
  enterOneOfThem: 'Enter a minimum, a maximum or both.',
  belowTheMinimum: 'This is below the minimum.',
  // nutrient-row.tsx
  percentOfNeed: '{percent} of a day’s need',
  percentOfLimit: '{percent} of a day’s limit',
  overTheLimit: 'over the limit of {amount}',
  // nutrient-group.tsx
  showOnToday: 'Show {name} on Today',
  // nutrients-page.tsx
  nutrients: 'Nutrients',
  loading: 'Loading nutrients',
  ofEverythingYouLogged: 'From what you logged, on this device. All of them are free.',
  tableNotHereYet:
    'The table of nutrients is not on this device yet. It comes with the next connection and then stays.',
  nothingLogged: 'Nothing with numbers is logged for this day.',
  mealWithoutNumbers: 'This meal has no numbers yet.',
  mealIsGone: 'This meal is no longer in your diary.',
  noCompleteDay:
    'None of these 7 days is complete. A day counts once it is over and everything you ate is logged, or when you say so in the diary.',
  toTheDiary: 'Open the diary',
  allOfThisDay: 'All of this day',
  unreadMeals:
    '{count, plural, one {# meal without numbers is} other {# meals without numbers are}} not counted.',
  forYou: 'Values for {who}, neither pregnant nor breastfeeding.',
  forOthers:
    'Values for {who}, neither pregnant nor breastfeeding. For you many needs are higher, and some limits lower: ask a doctor or midwife.',
  // summary.tsx
  soFarToday: 'So far today',
  averageOfDays:
    'An average day of {count, plural, one {# complete day} other {# complete days}} of 7',
  needsReached: '{reached} of {all} daily needs reached',
  limitsPassed: '{count, plural, one {# limit passed} other {# limits passed}}',
  noLimitPassed: 'no limit passed',
  tooLittleKnown: '{count, plural, one {# has} other {# have}} too little known to say',
  // references.ts
  women: 'a woman of {age}',
  men: 'a man of {age}',
  girls: 'a girl of {age}',
  boys: 'a boy of {age}',
  anybody: 'age {age}, the higher of women’s and men’s',
  yourOwnTarget: 'your daily target',
  setByYou: 'set by you',
  adults: 'adults, the higher of women’s and men’s',
  // legend.tsx
  legendNeed: 'a day’s need',
  legendLimit: 'a day’s limit',
  legendOpen: 'at least this much: not every food tells it',
  // use-eaten.ts
  waterYouCounted: 'Water you counted',
  // choose-bar.tsx
  chooseForToday: 'Choose six for Today',
  chosenCount: '{count} of {most} on Today',
  done: 'Done',
  takeOneAway: 'Six are chosen. Take one away to add another.',
  asAtFirst: 'As at first',
  // period-bar.tsx
  period: 'Period',
  day: 'Day',
  week: '7 days',
  today: 'Today',
  yesterday: 'Yesterday',
  dayBefore: 'Day before',
  dayAfter: 'Day after',
  weekBefore: '7 days before',
  weekAfter: '7 days after',
  span: '{from} to {to}',
  // shared by several files
  notSaved: COMMON.notSaved,
  pleaseTryAgain: COMMON.notSavedTryAgain,
};
