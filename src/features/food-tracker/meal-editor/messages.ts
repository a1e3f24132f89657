export const messages = {
  // chosen-photo.tsx
  photoPreview: 'Photo Preview',
  thePhotoThatYouAreAbout: 'The photo that you are about to log',
  analyzing: 'Analyzing...',
  analyzePhoto: 'Analyze Photo',
  remove: 'Remove',
  thisFileIsNotAnImage: 'This file is not an image that can be read. Please choose a photo.',
  thisImageIsTooLarge: 'This image is too large. Please choose a smaller one.',
  // edit-meal.tsx
  editMeal: 'Edit Meal',
  name: 'Name',
  mealTime: 'Meal Time',
  notes: 'Notes',
  cancel: 'Cancel',
  save: 'Save',
  items: 'Items',
  addAFood: 'Add a food',
  startAgainFromTheText: 'Start again from the text',
  discardChanges: 'Discard changes?',
  yourChangesAreNotSaved: 'Your changes to this meal are not saved.',
  discardThem: 'Discard',
  keepEditing: 'Keep editing',
  saveItAnyway: 'Save it anyway',
  totalKilocalories: 'Total: {energy}',
  changedByYou: 'changed by you',
  // live-camera.tsx
  takePhoto: 'Take Photo',
  youCanChooseAPhotoInstead: '{problem} You can choose a photo instead.',
  takeThePhoto: 'Take the photo',
  // live-preview.tsx
  readFromYourWords: 'Read from your words',
  foodToAdd: 'Food to add',
  andOneQuestion: '{words} One question: {question}',
  // meal-form.tsx
  anythingWorthKeeping: 'Anything worth keeping',
  describeWhatYouAte:
    'Describe what you ate... (e.g., grilled chicken breast with steamed broccoli and brown rice)',
  describeMeal: 'Describe Meal',
  inEnglish: 'In English. Of other languages only well-known names are read.',
  analyzeDescription: 'Analyze Description',
  pleaseCheckTheTime: '{ahead} Please check the time.',
  gotIt: 'Got it',
  // method-buttons.tsx
  howToLogTheMeal: 'How to log the meal',
  uploadPhoto: 'Upload Photo',
  photoOfTheMeal: 'Photo of the meal',
  // shared-photos.tsx
  addThisPhoto: 'Add this photo?',
  addThesePhotos: 'Add these {photos} photos?',
  theyWereSharedWithPlatelogOn:
    '{photos, plural, one {It was} other {They were}} shared with Platelog on this device. If you do not answer within a day, {photos, plural, one {it is} other {they are}} deleted.',
  discard: 'Discard',
  add: 'Add',
  whatYouSharedCouldNotBe: 'What you shared could not be kept. Please choose the photo here.',
  aWebsiteTriedToAddPhotos: 'A website tried to add photos here. Nothing was kept.',
  // use-meal-draft.ts
  pleaseEnterADateAndTime: 'Please enter a date and time that exists.',
  // use-meal-form.ts
  pleaseEnterAMealTimeThat: 'Please enter a meal time that exists.',
  thisDeviceHasNoRoomFor:
    'This device has no room for the photo. The meal was saved without it: describe it to get its numbers.',
  thisCouldNotBeSavedOn:
    'This could not be saved on the device. Nothing was cleared; please try again.',
};
