export const messages = {
  // calculation.tsx
  limitedByWeight:
    'Slower than you asked: changing faster costs muscle or adds fat, so each week is limited to a share of your weight.',
  limitedByEnergy:
    'Slower than you asked: the change is limited to a share of what you burn in a day.',
  deficitLimited: 'Slower than you asked: the deficit is limited to {most} a day.',
  targetAboveRest: 'Slower than you asked: the target stays above what your body burns at rest.',
  noDeficitUnder18: 'No deficit under 18: a growing body needs its energy. A doctor can help.',
  noDeficitWhileExpecting:
    'No deficit: in pregnancy and while breastfeeding your body needs more. A doctor or midwife can say how much.',
  noDeficitAtLowWeight: 'No deficit: your weight is low for your height. A doctor can help.',
  goesToLowestHealthyWeight:
    'This goes down to {weight}, the lowest healthy weight for your height, and no further.',
  followsYourLatestWeight:
    'This is from your latest weight, and the time counts from today. Your target stays until you save it here, or say yes to another one under Progress. The less there is left to {aim}, the closer it gets to what keeps your weight.',
  atTargetWeight: 'You are already at or past your target weight, so this keeps your weight.',
  byMifflinStJeor:
    'Calculated with the Mifflin-St Jeor formula (1990) and {energy} per kilogram of body weight.',
  atRestFromWeight: 'At rest, from weight, height, age and gender',
  activity: 'Activity, {activity}',
  keepsYourWeight: 'Keeps your weight',
  aDayRoundedUp: 'Per day, rounded up',
  toKeepWeight: 'To keep your weight',
  towardsIn: 'Toward {targetWeight} {weightUnit} in {time}',
  thisIsBelow: 'This is below {least}, the least for your body. Only do this with a doctor.',
  // weight-question.tsx
  unusualHeight: '{size} is unusual for an adult. Is your height right?',
  unusualCurrentWeight: '{size} is unusual. Is your current weight right?',
  unusualTargetWeight: '{size} is unusual. Is your target weight right?',
  saveIt: 'Save it',
  changeIt: 'Change it',
  unusualChange: '{unbroken} is {much} {rest} than your {which} weight, {other} on {day}. Save it?',
  // target-hint.ts
  toLoseEnterLess:
    'To lose weight, enter less than your current weight. Otherwise this keeps your weight.',
  toGainEnterMore:
    'To gain weight, enter more than your current weight. Otherwise this keeps your weight.',
  // target-result.tsx
  estimateForHealthyAdults:
    'An estimate for healthy adults, accurate to about 10 percent. It is not medical advice. If you are pregnant or nursing, ask a doctor.',
  yourDailyTarget: 'Your daily target:',
  howItIsCalculated: 'How it is worked out',
  whatFormulasWouldGive: 'What the formulas would give',
  atThisPace:
    'At this pace you reach {weight} around {month}, in about {weeks, plural, one {# week} other {# weeks}}.',
  // goals-link.tsx
  setGoalsForTarget: 'Set your goals to see a target here.',
  // options.ts
  loseWeight: 'Lose weight',
  gainMuscle: 'Gain muscle',
  maintainWeight: 'Maintain weight',
  bulkUp: 'Bulk up',
  sedentary: 'Sedentary: little to no exercise',
  lightlyActive: 'Light: 1-3 days/week',
  moderatelyActive: 'Moderate: 3-5 days/week',
  active: 'Active: 6-7 days/week',
  veryActive: 'Very Active: 2x/day or intense exercise',
  male: 'Male',
  female: 'Female',
  other: 'Other',
  // age-rules.tsx
  ifThisIsYourAge: 'If this is your age, you can only export or delete your account.',
  iAm: 'I am {age}',
  aParentHasAgreed: 'A parent or guardian has agreed that I use Platelog.',
  // profile-fields.tsx
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
  // shared by several files
  weeks: '{weeks} weeks',
};
