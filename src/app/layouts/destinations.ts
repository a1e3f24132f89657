import { PAGES } from '#shared/contract/pages';

import type { Destination } from '../../ui/layout/navigation';
import { messages } from './messages';

/** A page of a signed-in person lights the tab whose `pages` hold it; a test wants each of them in one. */
export const DESTINATIONS: readonly Destination[] = [
  {
    to: PAGES.dashboard,
    label: messages.today,
    icon: 'today',
    pages: [PAGES.dashboard, PAGES.awards],
  },
  {
    to: `${PAGES.foodTracker}#diary`,
    label: messages.diary,
    icon: 'calendar',
    pages: [
      ...[PAGES.foodTracker, PAGES.whatToEat, PAGES.recipes, PAGES.mealPlan, PAGES.shoppingList],
      // What is shared is a meal, a recipe or a week of these pages.
      PAGES.share,
    ],
  },
  // An action, not a place.
  { to: PAGES.foodTracker, label: messages.logAMeal, icon: 'plus', pages: [], main: true },
  {
    to: PAGES.insights,
    label: messages.progress,
    icon: 'chart',
    pages: [PAGES.insights, PAGES.myWeek, PAGES.nutrients],
  },
  {
    to: PAGES.profile,
    label: messages.profile,
    icon: 'person',
    pages: [PAGES.profile, PAGES.syncStatus],
  },
];
