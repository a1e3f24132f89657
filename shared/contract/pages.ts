/** Every address of the app that a person can open: any other is answered with 404. */
export const PAGES = {
  landing: '/',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  foodTracker: '/food-tracker',
  insights: '/insights',
  profile: '/profile',
  checkout: '/checkout',
  syncStatus: '/sync-status',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  adminLogin: '/admin-login',
  admin: '/admin',
} as const;

const KNOWN: ReadonlySet<string> = new Set(Object.values(PAGES));

/**
 * Whether a page stands at an address.
 * @param pathname of the address; a slash at its end changes nothing
 */
export function isPage(pathname: string): boolean {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return KNOWN.has(pathname.slice(0, end));
}

/** Where another app hands over pictures (see the manifest); the worker takes them, offline too. */
export const SHARE_TARGET = '/share-target';

/** Where a share leads to that brought nothing that could be kept. */
export const SHARE_FAILED = `${PAGES.foodTracker}?shared=nothing`;

/** Where a share leads to that another site had the browser make. */
export const SHARE_REFUSED = `${PAGES.foodTracker}?shared=refused`;
