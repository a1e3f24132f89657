import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // chosen-photo.tsx
  photoPreview: 'Photo Preview',
  photoAboutToBeLogged: 'The photo you are about to log',
  analyzePhoto: 'Analyze Photo',
  remove: 'Remove',
  fileNotAnImage: COMMON.notAnImage,
  imageTooLarge: 'This image is too large. Choose a smaller one.',
  // edit-meal.tsx
  editMeal: 'Edit Meal',
  name: 'Name',
  save: 'Save',
  saveAnyway: 'Save anyway',
  totalKilocalories: 'Total: {energy}',
  changedByYou: 'changed by you',
  // live-camera.tsx
  canChoosePhotoInstead: '{problem} You can choose a photo instead.',
  takeThePhoto: 'Take the photo',
  // live-preview.tsx
  readFromYourWords: 'Read from your words',
  foodToAdd: 'Food to add',
  andOneQuestion: '{words} One question: {question}',
  // meal-form.tsx
  anythingWorthKeeping: 'Anything you want to remember',
  describeWhatYouAte:
    'Describe what you ate... (e.g., grilled chicken breast with steamed broccoli and brown rice)',
  inEnglish: 'In English. In other languages, only well-known foods are found.',
  analyzeDescription: 'Analyze Description',
  pleaseCheckTheTime: '{ahead} Check the time.',
  gotIt: COMMON.gotIt,
  addingTo: 'Adding to {meal}',
  addingToMealCancel: 'Adding to {meal}. Cancel',
  // method-buttons.tsx
  howToLogTheMeal: 'How to log the meal',
  uploadPhoto: 'Upload Photo',
  photoOfTheMeal: 'Photo of the meal',
  // other-ways.tsx
  scan: 'Scan',
  scanABarcode: 'Scan a barcode',
  label: 'Label',
  readALabel: 'Read a label',
  quickAdd: 'Quick add',
  again: 'Again',
  recipes: 'Recipes',
  logAgain: 'Log again',
  otherWays: 'Other ways to log the meal',
  // voice-input.tsx
  holdToTalk: 'Hold to talk',
  listening: 'Listening…',
  speakInstead: 'Speak instead of typing',
  whereSoundGoes:
    'Your browser turns speech into words. Its maker may get what you say while the button is on. Platelog gets no sound, only the words in the field, and saves nothing until you do. Hold the button, or press it once to start and once more to stop.',
  useVoice: 'Use voice',
  notNow: 'Not now',
  microphoneRefused:
    'The browser does not let Platelog use the microphone. Allow it in the settings of this site, or type.',
  speechNeedsSignal:
    'Your browser needs a connection to turn speech into words. You can type them.',
  noMicrophone: 'No microphone was found. You can type instead.',
  nothingHeard: 'Nothing was heard. Try again, or type.',
  speechFailed: 'Your browser could not turn speech into words. You can type them.',
  loadAgainToSpeak: 'To use the microphone, this page has to load again. Your words stay.',
  loadAgain: 'Load again',
  // shared-words.tsx
  looksLikeARecipe: 'This looks like a recipe.',
  keepAsRecipe: 'Keep as a recipe',
  // shared-photos.tsx
  addThesePhotos: 'Add {photos, plural, one {this photo} other {these # photos}}?',
  sharedPhotosWait:
    '{photos, plural, one {It was} other {They were}} shared with Platelog on this device. If you do not answer within a day, {photos, plural, one {it is} other {they are}} deleted.',
  discard: 'Discard',
  add: 'Add',
  sharedPhotoNotSaved: 'The photo you shared could not be saved. Choose it here.',
  websiteTriedToAddPhotos: 'A website tried to add photos here. None were added.',
  // use-meal-draft.ts
  saved: 'Saved',
  undo: 'Undo',
  changesUndone: 'Changes undone',
  deletedMeanwhile: 'This meal was deleted',
  changesKeptUnderSync: 'It was deleted while you edited it. Your changes are kept under Sync.',
  openSync: 'Open Sync',
  enterValidDateAndTime: 'Enter a valid date and time.',
  // use-entered.ts
  undoneWordsAreBack: 'Undone. Your words are back in the field.',
  // use-meal-form.ts
  enterAValidMealTime: 'Enter a valid meal time.',
  noSpaceForPhoto:
    'This device has no space for the photo. The meal is saved without it. Describe it to get its numbers.',
  notSavedInputKept: COMMON.notSavedInputKept,
  // shared by several files
  analyzing: 'Analyzing...',
  mealTime: 'Meal Time',
  notes: 'Notes',
  cancel: 'Cancel',
  items: 'Items',
  addAFood: 'Add a food',
  startOverFromText: 'Start over from the text',
  takePhoto: 'Take Photo',
  describeMeal: 'Describe Meal',
};
