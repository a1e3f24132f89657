import { COMMON } from '../../../ui/words/common-messages';

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
  // getting-the-numbers.tsx
  gettingTheNumbers: 'Getting the numbers...',
  // own-plates.tsx
  hadThisBefore: 'Had this before?',
  tapToLogTheSame: 'Your meals with the most similar photos. Tap one to log the same again.',
  logAgain: 'Log {name} again',
  loggedAs: 'Logged as {name}',
  undo: 'Undo',
  notSaved: COMMON.notSaved,
  // photo-abilities.tsx
  readBy: '{provider} reads your photos. Offline, they wait on this device.',
  asksFirst: '{provider} can read your photos. You are asked before the first one is sent.',
  noAi: 'This server has no AI for photos: your words give the numbers.',
  youChoseNoAi: 'You chose not to send your photos to an AI.',
  whatThisDeviceDoes:
    'This device compares a photo with your earlier ones and knows ten common foods. For anything else, it asks for a few words.',
  cannotCompare: 'This device cannot compare photos. Add a few words to each.',
  // recognized-foods.tsx
  recognizedOnThisDevice: 'Recognized on this device',
  looksLikeThis: 'Looks like this?',
  looksLikeTheseSelect: 'Looks like this? Select what is right.',
  useAsDescription: 'Use as description',
  // unread-meal.tsx
  sendItNow: 'Send it now',
  describeIt: 'Describe it',
  save: 'Save',
  compareOnThisDevice: 'See what this device recognizes',
  fetchedOnce: 'This downloads about 5 MB, once.',
  comparing: 'Comparing with your earlier photos...',
  found: 'Found: {names}.',
  nothingKnown:
    'This device does not recognize this meal. It knows {knownWords}, and your own earlier meals.',
  notRecognizedHereEither:
    'This device does not recognize the meal. Describe it to get its numbers. The photo is saved.',
  notHereYet: 'This device cannot compare photos yet. It has to go online once first.',
  cannotRun: 'This device could not compare photos.',
  tryAgain: COMMON.tryAgain,
  // shared by several files
  notSavedTryAgain: COMMON.notSavedTryAgain,
};
