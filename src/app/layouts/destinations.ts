import { PAGES, TAB_PAGES } from '#shared/contract/pages';

import type { Destination } from '../../ui/layout/navigation';
import { messages } from './messages';

/** The tabs of the navigation, and its main button. */
export const DESTINATIONS: readonly Destination[] = [
  {
    to: PAGES.dashboard,
    label: messages.today,
    icon: 'today',
    pages: Object.values(TAB_PAGES.today),
  },
  {
    to: `${PAGES.foodTracker}#diary`,
    label: messages.diary,
    icon: 'calendar',
    pages: Object.values(TAB_PAGES.diary),
  },
  // An action, not a page of its own, so no page selects it.
  { to: PAGES.foodTracker, label: messages.logAMeal, icon: 'plus', pages: [], main: true },
  {
    to: PAGES.insights,
    label: messages.progress,
    icon: 'chart',
    pages: Object.values(TAB_PAGES.progress),
  },
  {
    to: PAGES.profile,
    label: messages.profile,
    icon: 'person',
    pages: Object.values(TAB_PAGES.profile),
  },
];
