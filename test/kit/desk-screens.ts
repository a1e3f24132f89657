import type { Page } from '@playwright/test';

import { click, inTurn } from './screen-steps';
import type { Screen } from './screens';

/** Screens before an administrator has signed in. */
export const AT_THE_DESK: readonly Screen[] = [
  { name: 'admin-login', path: '/admin-login' },
  { name: 'admin-login-problems', path: '/admin-login', prepare: click('button', 'Admin Login') },
];

const TABS = [
  ...['invites', 'charts', 'audit-log', 'messages', 'reports', 'jobs', 'services', 'sync'],
  'security',
];

/** Screens after an administrator has signed in. */
export const DESK: readonly Screen[] = [
  {
    name: 'admin-users',
    path: '/admin',
    prepare: async (page) => page.getByRole('row').nth(1).waitFor(),
  },
  {
    name: 'admin-nobody-found',
    path: '/admin',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('zuse');
      // The previous rows stay, faded, until the response is there.
      await page.getByText('No users found matching').waitFor();
    },
  },
  {
    name: 'admin-status',
    path: '/admin',
    prepare: click('button', /^Status of /),
    windowOnly: true,
  },
  {
    name: 'admin-edit-email',
    path: '/admin',
    prepare: click('button', /^Edit the email of /),
    windowOnly: true,
  },
  {
    name: 'admin-delete-user',
    path: '/admin',
    prepare: click('button', /^Delete /),
    windowOnly: true,
  },
  {
    name: 'admin-user',
    path: '/admin',
    prepare: inTurn(
      async (page) => page.getByRole('row').nth(1).getByRole('link').click(),
      async (page) => page.getByText(/^As of/).waitFor(),
    ),
  },
  ...TABS.map((tab) => ({
    name: `admin-${tab}`,
    path: `/admin?tab=${tab}`,
    prepare: async (page: Page) => page.getByText(/^As of/).waitFor(),
  })),
];
