import type { DrawingName } from './drawing';
import { messages } from './messages';

/** How many dishes of our own there are to suggest. A test compares it with the list, which this page does not load. */
export const DISH_COUNT = 112;

/** Three of them, with what a portion has and what is true of it. */
export const SAMPLE_DISHES: readonly [DrawingName, string, string][] = [
  ['lentils', messages.lentilsWithSpinachAndLemon, messages.n494CalVegetarian],
  ['salmon', messages.salmonPotatoesAndDill, messages.n554CalNoGluten],
  ['omelette', messages.omeletteWithPeasAndHerbs, messages.n299CalNoNuts],
];
