import type { Chapter } from './article';

export const NUMBERS: Chapter = {
  title: 'Numbers, goals and progress',
  articles: [
    {
      id: 'ranges',
      title: 'Ranges and “could be”',
      also: 'range accuracy uncertain estimate exact precise error why',
      text: [
        'A described portion can be larger or smaller than the usual one. So the calories have a range, such as “could be 140 to 280”: that is where the truth likely is.',
        'A food shows no range if its numbers are from a label, a barcode or you, and you weighed or counted it. Other foods keep one, even if you weighed them: a table has an average salmon, not yours. An amount in grams makes the range smaller.',
      ],
    },
    {
      id: 'evidence',
      title: 'Where the numbers come from',
      also: 'source usda table evidence proof details data nutrients unknown',
      text: [
        'Tap a food, or “Where does this come from?” below a meal. You see which food was counted, how the amount was found, and the calories with their range. “Details” shows the food table with its release and code, and all nutrients.',
        'The figures are from the food tables of the US Department of Agriculture, from our own recipes made from them, from labels, from an AI, or from you. A nutrient that nobody knows is shown as unknown, never as 0.',
      ],
    },
    {
      id: 'nutrients',
      title: 'Vitamins, minerals and fats',
      also: 'nutrients vitamin mineral iron calcium magnesium zinc b12 folate omega micronutrients caffeine water potassium today six reference need limit unknown coverage',
      text: [
        'More than forty nutrients of a meal, a day or seven days are free, without signal too. Open “All nutrients of the day” in the diary, “Nutrients” below a meal, or the link under Progress. Tap a line for the foods behind it. “Choose six for Today” puts six of them on Today, on all your devices.',
        '“≥ 9.1 mg” means at least that much: a label or a food of your own tells only a few nutrients, and what nobody knows is not counted as 0. Each line says for how much of what you ate it is known. Daily needs and limits, for your age and gender, are from the US National Academies, some from the WHO and the European Food Safety Authority. They are no medical advice, and not made for pregnancy.',
      ],
    },
    {
      id: 'my-week',
      title: 'My week',
      also: 'weekly report print csv spreadsheet summary sodium protein change compare weeks insights premium',
      text: [
        'With Premium, “My week” under Progress explains the last seven days in a few sentences: what drove your sodium, where your protein came from, what changed, and what your weight does and how sure that is. Each sentence opens the days or foods behind it. It is worked out by fixed rules on your device, from complete days only.',
        'You can print it as a report, or save the averages of the last 13 weeks with all nutrients as a CSV file.',
      ],
    },
    {
      id: 'goals',
      title: 'Your daily target and your safety',
      also: 'goal exercise workout activity steps calories deficit lose gain weight maintain bulk limit minimum age under 18 pregnant macros own number',
      text: [
        'Your profile works out a daily target from your weight, height, age, gender, activity and goal, by the formula of Mifflin and St Jeor. Next to it you see how it was worked out and when you are likely to get there. It stays what it is until you save it again, or say yes to another one under Progress. You can also choose “My own number”. Exercise is part of your activity level; single workouts are not logged.',
        'A change that is too fast is slowed down, and the limit that applied is named. There is no deficit under 18, or when your weight is low for your height. It is an estimate for healthy adults and no medical advice. If you are pregnant or nursing, ask a doctor.',
      ],
    },
    {
      id: 'check-in',
      title: 'What your body uses, and the weekly check-in',
      also: 'adaptive expenditure tdee maintenance metabolism adjust target week fixed energy balance burn',
      text: [
        'Progress works out what your body uses in a day from what you ate and what your weight did over four weeks, with the range where the truth likely is. It takes ten complete days in three weeks, and your weight on six days. Until then you see what the formulas give. It works without signal.',
        'Turn on “Adapt my daily target to this”, and each week you are offered a new target: use it, keep yours, or enter another. Nothing changes without your yes, and one check-in changes at most 150 kcal. Exercise is in your weight already, so it is not added. Charts draw the target of each day. Under 18 nothing is measured. If you are pregnant or nursing, ask a doctor and do not use it.',
      ],
    },
    {
      id: 'weight',
      title: 'Weight and its trend',
      also: 'edit change delete scale weigh kilograms pounds log chart body',
      text: [
        'Log your weight on Today or under Progress. It needs no signal.',
        'Water and salt move your weight from day to day, so Progress shows a trend: each day moves it a tenth of the way to that day’s weight. Once you have logged at least four weights over two to four weeks, it also shows the weekly change.',
      ],
    },
    {
      id: 'progress',
      title: 'Progress and insights',
      also: 'chart streak average statistics week report nutrients vitamins logged complete days everything today',
      text: [
        'Progress shows calories, protein, carbs and fat of 7, 30 or 90 days. Averages count complete days only. A day is complete if you tap “That’s everything today” in the diary, or if it is over and what you logged reaches half of what your body uses at rest. A day without a meal is left out, never counted as zero. Today is not over, so averages begin with yesterday.',
        'Each chart can be shown as a table. Premium adds “My week”, with this week against the last.',
      ],
    },
    {
      id: 'measurements',
      title: 'Measurements, body fat and notes',
      also: 'waist hips neck tape inches centimeters circumference navy diary comment journal note hide',
      text: [
        'Under Progress, log waist, hips, neck or any part that you name, in cm or inches. Adults see their body fat by the formula of the US Navy, with how far off it may be. It is no medical finding.',
        'In the diary, “Add a note” keeps words on a day. Both work offline, come to your other devices, and can be hidden under “Units and Display” in your profile.',
      ],
    },
    {
      id: 'fasting',
      title: 'Fasting timer',
      also: 'fast intermittent hours window 16 8 stop start timer',
      text: [
        'Once your goals are saved, “Units and Display” in your profile shows the fasting timer on Today. Start it when you like and stop it when you eat: a meal does not stop it. It ends by itself after 24 hours, and it works offline and on all your devices.',
        'There is no goal to reach. Eat when you need to, and stop if you feel unwell. If you have diabetes or an eating disorder, or take medicine, ask a doctor first.',
      ],
    },
    {
      id: 'awards',
      title: 'Awards, streak and freezes',
      also: 'award badge medal achievement streak freeze days in a row missed day hide',
      text: [
        'Awards are for keeping a diary, for different foods, for protein, fiber and complete days, and for logging your weight, whatever it is. None is for eating less. They work offline, and an award stays yours, also if you delete the meal that earned it.',
        'Your streak counts days with a meal. A day without one takes a freeze by itself, and the streak goes on; each month has two. With a third missed day in a month, the streak is shorter: it begins after the first of them. In your profile, “Units and Display” hides awards and streak.',
      ],
    },
    {
      id: 'units',
      title: 'Units, clock and theme',
      also: 'kcal kj kilojoules pounds lbs kg feet inches fluid ounces oz cups milliliters dark mode light 24 hours week settings display',
      text: [
        'In your profile, “Units and Display” has kcal or kJ, kg or lbs, cm or ft/in, ml or fl oz, the first day of the week, and 12 or 24 hours. Each choice counts right away and goes with your account.',
        'The theme, light, dark or like your device, is for each device.',
      ],
    },
  ],
};
