import type { DrawingName } from './drawing';
import { messages } from './messages';

/** Number of dishes in our own list. A test compares it with the list, which this page does not load. */
export const DISH_COUNT = 112;

/** Three of these dishes, with the energy of a portion and a true fact. */
export const SAMPLE_DISHES: readonly [DrawingName, string, string][] = [
  ['lentils', messages.lentilsWithSpinach, messages.lentilsFigures],
  ['salmon', messages.salmonPotatoesAndDill, messages.salmonFigures],
  ['omelette', messages.omeletteWithPeas, messages.omeletteFigures],
];
