export const messages = {
  // meal-actions.tsx
  actionsFor: 'Actions for {name}',
  edit: 'Edit',
  copy: 'Copy',
  delete: 'Delete',
  // meal-figures.tsx
  whereDoesThisComeFrom: 'Where does this come from?',
  items: 'Items',
  showFewer: 'Show fewer',
  showAllItems: 'Show all {items, plural, one {# item} other {# items}}',
  // meal-status.tsx
  describeIt: 'Describe it',
  seeWhy: 'See why',
  savedOnThisDevice: 'Saved on this device',
  onlyInThisTab: 'Only in this tab so far',
  syncing: 'Syncing',
  synced: 'Synced',
  theServerDidNotAcceptThis: 'The server did not accept this. It is still on this device',
  needsYourAnswer: 'Needs your answer',
  noFoodFoundInThis: 'No food found in this',
  waitingForSignal: 'Waiting for signal',
  waitingToBeSent: 'Waiting to be sent',
  waitingForTheDeviceThatTook: 'Waiting for the device that took the photo',
  addWordsToThePhoto: 'Add a few words to this photo',
  waitsForYourAnswer: 'Needs your answer: can it be sent to the AI?',
  notSentToAnAi: 'Not sent to an AI, as you chose',
  notReadByTheAi: 'Not read by the AI',
  describeItInOtherWordsTo: 'Describe it in other words to get its numbers.',
  thePhotoIsSaved: 'The photo is saved. Describe the meal to get its numbers.',
  thisServerHasNoAi:
    'The photo is saved. This server has no AI for photos, so your words give the numbers.',
  answer: 'Answer',
};
