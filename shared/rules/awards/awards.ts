import type { Award } from '#shared/records/award';

/** What awards are given for. Nothing is given for eating less, or for a weight. */
export const AWARD_TYPES = [
  'meals',
  'days',
  'streak',
  'foods',
  'protein',
  'fiber',
  'complete',
  'weighings',
] as const;

export type AwardType = (typeof AWARD_TYPES)[number];

export type AwardRow = Omit<Award, 'earnedAt'> & { awardType: AwardType };

type Step = readonly [value: number, awardName: string, description: string];

const STEPS: Record<AwardType, { icon: string; steps: readonly Step[] }> = {
  meals: {
    icon: 'bowl',
    steps: [
      [1, 'First meal', 'You logged your first meal.'],
      [10, 'Ten meals', 'You logged 10 meals.'],
      [100, 'A hundred meals', 'You logged 100 meals.'],
      [1000, 'A thousand meals', 'You logged 1,000 meals.'],
    ],
  },
  days: {
    icon: 'calendar',
    steps: [
      [7, 'Seven days', 'You logged meals on 7 days, in a row or not.'],
      [30, 'Thirty days', 'You logged meals on 30 days, in a row or not.'],
      [100, 'A hundred days', 'You logged meals on 100 days, in a row or not.'],
      [365, 'A year of days', 'You logged meals on 365 days, in a row or not.'],
    ],
  },
  streak: {
    icon: 'leaf',
    steps: [
      [7, 'Seven in a row', 'You kept a streak of 7 days.'],
      [30, 'Thirty in a row', 'You kept a streak of 30 days.'],
      [100, 'A hundred in a row', 'You kept a streak of 100 days.'],
    ],
  },
  foods: {
    icon: 'apple',
    steps: [
      [20, 'Twenty foods', 'You logged 20 different foods.'],
      [50, 'Fifty foods', 'You logged 50 different foods.'],
      [100, 'A hundred foods', 'You logged 100 different foods.'],
    ],
  },
  protein: {
    icon: 'bolt',
    steps: [
      [1, 'A day of protein', 'You ate all the protein of your goal on a day.'],
      [7, 'Seven days of protein', 'You ate all the protein of your goal on 7 days.'],
      [30, 'Thirty days of protein', 'You ate all the protein of your goal on 30 days.'],
    ],
  },
  fiber: {
    icon: 'grain',
    steps: [
      [1, 'A day of fiber', 'You ate all the fiber of your goal on a day.'],
      [7, 'Seven days of fiber', 'You ate all the fiber of your goal on 7 days.'],
      [30, 'Thirty days of fiber', 'You ate all the fiber of your goal on 30 days.'],
    ],
  },
  complete: {
    icon: 'check',
    steps: [
      [7, 'Seven whole days', 'Your diary was complete on 7 days.'],
      [30, 'Thirty whole days', 'Your diary was complete on 30 days.'],
    ],
  },
  weighings: {
    icon: 'scale',
    steps: [
      [1, 'First weight', 'You logged your first weight.'],
      [10, 'Ten weights', 'You logged your weight on 10 days.'],
    ],
  },
};

/** Every award, by type and then by value. */
export const AWARDS: readonly AwardRow[] = AWARD_TYPES.flatMap((awardType) => {
  const { icon, steps } = STEPS[awardType];
  return steps.map(([value, awardName, description]) => ({
    awardType,
    awardName,
    description,
    icon,
    value,
  }));
});

/** The text from which every device derives the same id. */
export function awardKey({ awardType, value }: Pick<Award, 'awardType' | 'value'>): string {
  return `${awardType} ${value}`;
}
