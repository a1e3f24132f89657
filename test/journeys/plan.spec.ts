import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession, newPerson } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { shellIsKept, signUp } from '../kit/browsers';

const SOUP = '2 tbsp olive oil\n250 g red lentils, rinsed\n3 tbsp flurbelwurz';

async function makeSoup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New recipe' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Red lentil soup');
  await page.getByLabel('Ingredients, a line each').fill(SOUP);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'What is in it' }).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

const today = (page: Page) => page.getByRole('region', { name: /^Today, / });

test('a week planned without signal is on the other device, and what was eaten is in the diary', async ({
  newDevice,
}) => {
  const page = await newDevice();
  const person = newPerson();
  await page.setViewportSize({ width: 360, height: 780 });
  await signUp(page, person, { to: '/recipes' });
  await shellIsKept(page);
  await page.context().setOffline(true);
  await makeSoup(page);
  await page.getByRole('link', { name: 'Meal plan' }).click();

  await test.step('from a recipe and from words, with the sum of the day', async () => {
    await today(page)
      .getByRole('button', { name: /^Add a meal/ })
      .click();
    await page.getByLabel('Portions').fill('2');
    await page.getByRole('button', { name: /^Red lentil soup/ }).click();
    await expect(page.getByText(/^Planned for /)).toBeVisible();
    await today(page)
      .getByRole('button', { name: /^Add a meal/ })
      .click();
    await page.getByLabel('What will it be?').fill('100 g red lentils and flurbelwurz');
    await expect(page.getByText('Not found: flurbelwurz')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Plan these words' }).click();
    await expect(today(page)).toContainText('2 meals are not counted in full');
    await expect(today(page)).toContainText('2 portions');
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('eaten, it is logged, marked, and taken back by one undo', async () => {
    const eat = page.getByRole('button', { name: 'Log Red lentil soup as eaten' });
    await eat.click();
    await expect(page.getByText(/^Red lentil soup, 2 portions, 57\d kcal$/)).toBeVisible();
    await expect(eat).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back')).toBeVisible();
    await eat.click();
    await expect(eat).toBeHidden();
  });

  await test.step('the other device has the plan, and moves a meal; both agree', async () => {
    await page.context().setOffline(false);
    const other = await newDevice(ALWAYS_ONLINE);
    await haveSession(other, person);
    await other.goto('/meal-plan');
    await expect(today(other)).toContainText('Eaten', { timeout: 30_000 });
    await other.getByRole('button', { name: /^100 g red lentils/ }).click();
    await other.getByRole('button', { name: /^Move to / }).click();
    await expect(other.getByText(/^Moved to /)).toBeVisible();
    await expect(today(other)).not.toContainText('100 g red lentils');
    await expect(today(page)).not.toContainText('100 g red lentils', { timeout: 30_000 });
    await other.goto('/food-tracker');
    await expect(other.getByRole('region', { name: 'Day total' })).toContainText('57');
  });
});
