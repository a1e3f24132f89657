import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // measurement-chart.tsx
  shownInTheChart: 'Shown in the chart',
  measured: 'measured',
  straightBetween: 'straight between them, in {unit}',
  chartOf: '{part}. Use the arrow keys to move between days.',
  // measurement-points.ts
  notMeasured: 'not measured',
  measuredAs: 'measured {size}',
  eachDayMeasured: '{part}, each time it was measured',
  day: 'Day',
  // body-fat-line.tsx
  bodyFat: 'Body fat',
  howItIsCalculated: 'How it is calculated',
  bodyFatIs: 'About {percent}%, likely {low} to {high}%',
  bodyFatHow:
    'By the formula of the US Navy, from your newest waist, {others} and height (Hodgdon and Beckett, 1984). It was made with healthy adults: it is off in pregnancy and for very muscular people. It is no medical finding, and your target does not change with it.',
  neckAnd: 'neck',
  hipsNeckAnd: 'hips, neck',
  bodyFatNeeds: 'Measure {parts} as well to see it.',
  bodyFatApart:
    'Your measurements are more than 30 days apart. Measure again on one day to see it.',
  bodyFatImpossible: 'These measurements cannot be right together. Check the part and the unit.',
  // measured-list.tsx
  deleteMeasurement: 'Delete {what} of {when}',
  measurementDeleted: 'Measurement deleted',
  measurementIsBack: '{what} is back',
  // measurement-form.tsx
  what: 'What',
  another: 'Another part',
  itsName: 'Its name',
  leftArm: 'Left arm',
  size: 'Size',
  unit: 'Unit',
  centimeters: 'cm',
  inches: 'in',
  when: 'When',
  save: 'Save measurement',
  enterADateAndTime: 'Enter a date and time.',
  timeInTheFuture: 'This time is in the future.',
  measurementSaved: '{what} saved',
  takenBack: 'Undone. Nothing was saved.',
  notSaved: COMMON.notSaved,
  pleaseTryAgain: COMMON.pleaseTryAgain,
  // read-measurement.ts
  enterAName: 'Enter a name of at most {most} characters.',
  enterASize: 'Enter a number from {least} to {most}.',
  isThisRight: '{what}: is this right? Save it anyway?',
  // measurements-card.tsx
  measurements: 'Measurements',
  waistHipsAndMore:
    'Waist, hips or any part that you name. A tape shows changes that a scale does not.',
  upSince: '{size} more than on {day}',
  downSince: '{size} less than on {day}',
  asOn: 'as on {day}',
  measuredOn: 'on {day}',
  // part-words.ts
  waist: 'Waist',
  hips: 'Hips',
  neck: 'Neck',
  // shared by several files
  allMeasurements: 'All measurements',
  logAMeasurement: 'Log a measurement',
  undo: 'Undo',
};
