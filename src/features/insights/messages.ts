export const messages = {
  // calories-card.tsx
  calories: 'Calories',
  caloriesTheArrowKeysGoFrom: 'Calories. {words} The arrow keys go from column to column.',
  setYourGoals: 'Set your goals',
  toSeeATargetBesideIt: 'to see a target beside it.',
  anAverageDayOfTheWeek: 'an average day of the week',
  onTheOneDayThatCounts: 'On the one day that counts',
  onAverage: 'On average',
  aDay: ' a day',
  saidRightOnYourTarget: '{said}, right on your target.',
  yourTargetOf: '{said}, {kcal} {direction} your target of {target}.',
  nothingIsLoggedInTheseDays:
    'Nothing is logged in these {range} days. A day without a meal counts as not logged, never as zero.',
  todaySoFarTheAverageBegins:
    'Today {eaten} so far. The average begins with the first day that is over.',
  allDaysAreLogged: 'All {range} days are logged. Today is not over, and counts from tomorrow.',
  ofDaysAreLogged:
    '{logged} of {range} days are logged, and only they count. Today is not over, and counts from tomorrow.',
  mealsWithoutFiguresYet: '{unread, plural, one {# meal} other {# meals}} without figures yet',
  foodsOfUnknownCalories: '{unweighed, plural, one {# food} other {# foods}} of unknown calories',
  notInIt: 'Not in it: {parts}.',
  // calories-points.ts
  caloriesOfAnAverageDay: 'Calories of an average day, week by week',
  caloriesDayByDay: 'Calories, day by day',
  week: 'Week',
  day: 'Day',
  eaten: 'Eaten',
  againstTarget: 'Against target',
  noFiguresYet: 'no figures yet',
  aDayLogged: '{kcal} a day, {days} logged',
  rightOnYourTarget: 'right on your target',
  yourTarget: '{kcal} {direction} your target',
  // chart-or-table.tsx
  showAsA: '{name}: show as a {form}',
  showAsAChart: 'Show as a chart',
  showAsATable: 'Show as a table',
  theChartComesToThisDevice:
    'The chart comes to this device with the next signal. Here are its figures.',
  todaySoFar: 'today so far',
  notLogged: 'not logged',
  // chart-parts.tsx
  today: 'Today',
  // insights-offer.tsx
  nutritionInsights: 'Nutrition insights',
  withPremium:
    'With Premium: {moreNutrientWords} of an average day against published values, the foods they came from, and this week against the last.',
  inTheLastDays: 'in the last {range} days',
  seePremium: 'See Premium',
  allElseOnThisPageStays: '{priceWords} Everything else on this page stays free.',
  paymentsAreNotSetUpOn:
    'Payments are not set up on this server. Everything else on this page works and is free.',
  aMonthUntilYouCancel: '{price} a month, until you cancel.',
  daysFree: '{freeDays, plural, one {# day} other {# days}} free, then {price}',
  withAFewMoreFoodsLogged:
    'With a few more foods logged, one sentence of it stands here, from your own meals.',
  fromYourOwnMeals:
    'From your own meals: {when} {name} brought {nutrient} of your {name2}, {share} of all.',
  // insights-page.tsx
  progress: 'Progress',
  workedOutOnThisDeviceFrom: 'Worked out on this device from what you logged.',
  readingYourMeals: 'Reading your meals',
  // macros-card.tsx
  macros: 'Macros',
  theAveragesOfProtein:
    'The averages of protein, carbs and fat stand here once a logged day is over.',
  macrosGramsOfProtein:
    'Macros: grams of protein, carbs and fat. The arrow keys go from column to column.',
  targetG: 'target {value} g',
  ofEnergy: '{value} % of energy',
  // macros-points.ts
  macrosOfAnAverageDay: 'Macros of an average day, week by week',
  macrosDayByDay: 'Macros, day by day',
  // no-meals-yet.tsx
  itBeginsWithAMeal: 'It begins with a meal',
  logWhatYouEat:
    'Each day that you log stands here: its calories against your target, protein, carbs and fat.',
  logAMeal: 'Log a meal',
  // nutrient-line.tsx
  mostFrom: 'Most from {foods} ({percentWords})',
  inAll: '{name}: {nutrient} in all, {share}',
  referenceValue: 'Reference value: {source}.',
  atLeast: 'at least {words}',
  notKnownForAnythingThatYou: 'Not known for anything that you ate.',
  knownForOfWhatYouAte:
    'Known for {percent} % of what you ate, by its calories; the rest may hold more.',
  lessThanThat: 'less than that',
  tooLittleIsKnownToCompare: 'too little is known to compare',
  moreThanThat: 'more than that',
  withinIt: 'within it',
  aDayDirection: '{direction} {size} a day: {share}',
  // nutrients-card.tsx
  besideItStandPublishedValuesFor:
    'Beside it stand published values for healthy adults, for {energy} a day; they are no medical advice.',
  publishedValuesAreMadeForAdults:
    'Published values are made for adults, so none stands beside it.',
  anAverageDay:
    'An average day, from {days, plural, one {# logged day} other {# logged days}}. {rest}',
  standHereOnceALoggedDay:
    '{moreNutrientWords} stand here once a logged day is over, with the foods they came from.',
  // range-choice.tsx
  daysToLookAt: 'Days to look at',
  days: '{days} days',
  // spans.ts
  todaySoFarTitle: 'Today so far',
  // tiles.tsx
  streak: 'Streak',
  dayInARow: 'day in a row',
  daysInARow: 'days in a row',
  ofDays: 'of {range} days',
  logged: 'Logged',
  ofDaysGiveOrTake10: 'of {logged} days, give or take 10\u00a0%',
  onTarget: 'On target',
  // week-comparison.tsx
  weekAgainstWeek: 'Week against week',
  onceTheLast7DaysAnd:
    'Once the last 7 days and the 7 before have {leastDays} logged days each, they are compared here.',
  anAverageDayOfTheLast:
    'An average day of the last 7 days ({days} logged) and of the 7 before ({days2} logged)',
  nutrient: 'Nutrient',
  last7: 'Last 7',
  change: 'Change',
  mostChanged: 'Most changed: {name}, {nutrient} {direction} a day.',
  ofIt: '{nutrient} of it',
  allOfIt: 'all of it',
  did: '{said} {name} did {change}.',
  theSame: 'the same',
  // weight-card.tsx
  weight: 'Weight',
  trendIn: 'trend in {unit}',
  weightTheArrowKeysGoFrom: 'Weight. {view} The arrow keys go from day to day.',
  howTheTrendIsWorkedOut: 'How the trend is worked out',
  eachDayMovesTheTrendA:
    'Each day moves the trend a tenth of the way to the day’s weight: trend = yesterday’s trend + 0.1 × (weight − yesterday’s trend). It begins with your first weight. Between two weighings a straight line stands in. So water and salt of a single day hardly show (The Hacker’s Diet, John Walker). The change a week is the slope of its last two weeks; in the first six weeks, of the weights themselves.',
  logYourWeightNowAndThen: 'Log your weight now and then, and its trend stands here.',
  oneWeightSoFar: 'One weight so far: {weight}. The trend begins with a second day.',
  theTrendStoodAtOn: 'The trend stood at {trend} on {day}, when you last weighed yourself.',
  theTrendIs: 'The trend is {trend}, {change} since {day}.',
  unchanged: 'Unchanged',
  up: 'Up',
  down: 'Down',
  aWeek: '{direction} {size} a week',
  overTheTo: '{pace} over the {unbroken} to {lastDay}.',
  fourWeighingsInsideFourWeeks:
    'Four weighings inside four weeks, over at least two, tell the change a week.',
  youAreAtYourTargetOf: 'You are at your target of {target}.',
  toYourTargetOf: '{unbroken} to your target of {target}.',
  // weight-form.tsx
  logAWeight: 'Log a weight',
  weightIn: 'Weight in {unit}',
  unit: 'Unit',
  when: 'When',
  saveWeight: 'Save weight',
  thisIsStillToCome: 'This is still to come.',
  undo: 'Undo',
  weightIsBack: '{weight} is back',
  weightTakenBack: 'Undone. Nothing was saved.',
  pleaseTryAgain: 'Please try again.',
  notSaved: 'Not saved',
  pleaseGiveADateAndA: 'Please give a date and a time.',
  // weight-list.tsx
  weightDeleted: 'Weight deleted',
  loggedWeights: 'Logged weights',
  deleteOf: 'Delete {entry} of {entry2}',
  showTheLatest: 'Show the latest',
  showAllWeights: 'Show all {newest} weights',
  // weight-points.ts
  notWeighed: 'not weighed',
  weightOnEachDayWithA: 'Weight, on each day with a weighing',
  weighed: 'Weighed',
  trend: 'Trend',
};
