import type { Page } from '@playwright/test';

import { keepEraseTicket } from '#shared/contract/account-changes';

import { expect, test } from '../kit/browser-test';
import {
  describeMeal,
  mealsOnServer,
  newPerson,
  shellIsKept,
  signIn,
  signUp,
} from '../kit/browsers';
import { KEPT_CONNECTION } from '../kit/kept-connection';

async function signal(page: Page, there: boolean): Promise<void> {
  await page.context().setOffline(!there);
}

async function databases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

/** Collects the paths of all calls that get 401 from now on. */
function refusedCalls(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The sync cycle that begins with the signal may send its ticket while the session ends.
    if (response.status() === 401 && pathname !== keepEraseTicket.path) refused.push(pathname);
  });
  return refused;
}

test(
  'signing out offline keeps what is not synced, only for the same user',
  { tag: '@proof' },
  async ({ page, server }) => {
    const ada = newPerson();
    const session = async () => (await page.request.get('/api/auth/me', KEPT_CONNECTION)).status();
    const dialog = page.getByRole('dialog', { name: 'Sign Out' });
    const signOut = async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(dialog.getByText(/^Are you sure you want to sign out\?/)).toBeVisible();
    };
    const logWithoutSignal = async (text: string) => {
      await page.goto('/food-tracker');
      await signal(page, false);
      await describeMeal(page, text);
      // An estimate that is added later is a separate operation: the earlier meal may wait as well.
      await expect(page.getByText('Saved on this device').first()).toBeVisible();
    };

    await test.step('sign out, and keep an apple that the server does not have', async () => {
      await signUp(page, ada);
      await shellIsKept(page);
      await logWithoutSignal('an apple');
      // Every page shows the same number.
      await page.goto('/dashboard');
      await expect(page.getByText(/^1 entry waiting for signal/)).toBeVisible();
      await page.goto('/sync-status');
      await expect(
        page.getByRole('heading', { name: '1 entry waits for the server' }),
      ).toBeVisible();
      await signOut();
      // There is one dialog, with the number.
      await expect(dialog.getByText('1 entry is on this device and nowhere else.')).toBeVisible();
      await page.getByRole('button', { name: 'Sign out and keep them on this device' }).click();
      await page.waitForURL(`${server.url}/`);
      // The profile, still visible while the landing page is fetched, says the same.
      const toast = page.getByRole('status').filter({ hasText: 'Signed out' });
      await expect(toast).toContainText('stay on this device until you sign in again');
      expect(await session()).toBe(200);
    });

    await test.step('back online, the session ends before anything is shown, also without a page open', async () => {
      await page.goto('about:blank');
      await signal(page, true);
      // As if typed into the address bar.
      expect((await page.goto('/api/meals'))?.status()).toBe(401);
      await expect.poll(session).toBe(401);
    });

    await test.step('another user does not see the apple', async () => {
      await signUp(page, newPerson('Grace'), { to: '/food-tracker' });
      await expect(page.getByText('No meals yet')).toBeVisible();
      await signOut();
      await dialog.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
    });

    await test.step('its user finds it, and it reaches the server', async () => {
      await signIn(page, ada);
      await page.goto('/food-tracker');
      await expect(page.getByRole('article', { name: 'Apple' })).toBeVisible();
      await expect(page.getByText('Synced', { exact: true })).toBeVisible();
      expect(await mealsOnServer(page)).toHaveLength(1);
    });

    await test.step('deleting what is not synced requires typing the word', async () => {
      await logWithoutSignal('a pear');
      await signOut();
      await page.getByRole('button', { name: 'Delete them' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save them as a file first' }).click();
      expect((await saved).suggestedFilename()).toBe('platelog-not-synced.json');
      const button = page.getByRole('button', { name: 'Delete and sign out' });
      await expect(button).toBeDisabled();
      await page.getByLabel(/^Type "delete"/).fill('delete');
      await signal(page, true);
      const refused = refusedCalls(page);
      await button.click();
      await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
      expect(await databases(page)).toEqual(['platelog-registry']);
      await page.waitForLoadState('networkidle');
      expect(refused).toEqual([]);
    });
  },
);

test('sync waits until the user has signed in again, and then continues on its own', async ({
  page,
}) => {
  const ada = newPerson();
  await signUp(page, ada);
  await page.context().clearCookies();
  await page.goto('/food-tracker');
  await describeMeal(page, 'an apple');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.goto('/sync-status');
  await expect(page.getByRole('heading', { name: 'Sync waits for you to sign in' })).toBeVisible();
  await expect(page.getByText(/^1 entry has waited since today/)).toBeVisible();
  await expect(page.getByText('Sign in to sync 1 entry')).toBeVisible();
  await signIn(page, ada);
  await page.goto('/sync-status');
  await expect(page.getByRole('heading', { name: 'Everything is on the server' })).toBeVisible();
});
