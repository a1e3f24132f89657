import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession, newPerson } from '../kit/browser-account';
import { expect, test } from '../kit/browser-test';
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

test('a week planned without signal, shopped for on another device, and eaten', async ({
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

  await test.step('eaten, it is logged and marked; one undo takes it back', async () => {
    const eat = page.getByRole('button', { name: 'Log Red lentil soup as eaten' });
    await eat.click();
    await expect(page.getByText(/^Red lentil soup, 2 portions, 57\d kcal$/)).toBeVisible();
    await expect(eat).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back')).toBeVisible();
    await expect(eat).toBeVisible();
  });

  const other = await newDevice();
  const lentils = (on: Page) => on.getByRole('checkbox', { name: /^Red lentils/ });

  await test.step('the other device has the list, ticks and writes in the shop without signal', async () => {
    await page.context().setOffline(false);
    await haveSession(other, person);
    await other.goto('/shopping-list');
    await expect(lentils(other)).toHaveAccessibleName(/125 g$/, { timeout: 30_000 });
    await expect(other.getByRole('checkbox', { name: '3 tbsp flurbelwurz' })).toBeVisible();
    await expect(
      other.getByText('50 % of 250 g red lentils, rinsed (Red lentil soup)'),
    ).toBeVisible();
    await other.context().setOffline(true);
    await lentils(other).click();
    await other.getByLabel('Add to the list').fill('Coffee');
    await other.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(other.getByText('In the cart or at home (1)')).toBeVisible();
    expect(await barriers(other)).toEqual([]);
  });

  await test.step('meanwhile more is planned; both lists agree, and say that more is needed', async () => {
    await today(page)
      .getByRole('button', { name: /^Add a meal/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Red lentil soup/ })
      .click();
    await expect(today(page)).toContainText('3 meals are not counted in full');
    await page.getByRole('link', { name: 'Shopping list' }).click();
    await other.context().setOffline(false);
    for (const device of [page, other]) {
      await expect(lentils(device)).toHaveAccessibleName(/188 g$/, { timeout: 30_000 });
      await expect(device.getByText('You have ticked some.')).toBeVisible({ timeout: 30_000 });
      await expect(device.getByRole('checkbox', { name: 'Coffee' })).toBeVisible();
    }
  });

  await test.step('what is eaten on one is eaten on the other, is in the diary, and needs nothing', async () => {
    await other.getByRole('link', { name: 'Today', exact: true }).click();
    const planned = other.getByRole('region', { name: 'Planned for today' });
    await expect(planned.getByRole('listitem')).toHaveCount(3);
    await planned.getByRole('button', { name: 'Log Red lentil soup as eaten' }).first().click();
    await expect(planned.getByRole('listitem')).toHaveCount(2);
    await expect(lentils(page)).toHaveAccessibleName(/63 g$/, { timeout: 30_000 });
    await other.goto('/food-tracker');
    await expect(other.getByRole('region', { name: 'Day total' })).toContainText('57');
  });
});
