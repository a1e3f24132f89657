/** Every address of the app. */
export const PATHS = {
  landing: '/',
  signup: '/signup',
  login: '/login',
  dashboard: '/dashboard',
  foodTracker: '/food-tracker',
  profile: '/profile',
  checkout: '/checkout',
  syncStatus: '/sync-status',
} as const;
