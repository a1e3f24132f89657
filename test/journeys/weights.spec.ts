import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { createAccount, Device } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

let server: LiveServer;
let phone: Device;

test.beforeAll(async () => {
  server = await LiveServer.start();
  phone = new Device(server.url);
});

test.afterAll(async () => {
  await phone.remove();
  await server.remove();
});

const logged = (page: Page) => page.getByRole('list', { name: 'Logged weights' });
const save = async (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test(
  'weights keep their value in every unit, and one that is far off asks first',
  { tag: '@proof' },
  async () => {
    const page = await phone.open();
    await page.setViewportSize({ width: 360, height: 780 });
    await createAccount(page);
    await page.getByLabel('Current Weight').first().fill('70,5');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await page.waitForURL('**/dashboard');

    await test.step('goals: another unit converts, writes no weight record, and converts back', async () => {
      await page.goto('/profile');
      await page.getByLabel('Unit of current weight').selectOption('lbs');
      await expect(page.getByLabel('Current Weight', { exact: true })).toHaveValue('155.4');
      await save(page);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.goto('/insights');
      await expect(logged(page).getByRole('listitem')).toHaveCount(1);
      await expect(logged(page)).toContainText('155.4 lbs');
      await page.goto('/profile');
      await page.getByLabel('Unit of current weight').selectOption('kg');
      await expect(page.getByLabel('Current Weight', { exact: true })).toHaveValue('70.5');
      await save(page);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    });

    await test.step('a weight that is far off asks, also offline', async () => {
      await page.goto('/insights');
      await page.getByLabel('Weight in kg').fill('155.4');
      await page.context().setOffline(true);
      await page.getByLabel('Weight in kg').press('Enter');
      const question = page.getByRole('alert').filter({ hasText: 'Save it?' });
      await expect(question).toContainText(/155\.4.kg is 120% more than your last weight/);
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Change it' }).click();
      await expect(page.getByLabel('Weight in kg')).toBeFocused();
      await page.getByLabel('Weight in kg').fill('55');
      await expect(question).toHaveCount(0);
      await page.getByRole('button', { name: 'Save weight' }).click();
      await expect(question).toContainText(/22% less/);
      await expect(page.getByRole('button', { name: 'Save it' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(logged(page)).toContainText('55 kg');
    });

    await test.step('the profile shows the latest weight, and the one before when it is deleted', async () => {
      await page.context().setOffline(false);
      await page.goto('/profile');
      const current = page.getByLabel('Current Weight', { exact: true });
      await expect(current).toHaveValue('55');
      await page.goto('/insights');
      await page.getByRole('button', { name: /^Delete 55 kg/ }).click();
      await expect(logged(page)).not.toContainText('55 kg');
      await page.goto('/profile');
      await expect(current).toHaveValue('70.5');
      await current.fill('50');
      await save(page);
      await expect(page.getByText(/50.kg is 29% less/)).toBeVisible();
      await page.getByRole('button', { name: 'Save it' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    });
  },
);
