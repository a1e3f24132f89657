import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // difference-row.tsx
  notFoundThisTime: 'Not found this time: {mine} would be removed',
  notFoundButStays: 'Not found this time. It stays because you {mine}',
  unchanged: '{mine}, unchanged',
  new: 'New',
  youRemovedThis: 'You removed this',
  enteredTheAmount: 'entered the amount',
  changedIt: 'changed it',
  yourPartsStay: 'Your {parts} {count, plural, one {stays} other {stay}}',
  // meal-notice.ts
  thePhotoCouldNotBeRead: 'The photo could not be read',
  aiFailed: 'The AI had a problem. Try again, or describe the meal.',
  noFoodFoundInThisPhoto: 'No food found in this photo',
  takeAnotherPhotoOrDescribe: 'Take another photo of the meal, or describe it in words.',
  tooDarkOrBlurred: 'Too dark or blurred to read',
  howToTakeAnotherPhoto:
    'Take another photo: closer, from above and in better light. Or describe the meal.',
  aiRefusedPhoto: 'The AI refused to read this photo',
  describeForNumbers: 'Describe the meal to get its numbers. The photo stays with it.',
  dailyLimitReached: 'Daily limit reached',
  aiFailedItemsUnchanged: 'The AI had a problem. Your items did not change. Try again any time.',
  noFoodFoundThisTime: 'This time it found no food. Your items did not change.',
  photoNotReadThisTime: 'This time it could not read the photo. Your items did not change.',
  theAiRefusedIt: 'The AI refused to read it this time. Your items did not change.',
  limitReachedForNow:
    'You have reached the limit for now. Your items did not change, and you can edit them.',
  freeAnalysesUsedUp:
    '{freeImages, plural, one {The free photo analysis is used up} other {The # free photo analyses are used up}}',
  noFreeAnalyses: 'The free plan reads no photos',
  thePhotoIsSaved:
    'The photo is saved. Describe the meal to get its numbers now. With Premium, the photo is read automatically.',
  secondTryFoundNothing: 'The second try found nothing',
  readAgainTimesToday: 'Read again {rereadingsADay} times in a day',
  thisTakesSomeSeconds: 'This takes a few seconds. The numbers appear here.',
  readingNow: 'Reading{again} now',
  aiNotResponding: 'The AI is not responding. The next try is {when}. You can close the app.',
  waitingForTheAi: 'Waiting for the AI',
  itemsUnchangedMeanwhile: 'Your items do not change in the meantime.',
  waitingToBeRead: 'Waiting to be read{again}',
  photoNextInLine: 'The server has the photo. It is next in line. You can close the app.',
  // meal-review.tsx
  checkAndAnswerQuestions:
    'Check and answer {questions, plural, one {# question} other {# questions}}',
  checkTheResult: 'Check the result',
  compareWithThePhoto: 'Compare with the photo',
  // reanalysis-form.tsx
  yourNotesAreNotSent:
    'This goes into the notes. You chose not to send notes to the AI. You can change that in your profile.',
  notesTooLong: 'Notes can have up to {notesMax} characters. Shorten them first.',
  readItAgain: 'Read it again',
  questionsFromTheAi: 'Questions from the AI',
  stillNotRight: 'Still not right?',
  readAgainForFree: 'Read it again for free. Your changes stay, and you decide what to use.',
  anythingItShouldKnow: 'Anything it should know',
  theSauceIsYogurt: 'The sauce is yogurt, and half was left',
  readAgainWithAnswers: 'Read again with {given, plural, one {# answer} other {# answers}}',
  readAgain: 'Read again',
  waitingForSignal: 'Waiting for signal',
  readAgainOnceOnline: 'Saved on this device. It is read again when you are back online.',
  waitingForTheServer: 'Waiting for the server',
  readAgainOnceServerAnswers:
    'Saved on this device. It is read again as soon as the server answers.',
  // notice-card.tsx
  fileNotAnImage: COMMON.notAnImage,
  noSpaceForPhoto: 'This device has no space for the photo. Describe the meal instead.',
  tryAgain: COMMON.tryAgain,
  seePremium: 'See Premium',
  saving: 'Saving...',
  takeAnotherPhoto: 'Take another photo',
  anotherPhotoOf: 'Another photo of {name}',
  // proposal-view.tsx
  newResult: 'New result',
  nothingToDecide: 'It found the same items. There is nothing to decide.',
  selectChangesToUse: 'Select what you want to use. Items you changed stay as they are.',
  changes: 'Changes',
  ok: 'OK',
  keepMine: 'Keep mine',
  useOfChanges: 'Use {taken} of {decisions, plural, one {# change} other {# changes}}',
  useTheChange: 'Use the change',
  useAll: 'Use all {decisions}',
  kcalAsBefore: '{to} {unit}, as before',
  kcal: '{from} → {to} {unit}',
  itemsUpdated: 'Items updated',
  yourItemsStay: 'Your items stay',
  newResultCame: 'There is a new result',
  sameItemsFound: 'It found the same items.',
  itWouldChangeItems:
    'It would change {changes, plural, one {# item} other {# items}}. Nothing changes until you choose.',
  seeIt: 'See it',
  seeWhatWouldChange: 'See what would change',
  // review-items.tsx
  whatWasFound: 'What was found',
  items: 'Items',
  addAFood: 'Add a food',
  foodToAdd: 'Food to add',
  itemRemoved: 'Item removed',
  // review-photo.tsx
  showTheWholePhoto: 'Show the whole photo',
  photoOf: 'Photo of {name}',
  // shared by several files
  undo: 'Undo',
};
