export const messages = {
  // contact-form.tsx
  failedToSendMessage: 'Failed to send message. Please try again.',
  thereIsNoConnectionRightNow:
    'There is no connection right now. Your words are still here: send them later.',
  whatHappensWithAMessage:
    'Your message goes to the person who runs this server, so that they can answer you. It is deleted after 24 months at the latest.',
  howDataIsHandled: 'How personal data is handled',
  getInTouch: 'Get in Touch',
  sendMessage: 'Send Message',
  sending: 'Sending...',
  yourName: 'Your name',
  yourEmail: 'Your email',
  subject: 'Subject',
  yourMessage: 'Your message',
  thisFormNeedsJavascript:
    'This form needs JavaScript. A mail to the mailbox in the terms arrives too.',
  messageSent: 'Message sent!',
  error: 'Error',
  // feature-samples.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  dailyGoals: 'Daily Goals',
  n410Left: '410 left',
  of1650Calories: 'of 1,650 calories',
  water: 'Water',
  macroReport: 'Macro Report',
  weeklyAverages: 'Weekly averages',
  cal: 'cal',
  proteinInSample: 'protein',
  carbsInSample: 'carbs',
  // features.tsx
  aiPhotoRecognition: 'AI Photo Recognition',
  takeAPhotoOfYourPlate:
    'Take a photo of your plate. Foods and amounts are proposed, and you change what is wrong: the photo is only ever a start.',
  personalizedGoals: 'Personalized Goals',
  whatYouWantToReach:
    'What you want to reach, by when, and how active you are: your calories for the day follow from it.',
  progressTracking: 'Progress Tracking',
  everyMealCountsTowardsYourDay:
    'Every meal counts towards your day. Open any figure and see which food, how many grams, and how sure it is.',
  lentilsWithSpinachAndLemon: 'Lentils with spinach and lemon',
  salmonPotatoesAndDill: 'Salmon, potatoes and dill',
  n480CalNoGluten: '480 cal, no gluten',
  omeletteWithPeasAndHerbs: 'Omelette with peas and herbs',
  n330CalNoNuts: '330 cal, no nuts',
  oatmealWithBerries: 'Oatmeal with berries',
  breakfast: 'Breakfast',
  chickenRiceAndBroccoli: 'Chicken, rice and broccoli',
  lunch: 'Lunch',
  yoghurtAppleAndNuts: 'Yoghurt, apple and nuts',
  snack: 'Snack',
  features: 'Features',
  yourDay: 'Your day, on one plate.',
  foodJournal: 'Food Journal',
  today: 'Today',
  n1240Calories: '1,240 calories',
  smartDishRecommendations: 'Smart Dish Recommendations',
  // hero.tsx
  worksWithNoSignalAndSyncs: 'Works with no signal and syncs once there is one',
  readsMealsInPlainWords: 'Reads meals in plain words, on your device',
  saysWhichFood: 'Says which food, how many grams, and how sure',
  calorieCounter: 'Calorie Counter',
  describeAMealOrTakeIts:
    'Describe a meal or take its photo. It is saved at once, with no signal too, and every number shows where it comes from.',
  startYourJourney: 'Start Your Journey',
  freeToUse: 'Free to use.',
  premiumIsFreeForTheFirst: 'Premium is free for the first {trial}.',
  n1650Calories: '/ 1,650 calories',
  // landing-footer.tsx
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  aCalmPlaceForWhatYou:
    'A calm place for what you eat. Your meals are on your own device first, and every figure says where it comes from.',
  n2024Platelog: '© 2024 Platelog. All rights reserved.',
  foodFigures: 'Food figures: USDA FNDDS 2021-2023. Estimates, not medical advice.',
  support: 'Support',
  // landing-header.tsx
  howItWorks: 'How It Works',
  reviews: 'Reviews',
  contact: 'Contact',
  sections: 'Sections',
  signIn: 'Sign In',
  startTracking: 'Start Tracking',
  closeMenu: 'Close menu',
  openMenu: 'Open menu',
  // landing-page.tsx
  setYourGoals: 'Set Your Goals',
  loseGain: 'Lose, gain, maintain or bulk: three short steps, and you can start.',
  snapTrack: 'Snap & Track',
  aPhotoOrASentence: 'A photo or a sentence, wherever you eat. Saving never waits for the network.',
  achieveResults: 'Achieve Results',
  seeWhatIsInYourMeals:
    'See what is in your meals and where you stand today, and adjust as you go.',
  platelogCalorieCounterForMealsIn: 'Platelog: calorie counter for meals in words or by photo',
  lunchIsAGoodPlaceTo: 'Lunch is a good place to start',
  theFreePlanReadsPhotos:
    'The free plan reads {freeImages} photos, and as many meals in words as you like.',
  theFreePlanReadsPhotosPremium:
    'The free plan reads {freeImages} photos. Premium reads as many as you take, and is free for the first {trial}.',
  getStartedFree: 'Get Started Free',
  // reviews.tsx
  mayaR: 'Maya R.',
  lost12PoundsIn10Weeks: 'Lost 12 pounds in 10 weeks',
  iWriteWhatIAteThe:
    'I write what I ate the way I would text it to a friend. The canteen has no signal, and it never once mattered.',
  jonasK: 'Jonas K.',
  gained6PoundsOfMuscle: 'Gained 6 pounds of muscle',
  proteinIsTheNumberILook:
    'Protein is the number I look at. I can open it and see where it came from, so I trust it.',
  priyaS: 'Priya S.',
  n90DaysTracked: '90 days tracked',
  aPhotoAGlance:
    'A photo, a glance, a correction, done. It is the first log I have kept for a season.',
  sampleStories: 'Sample stories',
  // sample-panel.tsx
  sample: 'Sample',
  // showcase.tsx
  lbsLost: 'lbs lost',
  daysTracked: 'days tracked',
  goalAccuracy: 'goal accuracy',
  progressAnalytics: 'Progress Analytics',
  howAMonthCanLook: 'How a month can look.',
  thisWeek: 'This Week',
  weight: 'Weight',
  dailyAverage: 'Daily average',
  n1485Of1650Calories: '1485 of 1650 calories',
  sampleFigures: 'Sample figures',
  n23Lbs: '-2.3 lbs',
  week3Of4: 'Week 3 of 4',
  n5DaysOnTrack: '5 days on track',
  // stats.tsx
  activeUsers: 'active users',
  mealsTracked: 'meals tracked',
  poundsLost: 'pounds lost',
  appRating: 'app rating',
  inFigures: 'In figures',
};
