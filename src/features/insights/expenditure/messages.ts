import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // check-in-line.tsx
  yourCheckInIsDue: 'Your weekly check-in has a question',
  // expenditure-card.tsx
  whatYourBodyUses: 'What your body uses',
  toMeasureItTakes: 'To measure it, it takes:',
  whatIsCounted: 'What is counted',
  howCalculated:
    'What you ate, less what your weight gained, is what your body used. A kilogram counts as 7,000 kcal. A single heavy or light morning hardly shows, because a line is drawn through all weights of four weeks. The fewer days there are, the wider the range, and the more the formulas count.',
  inCaloriesAsLogged:
    'The number is in calories as you log them. If you always log a little too little, it is as much too low, and your target still leads where you want. What you do for exercise is in your weight already, so it is not added again.',
  chartKeysHelp: '{words} Use the arrow keys to move between weeks.',
  estimate: 'estimate',
  likelyRange: 'likely range',
  // expenditure-words.ts
  likelyBetween: 'Likely between {low} and {high}.',
  byTheFormulas:
    'By the formulas, from your details. Most people are within 10% of it. There is not enough in your diary yet to measure it.',
  asMeasuredOn: 'As measured on {day}. It stays until there is enough to measure again.',
  fromWhatYouAte:
    'In four weeks you ate {eaten} on an average complete day, and your weight {change}. The number is updated on Mondays.',
  heldSteady: 'held steady',
  wentUp: 'went up {size} a week',
  wentDown: 'went down {size} a week',
  fewDays: '{days} complete days in the last three weeks',
  fewWeighings: 'your weight on {days} days in four weeks',
  shortSpan: 'weights that are at least {days} days apart',
  oldWeighing: 'a weight from the last {days} days',
  counted:
    'Of the 28 days before {day}: {days, plural, one {# complete day} other {# complete days}}, and your weight on {weights, plural, one {# day} other {# days}}.',
  leftOut:
    '{leftOut, plural, one {# day is} other {# days are}} left out, because a meal is missing or nothing is logged.',
  stray:
    'The weight of {stray, plural, one {# day is} other {# days are}} left out, because it is too far from those around it.',
  untilNow: 'Your target until now: {energy}.',
  yourBodyUses: 'Your body uses about {used} a day.',
  toLose: 'Your goal takes {change} less than that.',
  toGain: 'Your goal takes {change} more than that.',
  toKeep: 'That keeps your weight.',
  theFormulasGive: 'Your weight has changed, so the formulas now give another number.',
  checkInChangeLimited: 'One check-in changes at most {most}, so the rest can follow next week.',
  // expenditure-points.ts
  week: 'Week of',
  kcalADay: '{unit} a day',
  likely: 'Likely',
  between: '{low} to {high}',
  keptFromBefore: 'not enough to measure, kept from before',
  // adapt-switch.tsx
  adaptMyTarget: 'Adapt my daily target to this',
  nothingChangesUnasked: 'You are asked once a week. Nothing changes without your yes.',
  // check-in-box.tsx
  weeklyCheckIn: 'Weekly check-in',
  use: 'Use {energy}',
  keep: 'Keep {energy}',
  anotherNumber: 'Another number',
  ownNumber: 'Target in {unit} a day',
  save: 'Save',
  enterAWholeNumber: 'Enter a whole number from {least} to {most}.',
  thisIsBelow: 'This is below {least}, the least for your body. Only do this with a doctor.',
  // use-set-target.ts
  yourTargetIs: 'Your target is {energy} a day',
  undo: 'Undo',
  targetIsBack: 'Your target is {energy} again',
  notSaved: COMMON.notSaved,
  pleaseTryAgain: 'Try again.',
  // earlier-targets.tsx
  yourTargetsSoFar: 'Your targets so far',
  before: 'Before',
  since: 'Since {day}',
  // shared by several files
  aDay: '{energy} a day',
  weekByWeek: 'What your body uses, week by week',
};
