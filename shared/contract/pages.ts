/** Every page of the app. Other addresses answer with 404. */
export const PAGES = {
  landing: '/',
  signup: '/signup',
  login: '/login',
  singleSignOn: '/single-sign-on',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  dashboard: '/dashboard',
  foodTracker: '/food-tracker',
  insights: '/insights',
  awards: '/awards',
  myWeek: '/my-week',
  nutrients: '/nutrients',
  recipes: '/recipes',
  whatToEat: '/what-to-eat',
  mealPlan: '/meal-plan',
  shoppingList: '/shopping-list',
  share: '/share',
  shared: '/shared',
  profile: '/profile',
  checkout: '/checkout',
  syncStatus: '/sync-status',
  help: '/help',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  adminLogin: '/admin-login',
  admin: '/admin',
} as const;

const KNOWN: ReadonlySet<string> = new Set(Object.values(PAGES));

/** Whether a path is a page. @param pathname with or without a slash at the end */
export function isPage(pathname: string): boolean {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return KNOWN.has(pathname.slice(0, end));
}

/** The signed-in person's own: from each of them the food tracker is opened without a load. */
const WITH_MICROPHONE: ReadonlySet<string> = new Set([
  ...[PAGES.dashboard, PAGES.foodTracker, PAGES.insights, PAGES.awards, PAGES.myWeek],
  ...[PAGES.nutrients, PAGES.recipes, PAGES.whatToEat, PAGES.mealPlan, PAGES.shoppingList],
  ...[PAGES.share, PAGES.profile, PAGES.syncStatus],
]);

/** Whether the document of a page may use the microphone. @param pathname with or without a slash at the end */
export function hasMicrophone(pathname: string): boolean {
  return WITH_MICROPHONE.has(pathname.replace(/\/$/, ''));
}

/** Where other apps share pictures to (see the manifest); the service worker handles it, offline too. */
export const SHARE_TARGET = '/share-target';

/**
 * In the address of a page: what to open on it at once. The shortcuts of the installed app (see the manifest) have
 * it: 'words', 'scan' and 'breakfast' on the food tracker, 'weight' on the dashboard. 'recipe' on the recipes takes
 * one over from words behind the '#'.
 */
export const START = 'start';

/** The food tracker with its field for words open. */
export const DESCRIBE_MEAL = `${PAGES.foodTracker}?${START}=words`;

/** Where words go that another app shared. Behind the '#', so that no server learns of them. */
export const SHARED_WORDS = `${DESCRIBE_MEAL}#`;

/** Where such words go that their person keeps as a recipe. */
export const SHARED_RECIPE = `${PAGES.recipes}?${START}=recipe#`;

/** For a share without a usable picture. */
export const SHARE_FAILED = `${PAGES.foodTracker}?shared=nothing`;

/** For a share that another site caused. */
export const SHARE_REFUSED = `${PAGES.foodTracker}?shared=refused`;
