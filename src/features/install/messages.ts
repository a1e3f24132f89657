export const messages = {
  // apple-steps.tsx
  onYourSHomeScreen: "On your {device}'s home screen",
  tap: 'Tap',
  share: 'Share',
  inTheBarOfYourBrowser: 'in the bar of your browser.',
  scrollDownAndChoose: 'Scroll down and choose',
  addToHomeScreen: 'Add to Home Screen',
  add: 'Add',
  platelogIsAmongYourApps: '. Platelog is among your apps.',
  safariClearsWhatASiteKeeps:
    'Safari clears what a site keeps when it is not opened for a week. What an app on the home screen keeps, it leaves alone.',
  doneDoNotShowThisAgain: 'Done, do not show this again',
  // install-offer.tsx
  keepPlatelogAtHand: 'Keep Platelog at hand',
  noThanks: 'No, thanks',
  showMeHow: 'Show me how',
  install: 'Install',
  itOpensInAWindowOf: 'It opens in a window of its own, with or without signal.',
  onYourHomeScreenItOpens: 'On your home screen it opens like any app, with or without signal.',
};
