import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signIn, signUp } from '../kit/browsers';
import { keptOn } from '../kit/device-storage';
import { OpenedArchive } from '../kit/opened-archive';

const dialog = (page: Page) => page.getByRole('dialog');

/** Presses 'Export my data', does the next step, and opens the file. */
async function exported(page: Page, then = async () => Promise.resolve()): Promise<OpenedArchive> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await then();
  return new OpenedArchive(readFileSync(await (await saved).path()));
}
const yourData = (page: Page) => page.getByRole('region', { name: 'Your data' });
const mealsIn = (archive: OpenedArchive, name = 'platelog.json') =>
  (
    JSON.parse(archive.text(name)) as {
      records: { meal: { data: { description: string } }[] };
    }
  ).records.meal
    .map(({ data }) => data.description)
    .sort();

test(
  'the export has what is on the server and what waits here; offline, what is on this device',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const ada = newPerson();
    await signUp(page, ada, { to: '/food-tracker' });
    await describeMeal(page, '2 eggs');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect.poll(async () => (await keptOn(page)).outbox).toEqual([]);
    await page.route('**/api/sync', async (route) => route.abort());
    await describeMeal(page, 'a banana');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goto('/profile');

    await test.step('from the server, with the waiting meal', async () => {
      const archive = await exported(page);
      expect(mealsIn(archive)).toEqual(['2 eggs']);
      expect(mealsIn(archive, 'this-device/platelog.json')).toContain('a banana');
      expect(archive.rows('account')).toMatchObject([{ email: ada.email, first_name: 'Ada' }]);
      expect(archive.rows('sessions')).toHaveLength(1);
      expect(archive.text('meals.csv')).toContain('2 eggs');
      expect(archive.text('this-device/meals.csv')).toContain('a banana');
      expect(archive.text('README.txt')).toContain(ada.email);
      await expect(yourData(page).getByRole('status')).toContainText(
        /everything that the server has about you\. It also has \d changes? that only this device has/,
      );
    });

    await test.step('with the password if the user signed in long ago', async () => {
      const problem = {
        code: 'password_needed',
        title: '',
        detail: '',
        status: 403,
        requestId: '',
      };
      await page.route('**/api/account/export', async (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({
              status: 403,
              contentType: 'application/problem+json',
              body: JSON.stringify(problem),
            })
          : route.fallback(),
      );
      const archive = await exported(page, async () => {
        await dialog(page).getByLabel('Password', { exact: true }).fill('wrong password');
        await dialog(page).getByRole('button', { name: 'Export' }).click();
        await expect(
          dialog(page).locator('form').getByText('This is not your current password.'),
        ).toBeVisible();
        expect(await barriers(page)).toEqual([]);
        await dialog(page).getByLabel('Password', { exact: true }).fill(ada.password);
        await page.keyboard.press('Enter');
      });
      expect(mealsIn(archive)).toEqual(['2 eggs']);
      await expect(dialog(page)).toHaveCount(0);
      await page.unroute('**/api/account/export');
    });

    await test.step('offline: both meals, with a note of what is missing', async () => {
      await shellIsKept(page);
      await page.context().setOffline(true);
      const archive = await exported(page);
      expect(archive.names).toEqual([
        'README.txt',
        'platelog.json',
        'meals.csv',
        'weights.csv',
        'water.csv',
        'notes.csv',
        'measurements.csv',
      ]);
      expect(mealsIn(archive)).toEqual(['2 eggs', 'a banana']);
      await expect(yourData(page).getByRole('status')).toContainText(
        /The server could not be reached.*Export again when you are online.*2 meals and 0 photos\.$/,
      );
    });

    await test.step('a device that has not loaded everything warns', async () => {
      const fresh = await newDevice();
      await fresh.route('**/api/sync', async (route) => route.abort());
      await signIn(fresh, ada);
      await fresh.goto('/profile');
      await fresh.route('**/api/account/export', async (route) => route.abort());
      expect(mealsIn(await exported(fresh))).toEqual([]);
      await expect(yourData(fresh).getByRole('status')).toContainText(
        'has not loaded all your entries',
      );
    });
  },
);
