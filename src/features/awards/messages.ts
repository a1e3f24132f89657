import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // awards-page.tsx
  awards: 'Awards',
  toToday: 'Today',
  subtitle: 'For keeping a diary and eating well. None is for eating less.',
  earnedOf: '{earned} of {all} earned',
  anAwardStays: 'An award stays yours, also if you delete what earned it.',
  nothingYet: 'Log a meal, and your first award is here.',
  hideAwards: 'Hide awards',
  showAwards: 'Show awards',
  hidden:
    'Awards are hidden, and none are given. What you log meanwhile counts once you show them again.',
  notSaved: COMMON.notSaved,
  // award-medal.tsx
  earnedOn: '{name}: {description} Earned on {day}.',
  soFar: '{name}: {count} of {value} so far.',
  notEarned: '{name}: not earned yet.',
  progress: '{count} of {value}',
  // families.ts
  meals: 'Meals',
  mealsWords: 'Every meal that you log.',
  days: 'Days',
  daysWords: 'Days with a meal, in a row or not.',
  streak: 'Streak',
  streakWords: 'Your longest streak.',
  foods: 'Variety',
  foodsWords: 'Different foods in your meals.',
  protein: 'Protein',
  proteinWords: 'Days with all the protein of your goal.',
  fiber: 'Fiber',
  fiberWords: 'Days with all the fiber of your goal.',
  complete: 'Complete days',
  completeWords: 'Past days whose diary is complete.',
  weighings: 'Weights',
  weighingsWords: 'Days on which you logged your weight, whatever it was.',
  // streak-card.tsx
  yourStreak: 'Your streak',
  inARow: '{days, plural, one {day in a row} other {days in a row}}',
  noStreak: 'Log a meal to begin a streak.',
  freezes: '{left, plural, one {# freeze} other {# freezes}} left this month',
  howFreezesWork:
    'A day without a meal takes a freeze by itself, and your streak goes on. You have two each month.',
  fourWeeks:
    'The last four weeks: meals on {logged, plural, one {# day} other {# days}}, {frozen, plural, one {# freeze} other {# freezes}} used.',
};
