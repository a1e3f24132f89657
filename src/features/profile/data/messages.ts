export const messages = {
  // data-card.tsx
  yourData: 'Your data',
  everythingInOneZip:
    'Everything that the server has about you in one ZIP: your diary as JSON and CSV, your photos, your account, and a README. Offline, it has what is on this device. You can import this file again, and files from Cronometer, MyFitnessPal, Lose It, Waistline and NutriTrace. For any other CSV, you choose the columns.',
  exportMyData: 'Export my data',
  reading: 'Reading...',
  importAFile: 'Import a file',
  fileToImport: 'File to import',
  // data-card.tsx, the export
  exporting: 'Exporting...',
  megabytesSoFar: '{megabytes} MB so far. Please stay on this page.',
  percentDone: '{percent}% done. Please stay on this page.',
  cancelTheExport: 'Cancel the export',
  exportYourData: 'Export your data',
  export: 'Export',
  enterYourPassword: 'Enter your password, so that nobody else can download your data.',
  // use-export.ts
  exported: 'Exported',
  notExported: 'Not exported',
  pleaseTryAgain: 'Please try again.',
  // make-export.ts
  everythingTheServerHolds: 'The file has everything that the server has about you.',
  withWhatWaits:
    'It also has {unsynced, plural, one {# change} other {# changes}} that only this device has.',
  onlyHereWithoutTheServer:
    'The server could not be reached, so the file has only what is on this device. Export again when you are online to get your account and everything else from the server, too.',
  onlyHereWithoutASession:
    'You are signed out on this device, so the file has only what is on it. Sign in and export again to get your account and everything else from the server, too.',
  mealsAndPhotos:
    'It has {meals, plural, one {# meal} other {# meals}} and {photos, plural, one {# photo} other {# photos}}.',
  photosCouldNotBeHadFrom:
    '{photosMissing, plural, one {# photo is} other {# photos are}} not on this device.',
  thisDeviceHasNotLoadedEverything:
    'This device has not loaded all your entries yet, so some are missing from the file.',
  readmeOfThisDevice:
    'This export was made without the server: it has what was on this device, and nothing of your account. platelog.json has your entries, and Import takes it back with the folder photos. meals.csv, weights.csv, water.csv, notes.csv and measurements.csv are for spreadsheets.',
  // file-questions.tsx
  theFileCanBeReadIn: 'This file can be read in two ways. Please choose the right one.',
  pleaseChoose: 'Please choose',
  whichDayIs: 'Which day is {example}?',
  whichUnitAreTheWeightsIn: 'Which unit are the weights in? One is {example}.',
  daysAreNotMarkedAsComplete:
    '{days, plural, one {# day is} other {# days are}} not marked as complete',
  daysNotMarkedAsComplete: 'Days not marked as complete',
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
  theFormatOfThisTableIs: 'Platelog does not know this table. Please check what its columns mean.',
  aDateIsNeeded:
    'The table needs a date, and a food or its calories. Its columns are: {names}. Known formats: {knownFormats}.',
  otherNutrients: 'Other nutrients',
  // import-dialog.tsx
  fromSource: 'From {source}',
  entriesAlreadyHere: '{known, plural, one {# entry} other {# entries}} already here, not changed.',
  eachPhotoCountsAsAnUpload: 'Each photo counts as one of your uploads.',
  leftOut: 'Left out',
  whatIsLeftOut: 'What is left out',
  whatCannotBeRead: 'What cannot be read',
  cancel: 'Cancel',
  oneMoment: 'One moment...',
  entriesAdded: '{done} of {of} entries added',
  addingEntries: 'Adding entries',
  stop: 'Stop',
  stopping: 'Stopping...',
  import: 'Import',
  theFileHasNoFigures:
    'The file has no calories. Looking up {of, plural, one {# food} other {# foods}} on this device...',
  foodsThatAreRead: 'Foods that are read',
  foodComes: 'food comes',
  foodsCome: 'foods come',
  inByName: '{unknown} {are} in by name only. Look them up in the diary to add their calories.',
  foodsWithoutFigures: 'Foods without figures',
  andMore: 'and {others} more',
  // import-preview.tsx
  newHere: 'New here: {fresh}{days}.',
  daysHaveASumFromAn:
    '{doubled, plural, one {# day has} other {# days have}} a sum from an earlier import already: undo that import, or the day counts twice.',
  nothingNew: 'nothing new',
  fromTo: 'from {from} to {last}',
  days: '{size, plural, one {# day} other {# days}}',
  entriesCouldNotBeReadAnd:
    '{count, plural, one {# entry} other {# entries}} could not be read and {verb} left out.',
  firstEntries: 'First entries',
  andMoreRows: 'and {rows} more',
  weight: 'Weight',
  // imports-list.tsx
  entries: '{records, plural, one {# entry} other {# entries}}',
  imports: 'Imports',
  noteFromSource: '{note} from {source}, {at}',
  undo: 'Undo',
  undoTheImportOf: 'Undo the import of {file}',
  undoThisImport: 'Undo this import?',
  itBrought:
    'It added {counts}. They are deleted here and on your other devices. What you have changed since stays.',
  undoTheImport: 'Undo the import',
  entriesRemoved: '{removed, plural, one {# entry} other {# entries}} removed.',
  changedSinceAndAreKept:
    '{words} {kept} {verb} changed since and {kept, plural, one {is} other {are}} kept.',
  notUndone: 'Not undone',
  theImportCouldNotBeUndone: 'The import could not be undone. Please try again.',
  // make-preview.ts
  sumsOfDaysThatHaveMeals:
    '{covered, plural, one {# sum} other {# sums}} of days that have meals here',
  // table.ts
  thisTableIsLargerThanMb: '{file}: this table is larger than {megabytes} MB.',
  moreThanLines: '{file}: more than {most} lines. Please split the file.',
  // use-import.ts
  theImportStopped: 'The import stopped. What was added so far is listed below. You can undo it.',
  importUndone: 'Import undone',
  entriesFrom: '{records, plural, one {# entry} other {# entries}} from {source}.',
  imported: 'Imported',
  theFileCouldNotBeRead: 'The file could not be read. Nothing was changed.',
  andMoreFiles: ' and {others} more',
  leftOutSums: '{count, plural, one {# sum} other {# sums}} of days whose foods are here',
  leftOutExercise: '{count, plural, one {# line} other {# lines}} of exercise: it is not imported',
  leftOutDeleted: '{count, plural, one {# line} other {# lines}} that you had deleted there',
  leftOutEmptyDays: '{count, plural, one {# day} other {# days}} without any calories',
  leftOutIncompleteDays: '{count, plural, one {# day} other {# days}} not marked as complete',
  leftOutTotals: '{count, plural, one {# sum} other {# sums}} of other lines',
  leftOutMeasurements: '{count, plural, one {# line} other {# lines}} of other measurements',
};
