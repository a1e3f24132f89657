export const messages = {
  // detected-foods.ts
  aBanana: 'a banana',
  anApple: 'an apple',
  aSandwich: 'a sandwich',
  anOrange: 'an orange',
  aCarrot: 'a carrot',
  aHotDog: 'a hot dog',
  hotDogs: 'hot dogs',
  aDonut: 'a donut',
  aPieceOfCake: 'a piece of cake',
  piecesOfCake: 'pieces of cake',
  bananasApples:
    'bananas, apples, oranges, carrots, broccoli, sandwiches, hot dogs, pizza, donuts and cake',
  // meal-actions.tsx
  whatToDoWith: 'What to do with {name}',
  edit: 'Edit',
  copy: 'Copy',
  delete2: 'Delete',
  // meal-card.tsx
  describeIt: 'Describe it',
  save: 'Save',
  // meal-figures.tsx
  whereDoesThisComeFrom: 'Where does this come from?',
  changeThis: 'Change this',
  items: 'Items',
  showFewer: 'Show fewer',
  showAllItems: 'Show all {items, plural, one {# item} other {# items}}',
  // meal-status.tsx
  seeWhy: 'See why',
  savedOnThisDevice: 'Saved on this device',
  syncing: 'Syncing',
  synced: 'Synced',
  theServerDidNotTakeThis: 'The server did not take this; it is kept on this device',
  needsYourAnswer: 'Needs your answer',
  noFoodFoundInThis: 'No food found in this',
  waitingForSignal: 'Waiting for signal',
  waitingForTheDeviceThatTook: 'Waiting for the device that took the photo',
  thisServerCannotReadPhotos: 'This server cannot read photos',
  describeItInOtherWordsTo: 'Describe it in other words to get its numbers.',
  thePhotoIsKept: 'The photo is kept. Describe the meal to get its numbers.',
  answer: 'Answer',
  // recognized-foods.tsx
  looking: 'Looking...',
  seeWhatThisDeviceRecognises: 'See what this device recognises',
  theFirstTimeTheRecogniserIs:
    'The first time the recogniser is fetched, about 5 MB, and then it stays on this device.',
  withoutAnAi: 'Without an AI: a handful of common foods, for you to confirm.',
  tryAgain: 'Try again',
  nothingWasRecognised:
    'Nothing was recognised. This device knows {knownWords}; describe the rest.',
  theRecogniser: 'The recogniser',
  recognisedOnThisDevice: 'Recognised on this device',
  looksLikeThis: 'Looks like this?',
  looksLikeThisTickWhatIs: 'Looks like this? Tick what is right.',
  thisCouldNotBeSavedOn: 'This could not be saved on the device. Please try again.',
  useAsDescription: 'Use as description',
};
