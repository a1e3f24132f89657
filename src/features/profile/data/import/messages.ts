import { COMMON } from '../../../../ui/words/common-messages';

export const messages = {
  // formats/cronometer.ts
  sumOfADay: 'Whole day, from Cronometer',
  sumOfAGroup: '{group}, from Cronometer',
  noDayHasTheseFigures: '{place}: figures that no day has',
  // reading/read-tables.ts
  line: 'Line {number}',
  lineOfFile: '{file}, line {number}',
  notADate: '{place}: “{text}” is not a date',
  quotationMarkNotClosed:
    '{place}: a quotation mark there is not closed, so the cells after it cannot be told apart. Please correct the line, and import the file again.',
  moreCells: '{place}: more cells than the table has columns',
  tablesNotImported: 'Not imported: {files}',
  fileCannotBeRead:
    'This file cannot be read.{columns} Formats that can be imported: {formats}, and any CSV of which you choose the columns.',
  itsColumnsAre: ' Its columns are: {names}.',
  // formats/chosen-format.ts
  noFoodAndNoFigures: '{place}: no food, and no figures',
  notANumber: '{place}: “{text}” is not a number',
  noFoodHasTheseFigures: '{place}: figures that no food has',
  // formats/read-waistline.ts
  foodIsNotInTheFile: '{place}: its food is not in the file',
  // reading/read-own-export.ts
  pictureIsNotInTheFile: '{place}: its picture is not in the file',
  somethingCannotBeRead: '{place}: something in it cannot be read',
  // formats/diary-json.ts
  noAmount: '{place}: “{name}” has no amount that can be read',
  // formats/my-fitness-pal.ts
  noMealHasTheseFigures: '{place}: figures that no meal has',
  // reading/make-parsed-file.ts
  noWeightOfAPerson: '{place}: {weight} is no weight of a person',
  leftOutSums: '{count, plural, one {# sum} other {# sums}} of days whose foods are here',
  leftOutExercise: '{count, plural, one {# line} other {# lines}} of exercise: it is not imported',
  leftOutDeleted: '{count, plural, one {# line} other {# lines}} that you had deleted there',
  leftOutEmptyDays: '{count, plural, one {# day} other {# days}} without any calories',
  leftOutIncompleteDays: '{count, plural, one {# day} other {# days}} not marked as complete',
  leftOutTotals: '{count, plural, one {# sum} other {# sums}} of other lines',
  leftOutMeasurements: '{count, plural, one {# line} other {# lines}} of other measurements',
  // reading/make-meals.ts
  cannotBeRead: '{place}: cannot be read',
  // formats/guess-columns.ts
  columnIsAPercentage: '“{column}” is a percentage, not an amount: it is not imported.',
  columnInOtherUnit: '“{column}” is not in {unit}: it is not imported.',
  // reading/read-files.ts
  largerThan: '{file} is larger than {megabytes} MB.',
  aWholeDiary: '{file} is a whole diary: please import it by itself.',
  nothingCanBeRead: 'Nothing can be read. {known}',
  archiveCannotBeRead: 'This archive cannot be read. It holds {held}. {known}',
  jsonCannotBeRead: 'This JSON cannot be read. It holds {held}. {known}',
  nothing: 'nothing',
  notATable: '{file} is not a table: its first line has fewer than two columns. {known}',
  jsonIsDamaged: 'This JSON is damaged: it ends early, or was changed by hand.',
  tooManyFiles: 'This archive holds too many files.',
  largerWhenUnpacked: 'This archive is larger than {megabytes} MB when it is unpacked.',
  archiveIsDamaged: 'This archive is damaged.',
  // formats/known-formats.ts
  knownFormatsAre: 'Formats that can be imported: {formats}.',
  // preview/file-questions.tsx
  fileIsAmbiguous: 'This file can be read in two ways. Please choose the right one.',
  pleaseChoose: 'Please choose',
  whichDayIs: 'Which day is {example}?',
  whichWeightUnit: 'Which unit are the weights in? One is {example}.',
  incompleteDaysCount: '{days, plural, one {# day is} other {# days are}} not marked as complete',
  incompleteDays: 'Days not marked as complete',
  kilograms: 'Kilograms',
  pounds: 'Pounds',
  leaveThemOut: 'Leave them out',
  importThem: 'Import them',
  date: 'Date',
  time: 'Time',
  food: 'Food',
  amount: 'Amount',
  meal: 'Meal',
  notInTheFile: 'Not in the file',
  unknownTableFormat: 'Platelog does not know this table. Please check what its columns mean.',
  ownTable:
    'This is a table of a Platelog export. In the account that it comes from, import the whole ZIP file instead: from the table, meals would be there twice.',
  aDateIsNeeded:
    'The table needs a date, and a food or its calories. Its columns are: {names}. Known formats: {knownFormats}.',
  otherNutrients: 'Other nutrients',
  // preview/import-dialog.tsx
  fromSource: 'From {source}',
  entriesAlreadyHere: '{known, plural, one {# entry} other {# entries}} already here, not changed.',
  photosCountAsUploads: 'Each photo counts as one of your uploads.',
  leftOut: 'Left out',
  whatIsLeftOut: 'What is left out',
  whatCannotBeRead: 'What cannot be read',
  oneMoment: COMMON.oneMoment,
  entriesAdded: '{done} of {of} entries added',
  addingEntries: 'Adding entries',
  stop: 'Stop',
  stopping: 'Stopping...',
  import: 'Import',
  lookingUpFoods:
    'The file has no calories. Looking up {of, plural, one {# food} other {# foods}} on this device...',
  foodsThatAreRead: 'Foods that are read',
  inByName:
    '{unknown, plural, one {# food comes} other {# foods come}} in by name only. Look them up in the diary to add their calories.',
  foodsWithoutFigures: 'Foods without figures',
  andMore: 'and {others} more',
  cancel: 'Cancel',
  // preview/import-preview.tsx
  newHere: 'New here: {fresh}{days}.',
  daysWithImportedSum:
    '{doubled, plural, one {# day has} other {# days have}} a sum from an earlier import already: undo that import, or the day counts twice.',
  nothingNew: 'nothing new',
  fromTo: 'from {from} to {last}',
  days: '{size, plural, one {# day} other {# days}}',
  entriesNotRead:
    '{count, plural, one {# entry} other {# entries}} could not be read and {count, plural, one {is} other {are}} left out.',
  firstEntries: 'First entries',
  andMoreRows: 'and {rows} more',
  weight: 'Weight',
  // imports-list.tsx
  entries: '{records, plural, one {# entry} other {# entries}}',
  imports: 'Imports',
  noteFromSource: '{note} from {source}, {at}',
  undoTheImportOf: 'Undo the import of {file}',
  undoThisImport: 'Undo this import?',
  itBrought:
    'It added {counts}. They are deleted here and on your other devices. What you have changed since stays.',
  undoTheImport: 'Undo the import',
  entriesRemoved: '{removed, plural, one {# entry} other {# entries}} removed.',
  changedEntriesKept:
    '{words} {kept, plural, one {# was changed since and is} other {# were changed since and are}} kept.',
  notUndone: 'Not undone',
  importNotUndone: 'The import could not be undone. Please try again.',
  // preview/make-preview.ts
  notLoadedYet:
    'This device is still loading your entries, and cannot tell yet what is new in this file. Nothing was changed. Please import it once they are here.',
  sumsOfDaysWithMeals: '{covered, plural, one {# sum} other {# sums}} of days that have meals here',
  // table/table.ts
  tableTooLarge: '{file}: this table is larger than {megabytes} MB.',
  moreThanLines: '{file}: more than {most} lines. Please split the file.',
  // use-import.ts
  theImportStopped: 'The import stopped. What was added so far is listed below. You can undo it.',
  importUndone: 'Import undone',
  entriesFrom: '{records, plural, one {# entry} other {# entries}} from {source}.',
  imported: 'Imported',
  fileNotRead: 'The file could not be read. Nothing was changed.',
  andMoreFiles: ' and {others} more',
  // shared by several files
  noWeight: '{place}: no weight',
  knownFormats:
    'an export of Platelog (ZIP or JSON), Cronometer (servings, Daily Nutrition or biometrics CSV), MyFitnessPal (its ZIP or CSV), Lose It (ZIP or CSV), Waistline (JSON) and NutriTrace (JSON)',
  yourTable: 'your table',
  dayNumber: 'Day {number}',
  itemOfDay: '{day}, item {number}',
  noFood: '{place}: no food',
  noCalories: '{place}: no calories',
  noDate: '{place}: no date',
  notAnExport: 'This file is no export of Platelog.',
  undo: 'Undo',
};
