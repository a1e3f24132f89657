export const messages = {
  // device-problems.ts
  thisSiteMayNotUseThe:
    'This site may not use the camera. Allow it in the browser, at the sign beside the address, and try again.',
  noCameraWasFoundOnThis: 'No camera was found on this device.',
  theCameraCouldNotBeStarted:
    'The camera could not be started. If another app is using it, close that one and try again.',
  couldNotBeStarted: '{what} could not be started. Please try again.',
  isNotOnThisDeviceYet:
    '{what} is not on this device yet: it is fetched when it is first used with a signal.',
  thisBrowserCannotOpenHeic:
    'This browser cannot open HEIC photos. Save the photo as a JPEG, or set your iPhone to Settings, Camera, Formats, Most Compatible.',
  thisFileIsNotAPicture: 'This file is not a picture that can be read.',
  // food-tracker-page.tsx
  foodTracker: 'Food Tracker',
  trackYourMealsWithAiPowered: 'Track your meals with AI-powered analysis',
  backToDashboard: 'Back to Dashboard',
  quickAdd: 'Quick add',
  yourFoods: 'Your foods',
  // log-meal.ts
  photo: 'Photo',
  // meal-type-choice.tsx
  meal: 'Meal',
  // use-log-with-undo.ts
  undo: 'Undo',
  takenBack: 'Undone. Nothing was logged.',
  notSaved: 'Not saved',
  thisCouldNotBeSavedOn: 'This could not be saved on the device. Please try again.',
  addedTo: 'Added to {mealType}, {dayInSentence}',
};
