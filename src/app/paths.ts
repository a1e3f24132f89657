/** Every address of the app. */
export const PATHS = {
  landing: '/',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  foodTracker: '/food-tracker',
  profile: '/profile',
  checkout: '/checkout',
  syncStatus: '/sync-status',
  adminLogin: '/admin-login',
  admin: '/admin',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const;
