export const messages = {
  // apple-steps.tsx
  onYourSHomeScreen: "On your {device}'s home screen",
  tap: 'Tap',
  share: 'Share',
  tapMoreThen: 'Tap ••• next to the address, then',
  inOlderVersions: '. In older versions, Share is in the bar itself.',
  scrollDownAndChoose: 'Scroll down and choose',
  addToHomeScreen: 'Add to Home Screen',
  add: 'Add',
  platelogIsAmongYourApps: '. Platelog is among your apps.',
  theAppHasItsOwnStorage:
    'The app on your home screen has its own storage. Wait here until everything is synced, then sign in there once.',
  safariClearsWhatASiteKeeps:
    'Safari clears the entries of a site that you do not open for a week. It does not clear those of an app on the home screen.',
  doneDoNotShowThisAgain: 'Done, do not show this again',
  // install-offer.tsx
  keepPlatelogAtHand: 'Keep Platelog at hand',
  noThanks: 'No, thanks',
  showMeHow: 'Show me how',
  install: 'Install',
  itOpensInAWindowOf: 'It opens in a window of its own, with or without signal.',
  onYourHomeScreenItOpens: 'On your home screen it opens like any app, with or without signal.',
};
