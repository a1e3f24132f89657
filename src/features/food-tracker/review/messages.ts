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
    'Something went wrong at the AI, through no fault of yours. Try it again, or describe the meal.',
  noFoodFoundInThisPhoto: 'No food found in this photo',
  takeAnotherPhotoOfTheMeal: 'Take another photo of the meal, or describe it in words.',
  tooDarkOrBlurredToRead: 'Too dark or blurred to read',
  howToTakeAnotherPhoto:
    'Take another photo: closer, from above and in better light. Or describe the meal.',
  theAiWouldNotReadThis: 'The AI would not read this photo',
  describeTheMealToGetIts: 'Describe the meal to get its numbers; the photo stays with it.',
  readTooOftenToday: 'Read too often today',
  somethingWentWrongAtTheAiYour:
    'Something went wrong at the AI. Your items are untouched; ask once more whenever you like.',
  thisTimeItSawNoFood: 'This time it saw no food. Your items are untouched.',
  itCouldNotMakeThePicture:
    'It could not make the picture out this time. Your items are untouched.',
  theAiWouldNotReadIt: 'The AI would not read it this time. Your items are untouched.',
  moreIsNotPossibleForNow:
    'More is not possible for now. Your items are untouched, and you can change them by hand.',
  theFreePhotoAnalysesAreUsed: 'The {freeImages} free photo analyses are used up',
  thePhotoIsKept:
    'The photo is kept. Describe the meal to get its numbers now. It is read by itself with Premium, or when an image is given back.',
  theSecondLookCameToNothing: 'The second look came to nothing',
  readAgainTimesWithinADay: 'Read again {rereadingsADay} times within a day',
  thisTakesSomeSeconds: 'This takes some seconds. The numbers come by themselves.',
  beingReadNow: 'Being read{again} now',
  theAiDoesNotAnswer:
    'The AI does not answer. The next try is {when}; nothing is lost, and nothing needs to stay open.',
  waitingForTheAi: 'Waiting for the AI',
  yourItemsStayAsTheyAre: 'Your items stay as they are meanwhile.',
  waitingToBeRead: 'Waiting to be read{again}',
  thePhotoHasArrivedAndIs: 'The photo has arrived and is next in line. You can close the app.',
  // meal-review.tsx
  checkAndAnswerQuestions:
    'Check and answer {questions, plural, one {# question} other {# questions}}',
  checkWhatWasRead: 'Check what was read',
  checkAgainstThePhoto: 'Check against the photo',
  yourNotesAreNotSent:
    'This goes into the notes, and you chose that notes are not sent to the AI. Your profile has that choice.',
  // notice-card.tsx
  thisFileIsNotAPicture: 'This file is not a picture that can be read. Please choose a photo.',
  thisDeviceHasNoRoomFor: 'This device has no room for the photo. Describe the meal instead.',
  tryAgain: 'Try again',
  seePremium: 'See Premium',
  saving: 'Saving...',
  takeAnotherPhoto: 'Take another photo',
  anotherPhotoOf: 'Another photo of {name}',
  // proposal-view.tsx
  aNewReading: 'A new reading',
  nothingToDecide: 'It came to the same items. There is nothing to decide.',
  tickWhatYouWantToTake: 'Tick what you want to take over. What you changed yourself is locked.',
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
  itCameToTheSameItems: 'It came to the same items.',
  itWouldChangeItems:
    'It would change {changes, plural, one {# item} other {# items}}. Nothing changes without you.',
  seeIt: 'See it',
  seeWhatWouldChange: 'See what would change',
  // reanalysis-form.tsx
  theNotesWouldBeLongerThan:
    'The notes would be longer than {notesMax} letters. Shorten them first.',
  haveItReadAgain: 'Have it read again',
  whatTheAiWouldAsk: 'What the AI would ask',
  stillNotRight: 'Still not right?',
  haveItReadAgainForFree:
    'Have it read again, for free. What you changed stays, and you decide what to take over.',
  anythingItShouldKnow: 'Anything it should know',
  theSauceIsYoghurt: 'The sauce is yoghurt, half was left',
  readAgainWithAnswers: 'Read again with {given, plural, one {# answer} other {# answers}}',
  readAgain: 'Read again',
  waitingForSignal: 'Waiting for signal',
  yourWishToHaveItRead:
    'Your wish to have it read again is saved on this device and goes out by itself.',
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
