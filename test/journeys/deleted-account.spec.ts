import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveAccount, haveSession } from '../kit/browser-account';
import { expect, test } from '../kit/browser-test';
import { describeMeal, mealsOnServer, newPerson, shellIsKept, uploadPhoto } from '../kit/browsers';
import { foundOn, keptOn, PICTURE } from '../kit/device-storage';
import { picture } from '../kit/pictures';
import { WorkerEvents } from '../kit/worker-events';

// Words that occur nowhere else on a device.
const MEAL = 'quittenmus';
const UNSENT = 'mirabellenmus';
const ada = newPerson('Zwiebelfisch');
const CONFIRMED = [MEAL, ada.firstName, ada.email, PICTURE];

const NOTHING_LEFT = 'This account was deleted. Nothing from it is left on this device.';

// Four browsers run at once.
test.setTimeout(240_000);

async function ticketIsKept(page: Page): Promise<void> {
  await expect.poll(async () => foundOn(page, ['"ticketKept":1'])).toHaveLength(1);
}

/** Signs in and waits until everything is loaded. */
async function useDevice(page: Page): Promise<void> {
  await haveSession(page, ada);
  await page.goto('/food-tracker');
  await expect(page.getByRole('article')).toHaveCount(2);
  await shellIsKept(page);
  await ticketIsKept(page);
}

async function hasNothing(page: Page): Promise<void> {
  await expect.poll(async () => foundOn(page, CONFIRMED)).toEqual([]);
  // The session is no longer valid, and its cookie is deleted, too.
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain('platelog_session');
}

test(
  'a deleted account is removed from all its devices, and unsent entries can be saved',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const [open, away, ended] = [await newDevice(), await newDevice(), await newDevice()];

    await test.step('four devices have a meal, a photo, a name and an email', async () => {
      await haveAccount(page, ada);
      await page.goto('/food-tracker');
      await describeMeal(page, `porridge with ${MEAL}`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await uploadPhoto(page, await picture(320, 240, 200));
      await expect.poll(async () => (await mealsOnServer(page)).length).toBe(2);
      for (const device of [open, away, ended]) await useDevice(device);
      for (const device of [page, open, away, ended]) {
        const [meal, name, email] = CONFIRMED;
        expect(await foundOn(device, CONFIRMED)).toEqual(
          expect.arrayContaining([meal, name, email]),
        );
      }
      expect(await foundOn(page, [PICTURE])).toHaveLength(1);
    });

    await test.step('one goes offline with an unsent entry; the session of another ends', async () => {
      await away.context().setOffline(true);
      await describeMeal(away, `porridge with ${UNSENT}`);
      await expect(away.getByText('Saved on this device')).toBeVisible();
      await away.goto('about:blank');
      await ended.goto('about:blank');
      await ended.context().clearCookies();
    });

    await test.step('the account is deleted on the fourth', async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(ada.password);
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText('Account deleted')).toBeVisible();
      await hasNothing(page);
    });

    await test.step('the open device deletes everything at once, and says so once', async () => {
      await expect(open.getByText(NOTHING_LEFT)).toBeVisible();
      await hasNothing(open);
      expect(await barriers(open)).toEqual([]);
      await open.reload();
      await expect(open.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
      await expect(open.getByText(NOTHING_LEFT)).toBeHidden();
    });

    await test.step('the device without a session learns of it as well', async () => {
      await ended.goto('/login');
      // The page does not know yet that its session has ended.
      await ended.getByRole('button', { name: 'Use another account' }).click();
      await ended.getByLabel('Email').fill(ada.email);
      await ended.getByLabel('Password', { exact: true }).fill(ada.password);
      await ended.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(ended.getByText('Please check your email and password.')).toBeVisible();
      await expect(ended.getByText(NOTHING_LEFT)).toBeVisible();
      await hasNothing(ended);
    });

    await test.step('the offline device offers the entry that it never sent', async () => {
      await away.context().setOffline(false);
      await away.goto('/dashboard');
      const words = /^This account was deleted\. 1 entry on this device never reached the server\./;
      await expect(away.getByText(words)).toBeVisible();
      await hasNothing(away);
      expect(await barriers(away)).toEqual([]);
      await away.reload();
      const saved = away.waitForEvent('download');
      await away.getByRole('button', { name: 'Save as a file' }).click();
      expect((await saved).suggestedFilename()).toBe('platelog-never-synced.json');
      expect(await foundOn(away, [UNSENT])).toEqual([UNSENT]);
      await away.getByRole('button', { name: 'Delete now' }).click();
      await away.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(away.getByText(words)).toBeHidden();
      await expect.poll(async () => foundOn(away, [UNSENT, ...CONFIRMED])).toEqual([]);
    });

    await test.step('a new account with the same email is not affected', async () => {
      await haveAccount(away, ada);
      await away.goto('/food-tracker');
      await describeMeal(away, 'an apple');
      await expect(away.getByRole('article', { name: 'Apple' })).toBeVisible();
      await expect.poll(async () => (await mealsOnServer(away)).length).toBe(1);
      await ended.reload();
      await away.reload();
      await expect(away.getByRole('article', { name: 'Apple' })).toBeVisible();
    });
  },
);

test(
  'the worker learns of a deletion while no page is open, and the next page says so',
  { tag: '@proof' },
  async ({ page, newDevice, server }) => {
    const grace = newPerson('Zwiebelfisch');
    await haveAccount(page, grace);
    await page.goto('/food-tracker');
    await shellIsKept(page);
    await describeMeal(page, `porridge with ${MEAL}`);
    await expect.poll(async () => (await mealsOnServer(page)).length).toBe(1);
    // An estimate that is added later is a separate operation, and the device keeps waiting operations for the user.
    await expect.poll(async () => (await keptOn(page)).inOutbox).toBe(0);
    const other = await newDevice();
    await haveSession(other, grace);
    await page.goto('/robots.txt');
    const deleted = await other.request.delete('/api/account', {
      data: { currentPassword: grace.password },
    });
    expect(deleted.status()).toBe(200);
    const events = await WorkerEvents.through(page, server.url);
    await events.wake();
    await expect.poll(async () => foundOn(page, [MEAL, grace.firstName, grace.email])).toEqual([]);
    await page.goto('/');
    await expect(page.getByText(NOTHING_LEFT)).toBeVisible();
  },
);
