import { COMMON } from '../../../../ui/words/common-messages';

export const messages = {
  // slots-card.tsx
  mealsOfTheDay: 'Meals of the day',
  aboutMealSlots:
    'The diary always has these four. Add your own, such as a second breakfast: new entries near its time are offered there.',
  about: 'about {time}',
  countsAs: 'counts as {meal}',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  change: 'Change {name}',
  moved: 'Moved',
  // slot-sheet.tsx
  remove: 'Remove',
  removed: 'Removed. Its entries are under {meal}.',
  changeAMeal: 'Change a meal of the day',
  name: 'Name',
  forExample: 'Second breakfast',
  time: 'Usual time',
  countsAsLabel: 'Counts as',
  inChartsAndExports: 'In charts and exports, and if you remove it.',
  add: 'Add',
  save: 'Save',
  added: '“{name}” added',
  saved: 'Saved',
  // slot-input.ts
  enterAName: 'Enter a name.',
  tooLong: COMMON.tooLong,
  isThere: 'There is one of this name already.',
  enterATime: 'Enter a time.',
  // shared by several files
  addAMeal: 'Add a meal of the day',
};
