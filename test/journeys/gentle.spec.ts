import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import {
  createAccount,
  describeMeal,
  mealWords,
  newPerson,
  shellIsKept,
  signUp,
} from '../kit/browsers';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { bringWeeks } from '../kit/lived-in';
import { profileBody } from '../kit/profiles';

const NOT_SHOWN = /kcal|\bkJ\b|calorie|kilocal|streak|\bkg\b/i;

/** Includes text that only screen readers get. */
async function figuresOn(page: Page): Promise<string[]> {
  const words = await page.locator('main').evaluate((main) => {
    const labels = [...main.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel);
    return [...main.textContent.split(/(?<=[a-z.])(?=[A-Z])/), ...labels];
  });
  return words.filter((one) => one !== null && NOT_SHOWN.test(one)) as string[];
}

test('gentle mode shows portions and food groups, and no calories, streak or weight @proof', async ({
  newDevice,
}) => {
  const person = newPerson();
  const page = await newDevice({ viewport: { width: 360, height: 780 } });
  await signUp(page, person, { to: '/food-tracker' });
  await page.request.post('/api/profile', { ...KEPT_CONNECTION, data: profileBody() });

  await test.step('the app asks before the first meal', async () => {
    await page.goto('/dashboard');
    await shellIsKept(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Gently' }).click();
    await expect(page.getByRole('button', { name: 'Gently' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Weight' })).toBeHidden();
    expect(await figuresOn(page)).toEqual([]);
  });

  await test.step('in the preview, the diary and the sheets', async () => {
    await page.goto('/food-tracker');
    await (await mealWords(page)).fill('an apple and 200 ml whole milk');
    await expect(page.getByText('2 portions').first()).toBeVisible();
    expect(await figuresOn(page)).toEqual([]);
    await describeMeal(page, '2 eggs, toast and an apple');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByText('3 portions').first()).toBeVisible();
    expect(await figuresOn(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('on Today, Progress, Nutrients and the plan, and on another device', async () => {
    await page.context().setOffline(false);
    await bringWeeks(page);
    const other = await newDevice(ALWAYS_ONLINE);
    await haveSession(other, person);
    const seen: readonly (readonly [string, string | RegExp])[] = [
      ['/dashboard', 'Each food that you log is one portion of its group.'],
      ['/insights?days=30', /^The different foods of each day, from \d+ days with a meal\.$/],
      ['/nutrients', /daily needs reached$/],
      ['/meal-plan', 'Meal plan'],
      ['/food-tracker', '3 portions'],
    ];
    for (const device of [page, other])
      for (const [path, words] of seen) {
        await device.goto(path);
        await expect(device.getByText(words).first()).toBeVisible({ timeout: 30_000 });
        expect([path, ...(await figuresOn(device))]).toEqual([path]);
      }
  });
});

test('in gentle mode the profile is completed later without figures, in the units of the sign-up', async ({
  page,
}) => {
  await createAccount(page, newPerson());
  await page.getByRole('link', { name: 'Do this later' }).click();

  await test.step('the profile uses the units of the sign-up', async () => {
    await page.goto('/profile');
    await expect(page.getByLabel('Unit of current weight')).toHaveValue('kg');
    await expect(page.getByLabel('Unit of height')).toHaveValue('cm');
  });

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Gently' }).click();
  await expect(page.getByText('Two short steps about you.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
  // The target appears with the first render, or not at all.
  await expect(page.getByLabel('Activity Level')).toBeVisible();
  expect(await figuresOn(page)).toEqual([]);
});
