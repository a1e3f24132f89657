import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // data-card.tsx
  yourData: 'Your data',
  everythingInOneZip:
    'Everything that the server has about you in one ZIP: your diary as JSON and CSV, your photos, your account, and a README. Offline, it has what is on this device. You can import this file again, and files from Cronometer, MyFitnessPal, Lose It, Waistline and NutriTrace. For any other CSV, you choose the columns.',
  exportMyData: 'Export my data',
  reading: 'Reading...',
  importAFile: 'Import a file',
  fileToImport: 'File to import',
  exporting: 'Exporting...',
  megabytesSoFar: '{megabytes} MB so far. Please stay on this page.',
  percentDone: '{percent}% done. Please stay on this page.',
  cancelTheExport: 'Cancel the export',
  exportYourData: 'Export your data',
  export: 'Export',
  enterYourPassword: 'Enter your password, so that nobody else can download your data.',
  cancel: 'Cancel',
  // use-export.ts
  exported: 'Exported',
  pleaseTryAgain: COMMON.pleaseTryAgain,
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
  photosNotOnDevice:
    '{photosMissing, plural, one {# photo is} other {# photos are}} not on this device.',
  notEverythingLoaded:
    'This device has not loaded all your entries yet, so some are missing from the file.',
  readmeOfThisDevice:
    'This export was made without the server: it has what was on this device, and nothing of your account. platelog.json has your entries, and Import takes it back with the folder photos. {tables} are for spreadsheets.',
  // shared by several files
  notExported: 'Not exported',
};
