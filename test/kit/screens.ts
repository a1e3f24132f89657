import type { Page } from '@playwright/test';

import { picture } from './pictures';

export interface Screen {
  name: string;
  path: string;
  /** What to do before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the window shows, and not the whole page: for dialogs. */
  windowOnly?: boolean;
}

const click = (role: 'button' | 'tab' | 'link', name: string | RegExp) => async (page: Page) =>
  page.getByRole(role, { name }).first().click();

const offerInstall = async (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('beforeinstallprompt'));
  });

/** In the order in which somebody meets them. A new screen is one line here. */
export const VISITOR: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-of-service', path: '/terms-of-service' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'please-log-in', path: '/dashboard' },
  { name: 'login', path: '/login' },
  { name: 'login-problems', path: '/login', prepare: click('button', 'Sign In') },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password#token' },
  { name: 'signup', path: '/signup' },
  { name: 'signup-problems', path: '/signup', prepare: click('button', 'Create Account') },
];

/** With an account just made. */
export const NEWCOMER: readonly Screen[] = [
  { name: 'signup-goals', path: '/signup' },
  { name: 'signup-details', path: '/signup', prepare: click('button', 'Continue') },
  { name: 'dashboard-first', path: '/dashboard' },
  { name: 'food-tracker-first', path: '/food-tracker' },
];

/** With a profile and a few meals. */
export const MEMBER: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'install-offer', path: '/dashboard', prepare: offerInstall, windowOnly: true },
  { name: 'food-tracker', path: '/food-tracker' },
  {
    name: 'live-meal',
    path: '/food-tracker',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Describe Meal' }).fill('an apple and flurbel');
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
  { name: 'profile', path: '/profile' },
  { name: 'profile-subscription', path: '/profile?tab=subscription' },
  {
    name: 'sign-out',
    path: '/profile',
    prepare: click('button', 'Sign Out'),
    windowOnly: true,
  },
  { name: 'sync-status', path: '/sync-status' },
];
