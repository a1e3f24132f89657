import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, signUp } from '../kit/browsers';

test('a person corrects a meal, deletes it, takes that back, and signs out', async ({ page }) => {
  await signUp(page, newPerson(), { to: '/food-tracker' });
  const analyze = page.getByRole('button', { name: 'Analyze Description' });
  await expect(analyze).toBeDisabled();
  await describeMeal(page, '100 g salmon');
  const meal = page.getByRole('article', { name: 'Salmon' });
  await expect(meal.getByText('Synced', { exact: true })).toBeVisible();

  await test.step('twice the grams are twice the calories', async () => {
    const before = Number(await meal.getByText(/^\d+$/).first().textContent());
    await page.getByRole('button', { name: 'Edit Salmon' }).click();
    await page.getByRole('textbox', { name: 'Grams of Salmon' }).fill('200');
    await page.getByRole('searchbox', { name: 'Add a food' }).fill('banan');
    await page.getByRole('button', { name: /^Banana, raw/ }).click();
    await page.getByRole('button', { name: 'Remove Banana, raw' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => Number(await meal.getByText(/^\d+$/).first().textContent()))
      .toBe(2 * before);
    await meal.getByRole('button', { name: 'Where does this come from?' }).click();
    await expect(page.getByRole('dialog').getByText('200 g, changed by you')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('delete, and undo', async () => {
    await page.getByRole('button', { name: 'Delete Salmon' }).click();
    await expect(meal).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(meal.getByText(/200 g, changed by you/)).toBeVisible();
  });

  await test.step('sign out wipes the device', async () => {
    await expect(meal.getByText('Synced', { exact: true })).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(databases).toEqual(['platelog-registry']);
    await page.goto('/food-tracker');
    await expect(page.getByText('Please Log In')).toBeVisible();
  });
});
