import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // device-problems.ts
  cameraBlocked:
    'The camera is blocked for this site. Allow it in the browser, next to the address, and try again.',
  noCamera: 'No camera was found on this device.',
  cameraNotStarted:
    'The camera did not start. If another app is using it, close that app and try again.',
  couldNotBeStarted: '{what} did not start. Try again.',
  notOnThisDeviceYet:
    '{what} is not on this device yet. It downloads the first time you use it online.',
  fileNotAnImage: 'This file is not an image that this device can read.',
  cannotOpenHeic:
    'This browser cannot open HEIC photos. Save the photo as a JPEG, or set your iPhone to Settings, Camera, Formats, Most Compatible.',
  // first-steps.tsx
  tipDescribeMeal:
    'Write a meal the way you would say it: “two eggs and toast with butter”. Its numbers appear as you type, online or offline.',
  tipAnswerQuestions:
    'Only what changes the numbers is asked. One tap is enough, and your answer is remembered.',
  tipSources:
    'Every number has a source. Tap a food, or “Where does this come from?”, to see it and to change the amount.',
  gotIt: COMMON.gotIt,
  // food-tracker-page.tsx
  foodTracker: 'Food Tracker',
  foodTrackerLead: 'Track your meals with AI-powered analysis',
  backToDashboard: 'Back to Dashboard',
  yourFoods: 'Your foods',
  mealPlan: 'Meal plan',
  // log-meal.ts
  photo: 'Photo',
  // use-log-with-undo.ts
  undo: 'Undo',
  takenBack: 'Undone. Nothing was logged.',
  addedTo: COMMON.addedToMeal,
  // not-saved.ts
  notSaved: COMMON.notSaved,
  notSavedTryAgain: COMMON.notSavedTryAgain,
};
