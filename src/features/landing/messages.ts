import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // hero.tsx
  noNewAccountsHere: 'This server takes no new accounts. You can try Platelog below.',
  byInvitation: 'By invitation: you need a code from the person who runs this server.',
  worksWithoutSignal: 'Works with no signal and syncs once there is one',
  readsMealsInPlainWords: 'Reads meals in plain words, on your device',
  saysWhichFood: 'Says which food, how many grams, and how sure',
  calorieCounter: 'Calorie Counter',
  describeOrTakePhoto:
    'Describe a meal or take its photo. It is saved at once, with no signal too, and every number shows where it comes from.',
  freeToUse: 'Free to use.',
  premiumFreeAtFirst: 'Premium is free for the first {trial}.',
  heroOfCalories: '/ 1,650 calories',
  // feature-samples.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  dailyGoals: 'Daily Goals',
  sampleCaloriesLeft: '410 left',
  sampleOfCalories: 'of 1,650 calories',
  water: 'Water',
  glassesOf: '{drunk} / {glasses} glasses',
  macroReport: 'Macro Report',
  weeklyAverages: 'Weekly averages',
  cal: 'cal',
  proteinInSample: 'protein',
  carbsInSample: 'carbs',
  // features.tsx
  aiPhotoRecognition: 'AI Photo Recognition',
  aboutPhotoRecognition:
    'Take a photo of your plate. Your device compares it with your earlier meals, and an AI reads it where the server has one. You change what is wrong.',
  personalizedGoals: 'Personalized Goals',
  aboutGoals:
    'What you want to reach, by when, and how active you are: your calories for the day follow from it.',
  progressTracking: 'Progress Tracking',
  aboutProgress:
    'Every meal counts towards your day. Open any figure and see which food, how many grams, and how sure it is.',
  oatmealWithBerries: 'Oatmeal with berries',
  breakfast: 'Breakfast',
  chickenRiceAndBroccoli: 'Chicken, rice and broccoli',
  lunch: 'Lunch',
  yoghurtAppleAndNuts: 'Yogurt, apple and nuts',
  snack: 'Snack',
  yourDay: 'Your day, on one plate.',
  foodJournal: 'Food Journal',
  sampleJournalCalories: '1,240 calories',
  smartDishRecommendations: 'Smart Dish Recommendations',
  dishesComeFrom:
    'From your recipes, your favorites and {count} everyday dishes, by what your day has left and by your own rules. Worked out on your device, offline too:',
  whatToEat: 'What to eat',
  planAndShop:
    'Plan them for a week with your own recipes; the shopping list follows from the plan.',
  // sample-dishes.ts
  lentilsWithSpinach: 'Lentils with spinach and lemon',
  lentilsFigures: '494 cal, vegetarian',
  salmonPotatoesAndDill: 'Salmon, potatoes and dill',
  salmonFigures: '554 cal, without gluten',
  omeletteWithPeas: 'Omelette with peas and herbs',
  omeletteFigures: '299 cal, without nuts',
  // landing-footer.tsx
  help: 'Help',
  privacyPolicy: COMMON.privacyPolicy,
  termsOfService: COMMON.termsOfService,
  footerLead:
    'A calm place for what you eat. Your meals are on your own device first, and every figure says where it comes from.',
  copyright: '© 2024 Platelog. All rights reserved.',
  foodFigures: 'Food figures: USDA FNDDS 2021-2023. Estimates, not medical advice.',
  support: 'Support',
  // landing-header.tsx
  contact: 'Contact',
  sections: 'Sections',
  startTracking: 'Start Tracking',
  closeMenu: 'Close menu',
  openMenu: 'Open menu',
  // start-link.tsx
  openPlatelog: 'Open Platelog',
  // landing-page.tsx
  setYourGoals: 'Set Your Goals',
  loseGain: 'Lose, gain, maintain or bulk: three short steps, and you can start.',
  snapTrack: 'Snap & Track',
  aPhotoOrASentence: 'A photo or a sentence, wherever you eat. Saving never waits for the network.',
  achieveResults: 'Achieve Results',
  aboutResults: 'See what is in your meals and where you stand today, and adjust as you go.',
  pageTitle: 'Platelog: calorie counter for meals in words or by photo',
  // proofs.tsx
  threeThingsYouCanCheck: 'Three things you can check',
  percent: '{figure} %',
  itAnswersOffline: 'It answers offline',
  tablesOnYourDevice: 'The food tables are on your device. No signal, no wait.',
  foodsOnYourDevice: 'foods on your device',
  forAllOfThem: 'for all of them, compressed',
  forMostDescriptions: 'at most, for 95 of 100 descriptions',
  howOfflineIsMeasured: 'Measured on 2,766 described meals.',
  itShowsItsWorking: 'It shows its working',
  mealsSetAside: '100 meals that nobody looked at while the rules were made.',
  areAcceptable: 'are what a careful person accepts',
  ofFoodsRight: 'of their foods are the right one. You are asked about others, or correct them.',
  ofRangesHold: 'of ranges hold the true number',
  wrongWithoutSign: 'are wrong without a sign. We count them, too.',
  howAccuracyIsMeasured: 'Version {version}, measured on {day}.',
  itLosesNothing: 'It loses nothing',
  testsLoseNoEntry: 'These tests fail if a single entry is lost.',
  simulatedHistories: 'simulated histories of devices that sync',
  killsOfTheServer: 'times the server is killed while it writes',
  powerCuts: 'power cuts',
  plantedBugs: 'bugs planted on purpose, all of them found',
  howSyncIsTested: 'Anyone can run them: they come with the code.',
  // try-it.tsx
  tryItHere: 'Try it here',
  typeWhatYouAte: 'Type what you ate. Your device works out the numbers. Nothing is sent.',
  whatDidYouEat: 'What did you eat?',
  placeholder: 'Two eggs, a slice of toast and a coffee',
  longestText: 'Only the first {most} characters are read.',
  examples: 'Examples',
  exampleBreakfast: '2 eggs and toast with butter',
  exampleLunch: 'chicken, rice and broccoli',
  exampleSnack: 'a latte and a banana',
  answerShowsHere:
    'Your numbers show up here: each food, its amount, the likely range, and the table they come from.',
  working: 'Working it out...',
  stillLoading: 'The page is still loading. Your answer comes as soon as it is here.',
  // not-loaded.tsx
  notLoaded: 'The food tables did not load. Check your connection and try again.',
  tryAgain: COMMON.tryAgain,
  // closing-call.tsx
  startWithLunch: 'Lunch is a good place to start',
  freePlan:
    'Meals in words are free, as many as you like. Where the server has an AI that reads photos, the free plan covers {freeUploads}.',
  everybodyHasPremium:
    'Meals in words are free, as many as you like, and so are photos where the server has an AI that reads them.',
  freePlanAndPremium:
    'Meals in words are free, as many as you like. Where the server has an AI that reads photos, the free plan covers {freeUploads}. Premium has no limit, and is free for the first {trial}.',
  getStartedFree: 'Get Started Free',
  // reviews.tsx
  mayaR: 'Maya R.',
  mayaResult: 'Lost 12 pounds in 10 weeks',
  mayaStory:
    'I write what I ate the way I would text it to a friend. The canteen has no signal, and it never once mattered.',
  jonasK: 'Jonas K.',
  jonasResult: 'Gained 6 pounds of muscle',
  jonasStory:
    'Protein is the number I look at. I can open it and see where it came from, so I trust it.',
  priyaS: 'Priya S.',
  priyaResult: '90 days tracked',
  priyaStory:
    'A photo, a glance, a correction, done. It is the first log I have kept for a season.',
  sampleStories: 'Sample stories',
  // sample-panel.tsx
  sample: 'Sample',
  // showcase.tsx
  lbsLost: 'lbs lost',
  daysTracked: 'days tracked',
  goalAccuracy: 'goal accuracy',
  progressAnalytics: 'Progress Analytics',
  aboutSampleMonth: 'How a month can look.',
  thisWeek: 'This Week',
  weight: 'Weight',
  dailyAverage: 'Daily average',
  sampleDailyAverage: '1485 of 1650 calories',
  sampleWeightChange: '-2.3 lbs',
  sampleWeek: 'Week 3 of 4',
  sampleDaysOnTrack: '5 days on track',
  // stats.tsx
  activeUsers: 'active users',
  mealsTracked: 'meals tracked',
  poundsLost: 'pounds lost',
  appRating: 'app rating',
  inFigures: 'In figures',
  // shared by several files
  features: 'Features',
  today: 'Today',
  startYourJourney: 'Start Your Journey',
  howItWorks: 'How It Works',
  reviews: 'Reviews',
  signIn: COMMON.signIn,
  sampleFigures: 'Sample figures',
};
