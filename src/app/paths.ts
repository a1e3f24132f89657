/** Every address of the app. */
export const PATHS = {
  landing: '/',
  signup: '/signup',
  login: '/login',
  dashboard: '/dashboard',
  foodTracker: '/food-tracker',
  profile: '/profile',
  syncStatus: '/sync-status',
} as const;
