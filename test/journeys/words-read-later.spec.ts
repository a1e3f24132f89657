import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';

const NEVER = 'no worker answers';

/** Simulates a busy phone: the analyzer takes longer than its page is open. */
async function makeAnalyzerSlow(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    if (localStorage.getItem(name) === null) return;
    class SilentWorker extends EventTarget {
      postMessage() {
        // Never answers.
      }

      terminate() {
        // There is nothing to end.
      }
    }
    Object.assign(window, { Worker: SilentWorker });
  }, NEVER);
  await page.evaluate((name) => {
    localStorage.setItem(name, 'yes');
  }, NEVER);
  await page.reload();
}

async function makeAnalyzerFast(page: Page): Promise<void> {
  await page.evaluate((name) => {
    localStorage.removeItem(name);
  }, NEVER);
  await page.reload();
}

test('words that were saved without an estimate get one when the app opens again', async ({
  newDevice,
}) => {
  const page = await newDevice();
  await signUp(page, newPerson(), { to: '/food-tracker' });
  await shellIsKept(page);
  await page.context().setOffline(true);
  await makeAnalyzerSlow(page);
  await describeMeal(page, 'two boiled eggs');
  const meal = page.getByRole('article', { name: /boiled eggs/i });
  await expect(meal.getByText('Saved on this device')).toBeVisible();
  await expect(meal.getByText('Not read yet')).toBeVisible();
  await expect(meal.getByText(/\d+\s*kcal/)).toHaveCount(0);

  await makeAnalyzerFast(page);
  await expect(meal.getByText(/^1[45]\d\s*kcal/).first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'Boiled eggs' })).toBeVisible();
});
