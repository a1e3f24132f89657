export const messages = {
  slowerThanYouAsked:
    'Slower than you asked: faster changes cost muscle or add fat, so the weekly change is held to a share of your weight.',
  slowerThanYouAskedTheChange:
    'Slower than you asked: the change is held to a share of what you use in a day.',
  slowerThanYouAskedTheDeficit: 'Slower than you asked: the deficit is held to 1,000 kcal a day.',
  slowerThanYouAskedTheTarget:
    'Slower than you asked: the target does not go below what your body uses at rest.',
  under18NoDeficitIsPlanned:
    'Under 18 no deficit is planned: a growing body needs its energy. A doctor can help.',
  noDeficitIsPlanned:
    'No deficit is planned, as your weight is low for your height. A doctor can help.',
  itLeadsToTheLowestHealthy: 'It leads to the lowest healthy weight for your height, not below.',
  yourTargetWeightAsksForNo:
    'Your target weight asks for no change in this direction, so this keeps your weight.',
  byMifflinStJeor1990And:
    'By Mifflin-St Jeor (1990) and 7,700 kcal a kilogram. An estimate for healthy adults, good to about a tenth, and no medical advice; when pregnant or nursing, please ask a doctor.',
  atRestFromWeight: 'At rest, from weight, height, age and gender',
  activity: 'Activity, {activity}',
  keepsYourWeight: 'Keeps your weight',
  aDayRoundedUpTo10: 'A day, rounded up to 10',
  toStayAsYouAre: 'To stay as you are',
  towardsIn: 'Towards {targetWeight} {weightUnit} in {time}',
  thisIsBelow: 'This is below {least}, the least for your body. Please do so with a doctor only.',
  setYourGoalsToSeeA: 'Set your goals to see a target here.',
  loseWeight: 'Lose weight',
  gainMuscle: 'Gain muscle',
  maintainWeight: 'Maintain weight',
  bulkUp: 'Bulk up',
  sedentaryLittleToNoExercise: 'Sedentary: little to no exercise',
  light13DaysWeek: 'Light: 1-3 days/week',
  moderate35DaysWeek: 'Moderate: 3-5 days/week',
  active67DaysWeek: 'Active: 6-7 days/week',
  veryActive: 'Very Active: 2x/day or intense exercise',
  male: 'Male',
  female: 'Female',
  other: 'Other',
  age: 'Age',
  gender: 'Gender',
  activityLevel: 'Activity Level',
  height: 'Height',
  heightFeet: 'Height, feet',
  inches: 'Inches',
  unitOfHeight: 'Unit of height',
  mainGoal: 'Main Goal',
  currentWeight: 'Current Weight',
  targetWeight: 'Target Weight',
  timeline: 'Timeline',
  unitOf: 'Unit of {label}',
  saveIt: 'Save it',
  changeIt: 'Change it',
  isThanYourWeighing:
    '{unbroken} is {much} {rest} than your {which} weighing, {other} on {day}. Save it?',
};
