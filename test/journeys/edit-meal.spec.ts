import { expect, test } from '../kit/browser-test';
import { describeMeal, mealWords, newPerson, signUp } from '../kit/browsers';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

test(
  'a user corrects a meal, deletes it, undoes that, and signs out',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson(), { to: '/food-tracker' });
    const analyze = page.getByRole('button', { name: 'Analyze Description' });
    await expect(analyze).toBeDisabled();
    await describeMeal(page, '100 g salmon');
    const meal = page.getByRole('article', { name: 'Salmon' });
    await expect(meal.getByText('Synced', { exact: true })).toBeVisible();

    await test.step('twice the grams have twice the calories', async () => {
      const before = Number(await meal.getByText(/^\d+$/).first().textContent());
      await page.getByRole('button', { name: 'Edit Salmon' }).click();
      await page.getByRole('textbox', { name: 'Grams of Salmon' }).fill('200');
      await page.getByRole('searchbox', { name: 'Add a food' }).fill('banan');
      await page.getByRole('button', { name: /^Banana, raw/ }).click();
      await page.getByRole('button', { name: 'Remove Banana, raw' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect
        .poll(async () => Number(await meal.getByText(/^\d+$/).first().textContent()))
        .toBe(2 * before);
      await meal.getByRole('button', { name: 'Where does this come from?' }).click();
      await expect(page.getByRole('dialog').getByText('200 g, changed by you')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    });

    await test.step("the browser's back button closes what is open, one at a time, and asks", async () => {
      const address = page.url();
      const goBack = async () => {
        await page.evaluate(() => {
          history.back();
        });
      };
      const question = page.getByRole('dialog', { name: 'Discard changes?' });
      await page.getByRole('button', { name: 'Quick add' }).click();
      const quickAdd = page.getByRole('dialog', { name: 'Quick add' });
      const calories = quickAdd.getByRole('textbox').first();
      await calories.fill('321');
      await goBack();
      await expect(question).toBeVisible();
      await goBack();
      await expect(question).toBeHidden();
      await expect(calories).toHaveValue('321');
      await goBack();
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(quickAdd).toBeHidden();
      await page.getByRole('button', { name: 'Edit Salmon' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Lachs');
      await goBack();
      await question.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Take Photo' }).click();
      const camera = page.getByRole('dialog', { name: 'Take Photo' });
      await expect(camera).toBeVisible();
      await goBack();
      await expect(camera).toBeHidden();
      expect(page.url()).toBe(address);
      await expect(meal).toBeVisible();
    });

    await test.step('a meal that was started is still there, also after a reload', async () => {
      const words = await mealWords(page);
      await words.fill('two plums and a pear');
      await page.getByRole('link', { name: 'Today' }).click();
      await expect(page).toHaveURL(/dashboard/);
      await page.getByRole('link', { name: 'Log a meal' }).first().click();
      await expect(words).toHaveValue('two plums and a pear');
      await page.reload();
      await expect(words).toHaveValue('two plums and a pear');
    });

    await test.step('delete, and undo', async () => {
      await page.getByRole('button', { name: 'Delete Salmon' }).click();
      await expect(meal).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(meal.getByText(/200 g, changed by you/)).toBeVisible();
    });

    await test.step('a meal deleted meanwhile in another tab is reported, and can be restored under Sync', async () => {
      await page.getByRole('textbox', { name: 'Describe Meal' }).fill('');
      await page.getByRole('button', { name: 'Edit Salmon' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).fill('by the lake');
      const other = await page.context().newPage();
      await other.goto('/food-tracker');
      await other.getByRole('button', { name: 'Delete Salmon' }).click();
      await expect(other.getByText('Meal deleted')).toBeVisible();
      await other.close();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('This meal was deleted')).toBeVisible();
      await page.getByRole('button', { name: 'Open Sync' }).click();
      await page.getByRole('button', { name: /^Restore/ }).click();
      await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
      await page.goto('/food-tracker');
      await expect(meal.getByText('by the lake')).toBeVisible();
    });

    await test.step('signing out wipes the device', async () => {
      await expect(meal.getByText('Synced', { exact: true })).toBeVisible();
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
      const databases = await page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name),
      );
      expect(databases).toEqual(['platelog-registry']);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('plums');
      await page.goto('/food-tracker');
      await expect(page.getByText('Please Log In')).toBeVisible();
    });
  },
);
