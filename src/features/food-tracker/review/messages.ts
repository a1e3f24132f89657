export const messages = {
  // difference-row.tsx
  notSeenThisTime: 'Not seen this time: {mine} would go',
  notSeenThisTimeItStays: 'Not seen this time. It stays, since you {mine}',
  asItIs: '{mine}, as it is',
  new: 'New',
  youTookThisOut: 'You took this out',
  saidHowMuchItWas: 'said how much it was',
  changedIt: 'changed it',
  // meal-notice.ts
  thePhotoCouldNotBeRead: 'The photo could not be read',
  somethingWentWrongAtTheAi:
    'The AI had a problem. Try again, or describe the meal.',
  noFoodFoundInThisPhoto: 'No food found in this photo',
  takeAnotherPhotoOfTheMeal: 'Take another photo of the meal, or describe it in words.',
  tooDarkOrBlurredToRead: 'Too dark or blurred to read',
  howToTakeAnotherPhoto:
    'Take another photo: closer, from above and in better light. Or describe the meal.',
  theAiWouldNotReadThis: 'The AI would not read this photo',
  describeTheMealToGetIts: 'Describe the meal to get its numbers. The photo stays with it.',
  readTooOftenToday: 'Read too often today',
  somethingWentWrongAtTheAiYour:
    'The AI had a problem. Your items did not change. Try again any time.',
  thisTimeItSawNoFood: 'This time it found no food. Your items did not change.',
  itCouldNotMakeThePicture:
    'This time it could not read the photo. Your items did not change.',
  theAiWouldNotReadIt: 'This time the AI would not read it. Your items did not change.',
  moreIsNotPossibleForNow:
    'You have reached the limit for now. Your items did not change, and you can edit them.',
  theFreePhotoAnalysesAreUsed: 'The {freeImages} free photo analyses are used up',
  thePhotoIsKept:
    'The photo is saved. Describe the meal to get its numbers now. With Premium, the photo is read automatically.',
  theSecondLookCameToNothing: 'The second try found nothing',
  readAgainTimesWithinADay: 'Read again {rereadingsADay} times within a day',
  thisTakesSomeSeconds: 'This takes a few seconds. The numbers appear here.',
  beingReadNow: 'Being read{again} now',
  theAiDoesNotAnswer:
    'The AI does not answer. The next try is {when}. You can close the app.',
  waitingForTheAi: 'Waiting for the AI',
  yourItemsStayAsTheyAre: 'Your items do not change in the meantime.',
  waitingToBeRead: 'Waiting to be read{again}',
  thePhotoHasArrivedAndIs: 'The photo has arrived and is next in line. You can close the app.',
  // meal-review.tsx
  checkAndAnswerQuestions:
    'Check and answer {questions, plural, one {# question} other {# questions}}',
  checkWhatWasRead: 'Check what was read',
  checkAgainstThePhoto: 'Check against the photo',
  yourNotesAreNotSent:
    'This goes into the notes. You chose not to send notes to the AI. You can change that in your profile.',
  // notice-card.tsx
  thisFileIsNotAPicture: 'This file is not a picture that this device can read. Choose a photo.',
  thisDeviceHasNoRoomFor: 'This device has no space for the photo. Describe the meal instead.',
  tryAgain: 'Try again',
  seePremium: 'See Premium',
  saving: 'Saving...',
  takeAnotherPhoto: 'Take another photo',
  anotherPhotoOf: 'Another photo of {name}',
  // proposal-view.tsx
  aNewReading: 'A new reading',
  nothingToDecide: 'It found the same items. There is nothing to decide.',
  tickWhatYouWantToTake: 'Select what you want to use. Items you changed stay as they are.',
  changes: 'Changes',
  allRight: 'All right',
  keepMine: 'Keep mine',
  takeOfChanges: 'Take {taken} of {decisions, plural, one {# change} other {# changes}}',
  takeTheChange: 'Take the change',
  takeAll: 'Take all {decisions}',
  kcalAsBefore: '{to} {unit}, as before',
  kcal: '{from} → {to} {unit}',
  undo: 'Undo',
  itemsUpdated: 'Items updated',
  yourItemsStay: 'Your items stay',
  aNewReadingIsHere: 'A new reading is here',
  itCameToTheSameItems: 'It found the same items.',
  itWouldChangeItems:
    'It would change {changes, plural, one {# item} other {# items}}. Nothing changes without you.',
  seeIt: 'See it',
  seeWhatWouldChange: 'See what would change',
  // reanalysis-form.tsx
  theNotesWouldBeLongerThan:
    'Notes can have up to {notesMax} characters. Shorten them first.',
  haveItReadAgain: 'Have it read again',
  whatTheAiWouldAsk: 'What the AI would ask',
  stillNotRight: 'Still not right?',
  haveItReadAgainForFree:
    'Read it again for free. Your changes stay, and you decide what to use.',
  anythingItShouldKnow: 'Anything it should know',
  theSauceIsYoghurt: 'The sauce is yoghurt, half was left',
  readAgainWithAnswers: 'Read again with {given, plural, one {# answer} other {# answers}}',
  readAgain: 'Read again',
  waitingForSignal: 'Waiting for signal',
  yourWishToHaveItRead:
    'Saved on this device. It is read again when you are back online.',
  // review-items.tsx
  whatWasRead: 'What was read',
  items: 'Items',
  addAFood: 'Add a food',
  foodToAdd: 'Food to add',
  itemRemoved: 'Item removed',
  // review-photo.tsx
  showTheWholePhoto: 'Show the whole photo',
  photoOf: 'Photo of {name}',
};
