/** The pages of a signed-in user, by the navigation tab that is highlighted on them. */
export const TAB_PAGES = {
  today: { dashboard: '/dashboard', awards: '/awards' },
  diary: {
    foodTracker: '/food-tracker',
    whatToEat: '/what-to-eat',
    recipes: '/recipes',
    mealPlan: '/meal-plan',
    shoppingList: '/shopping-list',
    // Here because the user shares a meal, a recipe or a week of the diary.
    share: '/share',
  },
  progress: { insights: '/insights', myWeek: '/my-week', nutrients: '/nutrients' },
  profile: { profile: '/profile', syncStatus: '/sync-status' },
} as const;

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
  ...TAB_PAGES.today,
  ...TAB_PAGES.diary,
  ...TAB_PAGES.progress,
  ...TAB_PAGES.profile,
  shared: '/shared',
  checkout: '/checkout',
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

// From each of these pages the food tracker opens without loading a new document.
const WITH_MICROPHONE: ReadonlySet<string> = new Set(
  Object.values(TAB_PAGES).flatMap((pages) => Object.values(pages)),
);

/** Whether the document of a page may use the microphone. @param pathname with or without a slash at the end */
export function hasMicrophone(pathname: string): boolean {
  return WITH_MICROPHONE.has(pathname.replace(/\/$/, ''));
}

/** The address to which other apps share pictures (see the manifest). The service worker handles it, also offline. */
export const SHARE_TARGET = '/share-target';

/**
 * Query parameter that says what a page opens at once. Used by the shortcuts of the installed app (see the manifest):
 * 'words', 'scan' and 'breakfast' on the food tracker, 'weight' on the dashboard. 'recipe' on the recipes page
 * creates a recipe from the text after the '#'.
 */
export const START = 'start';

/** The food tracker with its text field open. */
export const DESCRIBE_MEAL = `${PAGES.foodTracker}?${START}=words`;

/** For text that another app shared. It follows the '#', so it is not sent to the server. */
export const SHARED_WORDS = `${DESCRIBE_MEAL}#`;

/** For shared text that the user saves as a recipe. */
export const SHARED_RECIPE = `${PAGES.recipes}?${START}=recipe#`;

/** For a share without a usable picture. */
export const SHARE_FAILED = `${PAGES.foodTracker}?shared=nothing`;

/** For a share that another site caused. */
export const SHARE_REFUSED = `${PAGES.foodTracker}?shared=refused`;
