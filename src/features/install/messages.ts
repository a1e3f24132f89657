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
  platelogIsAmongYourApps: '. Platelog is now one of your apps.',
  safariClearsWhatASiteKeeps:
    'Safari clears the data of sites that you have not opened for a week. It keeps the data of apps on the home screen.',
  theAppHasItsOwnStorage:
    'The app on your home screen has its own storage. Wait here until everything is synced, then sign in there once.',
  doneDoNotShowThisAgain: 'Done, do not show this again',
  // install-offer.tsx
  keepPlatelogAtHand: 'Keep Platelog at hand',
  noThanks: 'No, thanks',
  showMeHow: 'Show me how',
  install: 'Install',
  itOpensInAWindowOf: 'It opens in its own window, online or offline.',
  onYourHomeScreenItOpens: 'On your home screen it opens like any app, online or offline.',
};
