import { AWARD_TYPES, type AwardType } from '#shared/rules/awards/awards';

import { messages } from './messages';

export interface Family {
  type: AwardType;
  title: string;
  words: string;
  /** A theme variable. The color is never the only difference between families. */
  colour: string;
  /** An SVG path in a square of 24 by 24. */
  path: string;
}

const main = (name: string) => `var(--mui-palette-${name})`;

const DRAWN: Record<AwardType, Omit<Family, 'type'>> = {
  meals: {
    title: messages.meals,
    words: messages.mealsWords,
    colour: main('primary-main'),
    path: 'M4 11h16a8 8 0 0 1-5 7.400V20H9v-1.600A8 8 0 0 1 4 11zM9 8c0-1.500 1.500-1.500 1.500-3M13.500 8c0-1.500 1.500-1.500 1.500-3',
  },
  days: {
    title: messages.days,
    words: messages.daysWords,
    colour: main('nutrients-protein'),
    path: 'M4.500 6.500h15v13h-15zM4.500 10.500h15M8.500 4v4M15.500 4v4M9 15l2 2 4-4',
  },
  streak: {
    title: messages.streak,
    words: messages.streakWords,
    colour: main('secondary-main'),
    path: 'M12 20.500c-3.600 0-6-2.400-6-5.600 0-3.900 3.600-5.400 4.200-10.400 3.300 1.500 4.600 4.100 4.300 6.600 1-.4 1.600-1.200 1.800-2.100 1.100 1.600 1.700 3.700 1.700 5.700 0 3.400-2.400 5.800-6 5.800z',
  },
  foods: {
    title: messages.foods,
    words: messages.foodsWords,
    colour: main('nutrients-carbs'),
    path: 'M12 8.500c-2.500-2-6.500-.7-6.500 4 0 4 2.800 7.500 4.800 7.500.7 0 1.200-.4 1.700-.4s1 .4 1.700.4c2 0 4.800-3.500 4.800-7.500 0-4.700-4-6-6.500-4zM12 8.500c0-2.500 1-4 3-4.500',
  },
  protein: {
    title: messages.protein,
    words: messages.proteinWords,
    colour: main('nutrients-protein'),
    path: 'M12 4c-3.300 0-6 5-6 9.200A6 6 0 0 0 12 19.500a6 6 0 0 0 6-6.300C18 9 15.300 4 12 4zM9 13.500a3 3 0 0 0 3 3',
  },
  fiber: {
    title: messages.fiber,
    words: messages.fiberWords,
    colour: main('nutrients-fiber'),
    path: 'M12 20.500V9M12 13c-3 0-4.500-1.500-4.500-4.500 3 0 4.500 1.500 4.500 4.500zM12 13c3 0 4.500-1.500 4.500-4.500-3 0-4.500 1.500-4.500 4.500zM12 18c-3 0-4.500-1.500-4.500-4.500 3 0 4.500 1.500 4.500 4.500zM12 18c3 0 4.500-1.500 4.500-4.500-3 0-4.500 1.500-4.500 4.500zM12 8.500c-1.700-1.500-1.700-3 0-5 1.700 2 1.700 3.500 0 5z',
  },
  complete: {
    title: messages.complete,
    words: messages.completeWords,
    colour: main('nutrients-fat'),
    path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.500 12.300l2.400 2.400 4.600-5',
  },
  weighings: {
    title: messages.weighings,
    words: messages.weighingsWords,
    colour: main('text-secondary'),
    path: 'M5 5h14v14H5zM8 10.500a5.500 5.500 0 0 1 8 0zM12 10.500l1.500-2',
  },
};

export const FAMILIES: readonly Family[] = AWARD_TYPES.map((type) => ({ type, ...DRAWN[type] }));
