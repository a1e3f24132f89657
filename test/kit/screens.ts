import type { Page } from '@playwright/test';

import { mealWords } from './browsers';
import { daysFromToday } from './calendar';
import { KITCHEN } from './kitchen-screens';
import { picture } from './pictures';
import { SHARED_LINK } from './shared-contents';
import { chooseImport, click, inTurn, loseSession, offerInstall } from './screen-steps';

export interface Screen {
  name: string;
  path: string;
  /** What to do before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Captures the window instead of the whole page, for dialogs. */
  windowOnly?: boolean;
}

const TRACKER = '/food-tracker';
const PROFILE = '/profile';

/** In the order in which a user meets them. To add a screen, add one line here. */
export const VISITOR: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'help', path: '/help#photos-offline' },
  {
    name: 'help-nothing-found',
    path: '/help',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: 'Search help' }).fill('xyzzyfoo');
      await page.getByRole('heading', { name: 'Get in Touch' }).waitFor();
    },
  },
  {
    name: 'landing-try-it',
    path: '/',
    prepare: async (page) => {
      await page.getByLabel('What did you eat?').fill('2 eggs, toast with butter and flurbel');
      await page.getByRole('button', { name: 'Keep this meal' }).waitFor();
    },
  },
  { name: 'shared', path: '/shared' },
  { name: 'shared-meal', path: SHARED_LINK },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-of-service', path: '/terms-of-service' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'please-log-in', path: '/dashboard' },
  { name: 'login', path: '/login' },
  { name: 'login-problems', path: '/login', prepare: click('button', 'Sign In') },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password#token' },
  { name: 'confirm-email', path: '/confirm-email#token' },
  { name: 'single-sign-on', path: '/single-sign-on' },
  { name: 'unsubscribe', path: '/unsubscribe#token' },
  { name: 'signup', path: '/signup' },
  { name: 'signup-problems', path: '/signup', prepare: click('button', 'Create Account') },
];

/** Screens of a new account. */
export const NEWCOMER: readonly Screen[] = [
  { name: 'signup-goals', path: '/signup' },
  { name: 'signup-details', path: '/signup', prepare: click('button', 'Continue') },
  { name: 'dashboard-first', path: '/dashboard' },
  { name: 'food-tracker-first', path: '/food-tracker' },
  { name: 'insights-first', path: '/insights' },
];

/** Screens with a profile and a few meals. */
export const MEMBER: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'install-offer',
    path: '/insights',
    prepare: inTurn(offerInstall, click('link', 'Today'), async (page) =>
      page.getByRole('region', { name: 'Keep Platelog at hand' }).waitFor(),
    ),
    windowOnly: true,
  },
  { name: 'food-tracker', path: '/food-tracker' },
  {
    name: 'live-meal',
    path: '/food-tracker',
    prepare: async (page) => {
      await (await mealWords(page)).fill('an apple and flurbel');
      await page.getByText('Not found: flurbel').first().waitFor();
    },
  },
  {
    name: 'photo-preview',
    path: '/food-tracker',
    prepare: async (page) => {
      const file = { name: 'meal.jpg', mimeType: 'image/jpeg', buffer: await picture() };
      await page.getByRole('button', { name: 'Describe Meal' }).waitFor();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Upload Photo' }).click(),
      ]);
      await chooser.setFiles(file);
      await page.getByRole('heading', { name: 'Photo Preview' }).waitFor();
    },
  },
  {
    name: 'evidence',
    path: '/food-tracker',
    prepare: click('button', 'Where does this come from?'),
    windowOnly: true,
  },
  {
    name: 'edit-meal',
    path: '/food-tracker',
    prepare: click('button', /^Edit /),
    windowOnly: true,
  },
  ...KITCHEN,
  { name: 'profile', path: '/profile' },
  { name: 'profile-subscription', path: '/profile?tab=subscription' },
  { name: 'own-meal', path: PROFILE, prepare: click('button', /^Add a meal/), windowOnly: true },
  { name: 'sign-out', path: PROFILE, prepare: click('button', 'Sign Out'), windowOnly: true },
  {
    name: 'checkout',
    path: '/checkout?client_secret=pi_1_secret_1',
    prepare: async (page) => page.getByText(/^Payments are not set up on this server\./).waitFor(),
  },
  { name: 'session-ended', path: '/dashboard', prepare: loseSession },
  { name: 'sync-status', path: '/sync-status' },
  {
    name: 'awards',
    path: '/awards',
    prepare: async (page) => page.getByText(/ earned$/).waitFor(),
  },
  { name: 'insights', path: '/insights?days=30' },
  {
    name: 'nutrients',
    path: '/nutrients',
    prepare: async (page) => page.locator('summary', { hasText: 'Fiber' }).click(),
  },
  {
    name: 'nutrient-target',
    path: '/nutrients',
    prepare: inTurn(
      async (page) => page.locator('summary', { hasText: 'Fiber' }).click(),
      click('button', 'Set your own target'),
    ),
  },
  {
    name: 'nutrients-choose',
    path: '/nutrients?span=week',
    prepare: click('button', 'Choose six for Today'),
  },
  {
    name: 'insights-table',
    path: '/insights',
    prepare: click('button', 'Calories: show as a table'),
  },
  { name: 'diary-empty-day', path: `/food-tracker?day=${daysFromToday(1)}` },
  { name: 'log-again', path: TRACKER, prepare: click('button', 'Log again'), windowOnly: true },
  { name: 'quick-add', path: TRACKER, prepare: click('button', 'Quick add'), windowOnly: true },
  { name: 'own-foods', path: TRACKER, prepare: click('button', 'Your foods'), windowOnly: true },
  {
    name: 'new-food',
    path: TRACKER,
    prepare: inTurn(
      click('button', 'Your foods'),
      click('button', 'New food'),
      click('button', 'Save'),
    ),
    windowOnly: true,
  },
  {
    name: 'add-food',
    path: TRACKER,
    prepare: inTurn(
      async (page) => (await mealWords(page)).fill('an apple'),
      click('button', 'Add a food'),
      async (page) => page.getByRole('searchbox', { name: 'Food to add' }).fill('lentil'),
    ),
  },
  { name: 'copy-day', path: TRACKER, prepare: click('button', 'Copy day'), windowOnly: true },
  { name: 'copy-meal', path: TRACKER, prepare: click('button', /^Copy Latte/), windowOnly: true },
  {
    name: 'change-password',
    path: '/profile',
    prepare: inTurn(click('button', 'Change password'), async (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click(),
    ),
    windowOnly: true,
  },
  {
    name: 'delete-account',
    path: '/profile',
    prepare: click('button', 'Delete my account'),
    windowOnly: true,
  },
  { name: 'two-step', path: '/profile', prepare: click('button', 'Set up'), windowOnly: true },
  { name: 'passkey', path: PROFILE, prepare: click('button', 'Add a passkey'), windowOnly: true },
  { name: 'import', path: '/profile', prepare: chooseImport, windowOnly: true },
  // Last, because it deletes the meal.
  { name: 'toast', path: TRACKER, prepare: click('button', /^Delete Latte/), windowOnly: true },
];

/** Screens with the same meals, while the server is stopped. */
export const OFFLINE: readonly Screen[] = [
  ...['/dashboard', '/food-tracker', '/insights', '/nutrients', '/what-to-eat', '/recipes'],
  ...['/meal-plan', '/shopping-list', '/awards', '/profile', '/sync-status', '/help', '/login'],
].map((path) => ({ name: `${path.slice(1)}-offline`, path }));

/** Screens with the same meals and the paid plan. */
export const PREMIUM: readonly Screen[] = [
  { name: 'profile-premium', path: '/profile?tab=subscription' },
  { name: 'insights-premium', path: '/insights?days=30' },
  {
    name: 'my-week',
    path: '/my-week',
    prepare: async (page) => page.locator('summary', { hasText: 'sodium' }).first().click(),
  },
];
