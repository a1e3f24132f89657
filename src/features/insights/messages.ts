import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // portions-card.tsx
  foodGroups: 'Food groups',
  differentFoodsOfEachDay:
    'The different foods of each day, from {count, plural, one {# day} other {# days}} with a meal.',
  // nutrients/nutrients-card.tsx
  yourOwnTarget: 'your own target',
  nutrients: 'Nutrients',
  allNutrients: 'All {count} nutrients of the last 7 days',
  publishedValuesForAdults:
    'The published values are for healthy adults who eat {energy} a day. They are not medical advice.',
  valuesForYou:
    'The published values are for healthy adults of your age and sex who eat {energy} a day. They are not medical advice.',
  noPublishedValuesForMinors: 'Published values are for adults, so none are shown here.',
  anAverageDay:
    'An average day, from {days, plural, one {# complete day} other {# complete days}}. {rest}',
  nutrientsAppearLater:
    '{moreNutrientWords} appear here after your first complete day, with the foods they came from.',
  // intake/calories-card.tsx
  calories: 'Calories',
  caloriesChartKeys: 'Calories. {words} Use the arrow keys to move between columns.',
  setYourGoals: 'Set your goals',
  toSeeTarget: 'to see a target here.',
  averageDayOfWeek: 'average day of the week',
  onYourOnlyDay: 'On your only complete day',
  onAverage: 'On average',
  aDay: ' a day',
  averageOnTarget: '{said}, right on your target.',
  yourTargets: 'your targets',
  yourTargetOf: '{said}, {kcal} {direction} your target of {target}.',
  yourTargetsOf: '{said}, {kcal} {direction} your targets, on average {target}.',
  nothingLogged:
    'Nothing is logged in these {range} days. A day without a meal counts as not logged, never as zero.',
  averageStartsLater: '{eaten} so far today. The average starts after your first complete day.',
  noDayIsComplete:
    'None of these {range} days is complete yet: {logged, plural, one {# is logged, but a meal seems to be missing} other {# are logged, but meals seem to be missing}}. If nothing is missing, say so in the diary.',
  allDaysAreComplete: 'All {range} days are complete. Today counts from tomorrow on.',
  ofDaysAreComplete:
    '{complete} of {range} days {complete, plural, one {is} other {are}} complete, and only {complete, plural, one {that one counts} other {those count}}. Today counts from tomorrow on.',
  whichDaysAreComplete: 'Which days are complete',
  whenDayIsComplete:
    'A day is complete if you say so in the diary. If you say nothing, a past day is complete when everything on it has calories, and together at least half of what your body uses at rest ({least}). A day with a meal missing, or without one, is not in the averages.',
  mealsWithNoNumbersYet: '{unread, plural, one {# meal} other {# meals}} with no numbers yet',
  foodsOfUnknownCalories: '{unweighed, plural, one {# food} other {# foods}} with unknown calories',
  notCounted: 'Not counted: {parts}.',
  caloriesByWeek: 'Calories of an average day, week by week',
  caloriesByDay: 'Calories, day by day',
  eaten: 'Eaten',
  comparedWithTarget: 'Compared with target',
  noNumbersYet: 'no numbers yet',
  aDayComplete: '{kcal} a day, {days} complete',
  rightOnYourTarget: 'right on your target',
  yourTarget: '{kcal} {direction} your target',
  // charts/chart-or-table.tsx
  showAsA: '{name}: show as a {form}',
  showAsAChart: 'Show as a chart',
  showAsATable: 'Show as a table',
  chartLoadsOnceOnline: 'The chart loads when you are back online. Here are its numbers.',
  todaySoFar: 'today so far',
  // charts/chart-parts.tsx
  today: 'Today',
  // week/insights-offer.tsx
  withPremium:
    'With Premium: your week in a few sentences, each with what is behind it, this week compared with last week, and a report to print or to save.',
  inTheLastDays: 'in the {range} days before today',
  seePremium: 'See Premium',
  restOfPageFree: '{priceWords} Everything else on this page stays free.',
  premiumIsNotSold:
    'Payments are not set up on this server. Ask the person who runs it. Everything else on this page is free.',
  aMonthUntilYouCancel: '{price} a month, until you cancel.',
  daysFree: '{freeDays, plural, one {# day} other {# days}} free, then {price}',
  logMoreForExample: 'Log a few more foods to see an example from your own meals here.',
  fromYourOwnMeals:
    'From your own meals: {when}, {name} gave you {nutrient} of your {name2}, {share} of the total.',
  // insights-page.tsx
  progress: 'Progress',
  calculatedOnThisDevice: 'Calculated on this device from what you logged.',
  // intake/macros-card.tsx
  macros: 'Macros',
  macrosAppearLater:
    'Your averages of protein, carbs and fat appear here after your first complete day.',
  macrosChartKeys:
    'Macros: grams of protein, carbs and fat. Use the arrow keys to move between columns.',
  targetG: 'target {value} g',
  ofEnergy: '{value}% of energy',
  // intake/macros-points.ts
  macrosByWeek: 'Macros of an average day, week by week',
  macrosByDay: 'Macros, day by day',
  // no-meals-yet.tsx
  itStartsWithAMeal: 'It starts with a meal',
  logWhatYouEat:
    'Log what you eat to see your days here: calories and your target, protein, carbs and fat. A day you skip stays empty. It never counts as zero.',
  logAMeal: 'Log a meal',
  // nutrients/nutrient-line.tsx
  mostFrom: 'Most from {foods} ({percentWords})',
  inTotal: '{name}: {nutrient} in total, {share}',
  referenceValue: 'Reference value: {source}.',
  unknownForEverything: 'Unknown for everything you ate.',
  knownForCalories: 'Known for {percent}% of the calories you ate. The rest may contain more.',
  lessThanThat: 'below that',
  tooLittleKnown: 'too little is known to compare',
  moreThanThat: 'above that',
  withinIt: 'within it',
  aDayDirection: '{direction} {size} a day: {share}',
  // range-choice.tsx
  daysToShow: 'Days to show',
  // spans.ts
  todaySoFarTitle: 'Today so far',
  // intake/tiles.tsx
  streak: 'Streak',
  daysInARow: '{streak, plural, one {day} other {days}} in a row',
  ofDays: 'of {range, plural, one {# day} other {# days}}',
  logged: 'Logged',
  ofDaysWithin10Percent:
    'of {complete, plural, one {# complete day} other {# complete days}}, within 10%',
  onTarget: 'On target',
  // intake/week-budget-card.tsx
  thisWeek: 'This week',
  leftForToday: '{unit} left for today',
  leftForDays: '{unit} left for today and {rest, plural, one {# day} other {# days}} of this week',
  thatIsADay: 'About {energy} a day from today on.',
  withToday:
    'With the {eaten} that you ate today, that is about {energy} {days, plural, one {for today} other {for each of these # days}}.',
  weekIsUsed: 'You have eaten this week’s targets.',
  nothingToMakeUp:
    'You do not have to make up for it. Eat by your daily target, and the next week starts afresh.',
  ofTheWeek: 'The targets of this week are {budget} together.',
  unknownDays:
    '{unknown, plural, one {# day before today is not complete and counts as on target} other {# days before today are not complete and count as on target}}.',
  // week/my-week-card.tsx
  openMyWeek: 'Open my week',
  // week/my-week-page.tsx
  theDays: '{from} to {to}',
  aboutSentences:
    'From your complete days, by fixed rules, on this device. Each sentence opens what is behind it.',
  backToProgress: 'Back to Progress',
  print: 'Print',
  saveAsCsv: 'Save weekly averages (CSV)',
  notOnThisDevice: 'The table of nutrients is not on this device yet. Try again with signal.',
  reportOf: 'Weekly report of {name}',
  // week/week-words.ts
  energySaid:
    'On an average day of {days, plural, one {# complete day} other {# complete days}} you ate {energy}{target}.',
  energyOnTarget: ', right on your target',
  besideTarget: ', {energy} {direction} your target of {target}',
  besideTargets: ', {energy} {direction} your targets, on average {target}',
  sodiumSaid: '{foods} brought {share} of your sodium. It was {amount} a day{limit}.',
  limitOver: ', above the {limit} that the World Health Organization sets as a limit for adults',
  limitWithin: ', within the {limit} that the World Health Organization sets as a limit for adults',
  proteinSaid: 'Your protein came mostly from {foods}: {share} of {amount} a day{target}.',
  ofYourTarget: ', with a target of {target}',
  fiberSaid: 'Your fiber came mostly from {foods}: {share} of {amount} a day.',
  weightSure: 'Your weight goes {direction} by {size} a week, most likely {low} to {high}.',
  weightUnsure:
    'Whether your weight changes is not sure yet: by the trend {size} {direction} a week, but it may be anything from {low} less to {high} more.',
  atLeastAmount: 'at least {amount}',
  unknownPart: 'Known for {percent}% of the calories you ate.',
  littleChanged: 'Hardly anything changed against the 7 days before.',
  mostChanged: 'Most changed: {name}, {nutrient} {direction} a day.',
  ofIt: '{nutrient} of it',
  allOfIt: 'all of it',
  accountsFor: '{said} {name} accounts for {change}.',
  // week/week-sentences.tsx
  whatIsBehind: 'What is behind it',
  last7Days: 'Last 7 days',
  daysBefore: '7 days before',
  // week/week-comparison.tsx
  weekOverWeek: 'Week over week',
  comparedLater:
    'When the last 7 days and the 7 before have at least {leastDays} complete days each, they are compared here.',
  averageDaysCompared:
    'An average day in the last 7 days ({days} complete) and in the 7 before ({days2} complete)',
  nutrient: 'Nutrient',
  last7: 'Last 7',
  previous7: '7 before',
  change: 'Change',
  theSame: 'same',
  // weight/weight-card.tsx
  trendIn: 'trend in {unit}',
  weightChartKeys: 'Weight. {view} Use the arrow keys to move between days.',
  howTheTrendIsCalculated: 'How the trend is calculated',
  trendExplained:
    'Each day moves the trend a tenth of the way to that day’s weight: trend = yesterday’s trend + 0.1 × (weight − yesterday’s trend). It starts with your first weight. A straight line fills the days between two weights. This way, water and salt on a single day hardly show (The Hacker’s Diet, John Walker). The weekly change is the slope of the last two weeks of the trend, or of the weights themselves in the first six weeks.',
  logWeightForTrend: 'Log your weight now and then to see its trend here.',
  oneWeightSoFar: 'One day so far: {weight}. The trend starts when you log a second day.',
  theTrendWasOn: 'The trend was {trend} on {day}, when you last logged your weight.',
  theTrendIs: 'The trend is {trend}, {change} since {day}.',
  unchanged: 'Unchanged',
  up: 'Up',
  down: 'Down',
  aWeek: '{direction} {size} a week',
  paceOver: '{pace} over the {unbroken} to {lastDay}.',
  logFourWeights: 'To see your weekly change, log at least four weights over two to four weeks.',
  atTarget: 'You are at your target of {target}.',
  distanceToTarget: 'From {latest}, your last weight, {unbroken} to your target of {target}.',
  // weight/weight-form.tsx
  logAWeight: 'Log a weight',
  weightIn: 'Weight in {unit}',
  unit: 'Unit',
  when: 'When',
  saveWeight: 'Save weight',
  timeInTheFuture: 'This time is in the future.',
  weightSaved: '{weight} {unit} saved',
  weightTakenBack: 'Undone. Nothing was saved.',
  pleaseTryAgain: 'Try again.',
  enterADateAndTime: 'Enter a date and time.',
  // weight/weight-list.tsx
  weightIsBack: '{weight} is back',
  weightDeleted: 'Weight deleted',
  loggedWeights: 'Logged weights',
  deleteOf: 'Delete {entry} from {entry2}',
  showTheLatest: 'Show the latest',
  showAllWeights: 'Show all {newest} weights',
  // weight/weight-points.ts
  noWeightLogged: 'no weight logged',
  weightByDay: 'Weight, on each day you logged it',
  weightLogged: 'Weight',
  trend: 'Trend',
  // shared by several files
  atLeast: 'at least {words}',
  week: 'Week',
  day: 'Day',
  aPartialDay: 'not complete, so not in the average',
  notLogged: 'not logged',
  notComplete: 'not complete',
  loadingYourMeals: 'Loading your meals',
  knownForFood: 'Known for {percent}% of what you ate. The rest may contain more.',
  days: '{days} days',
  myWeek: 'My week',
  tooFewDays:
    'When at least {leastDays} of the last 7 days are complete, your week is explained here. So far: {count}.',
  weight: 'Weight',
  undo: 'Undo',
  notSaved: COMMON.notSaved,
};
