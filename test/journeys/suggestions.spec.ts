import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession, newPerson } from '../kit/browser-account';
import { expect, test } from '../kit/browser-test';
import { shellIsKept, signUp } from '../kit/browsers';

const suggestions = (page: Page) => page.getByRole('list', { name: 'Suggestions' });
const named = (page: Page, name: RegExp) => suggestions(page).getByRole('button', { name });

test(
  'what to eat works offline: by rules, logged and undone, planned, and the same rules elsewhere',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    const person = newPerson();
    await page.setViewportSize({ width: 360, height: 780 });
    await signUp(page, person, { to: '/dashboard' });
    await shellIsKept(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: /^What to eat/ }).click();
    await page.getByRole('button', { name: 'Dinner' }).click();
    await expect(suggestions(page)).toBeVisible();

    await test.step('what breaks a rule, or may break it, disappears at once and is counted', async () => {
      await page.getByRole('button', { name: 'Set rules' }).click();
      await page.getByRole('checkbox', { name: 'vegan', exact: true }).check();
      await page.getByRole('checkbox', { name: 'gluten', exact: true }).check();
      // Typed but not added: closing the sheet adds it.
      await page.getByLabel('Foods you dislike').first().fill('rice');
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Your rules' })).toContainText(
        'vegan; without gluten; no rice',
      );
      await expect(page.getByText(/^Not shown: \d+ are against your rules/)).toBeVisible();
      const more = page.getByRole('button', { name: 'Show more' });
      while (await more.isVisible()) await more.click();
      await expect(named(page, /^Bean chili with corn/)).toBeVisible();
      await expect(named(page, /rice|chicken|pasta|salmon/i)).toHaveCount(0);
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('half a portion is logged, and one undo reverts it', async () => {
      await named(page, /^Bean chili with corn/).click();
      await page.getByLabel('How much').selectOption('0.5');
      await page.getByRole('button', { name: 'Log it' }).click();
      await expect(page.getByText('Added to Dinner')).toBeVisible();
      await expect(
        page.getByText(/^Bean chili with corn, half a portion, 1\d\d kcal$/),
      ).toBeVisible();
      await expect(named(page, /^Bean chili with corn.*You had it that day/)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Taken back')).toBeVisible();
      await expect(named(page, /^Bean chili with corn.*You had it/)).toHaveCount(0);
    });

    await test.step("a planned dish becomes the user's own recipe and is on the shopping list", async () => {
      await named(page, /^Bean chili with corn/).click();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Plan it' }).click();
      await expect(page.getByText(/is now one of your recipes/)).toBeVisible();
      await expect(
        named(page, /^Bean chili with corn.*Your recipe · Planned for that day/),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Shopping list' }).click();
      await expect(page.getByRole('checkbox', { name: /^(Canned )?kidney beans/i })).toBeVisible();
    });

    await test.step('the plan offers suggestions for a meal of a day', async () => {
      await page.getByRole('link', { name: 'Meal plan' }).click();
      await page
        .getByRole('region', { name: /^Today, / })
        .getByRole('button', { name: /^Add a meal/ })
        .click();
      // Late in the day the default is snacks, which are mostly fruit and break no rule below.
      await page.getByLabel('Meal', { exact: true }).selectOption('Dinner');
      const offered = page.getByRole('region', { name: 'Suggestions' }).getByRole('button');
      await expect(offered).toHaveCount(4);
      expect(await barriers(page)).toEqual([]);
      await offered.first().click();
      await expect(page.getByText(/^Planned for /)).toBeVisible();
    });

    await test.step('another device has the rules, and says so if nothing follows them', async () => {
      const other = await newDevice();
      await page.context().setOffline(false);
      await haveSession(other, person);
      await other.goto('/what-to-eat');
      const rules = other.getByRole('region', { name: 'Your rules' });
      await expect(rules).toContainText('vegan; without gluten; no rice', { timeout: 30_000 });
      await rules.getByRole('button', { name: 'Change' }).click();
      for (const food of ['oil', 'lemon']) {
        await other.getByLabel('Foods you dislike').first().fill(food);
        await other.keyboard.press('Enter');
        await other.getByRole('button', { name: `Remove ${food}` }).waitFor();
      }
      await other.getByRole('button', { name: 'Close', exact: true }).click();
      await other.getByRole('button', { name: 'Lunch' }).click();
      await expect(
        other.getByRole('heading', { name: 'Nothing here meets your rules' }),
      ).toBeVisible();
      expect(await barriers(other)).toEqual([]);
    });
  },
);
