export const messages = {
  // apple-steps.tsx
  onHomeScreenOfDevice: "On your {device}'s home screen",
  tap: 'Tap',
  share: 'Share',
  tapMoreThen: 'Tap ••• next to the address, then',
  inOlderVersions: '. In older versions, Share is in the bar itself.',
  scrollDownAndChoose: 'Scroll down and choose',
  addToHomeScreen: 'Add to Home Screen',
  add: 'Add',
  nowOneOfYourApps: '. Platelog is now one of your apps.',
  safariClearsSites:
    'Safari clears the data of sites that you have not opened for a week. It keeps the data of apps on the home screen.',
  appHasOwnStorage:
    'The app on your home screen has its own storage. Wait here until everything is synced, then sign in there once.',
  doneDoNotShowAgain: 'Done, do not show this again',
  // install-offer.tsx
  keepPlatelogAtHand: 'Keep Platelog at hand',
  noThanks: 'No, thanks',
  showMeHow: 'Show me how',
  install: 'Install',
  opensInOwnWindow: 'It opens in its own window, online or offline.',
  opensLikeAnyApp: 'On your home screen it opens like any app, online or offline.',
};
