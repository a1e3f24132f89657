/** Every address of the app. */
export const PATHS = {
  landing: '/',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  foodTracker: '/food-tracker',
  insights: '/insights',
  profile: '/profile',
  checkout: '/checkout',
  syncStatus: '/sync-status',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const;
