import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { brokenWords } from '../kit/broken-words';
import { describeMeal, newPerson, signUp } from '../kit/browsers';
import { cutOff, drawn } from '../kit/cut-off';
import { bringHistory, daysAgo } from '../kit/history';
import { helping } from '../kit/items';
import { outsideDrawings } from '../kit/outside-drawings';

const PHONE = { width: 360, height: 780 };
const PORRIDGE = helping('Porridge with blueberries and honey', { calories: 2_000 });
const WIDE = helping(
  'Noodle soup',
  { calories: 2_180 },
  { caloriesLow: 1_790, caloriesHigh: 2_640 },
);

// The service worker is not needed here.
test.use({ serviceWorkers: 'block', viewport: PHONE, reducedMotion: 'reduce' });

async function setText(page: Page, size: '' | '200%'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
  await drawn(page);
}

const top = async (page: Page, name: string) =>
  (await page.getByRole('button', { name, exact: true }).boundingBox())?.y ?? Number.NaN;

test(
  'on a phone, and with text of twice the size, nothing is cut off, covered or alone in a line',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson(), { to: '/food-tracker' });
    // Lunch at any time of day, so that the other meals of the day stay empty.
    await page.getByRole('button', { name: 'Add to lunch' }).click();
    await describeMeal(page, 'toast with marmite');
    await bringHistory(page, {
      meals: [
        { at: `${daysAgo(0)}T12:30`, items: [WIDE] },
        { at: `${daysAgo(1)}T12:30`, items: [PORRIDGE] },
        { at: `${daysAgo(2)}T12:30`, items: [PORRIDGE], mealType: 'breakfast' },
      ],
      weights: [
        { at: `${daysAgo(3)}T07:00`, weight: 78.5 },
        { at: `${daysAgo(1)}T07:00`, weight: 77.9 },
      ],
    });

    await test.step('the button that removes water is next to the one that adds it', async () => {
      await page.goto('/food-tracker');
      // Polled, because the page may still grow above it.
      await expect
        .poll(
          async () =>
            (await top(page, 'Remove the last drink of water')) - (await top(page, 'Other amount')),
        )
        .toBe(0);
    });

    await test.step('the meal time has room before its icon', async () => {
      const room = await page.getByLabel('Meal Time').evaluate((field: HTMLInputElement) => {
        const words = document.createElement('span');
        words.textContent = '12/28/2026, 10:08 AM';
        const { font, fontVariantNumeric, paddingInline } = getComputedStyle(field);
        Object.assign(words.style, { font, fontVariantNumeric, paddingInline });
        words.style.position = 'absolute';
        field.after(words);
        const needed = words.offsetWidth;
        words.remove();
        return field.offsetWidth - needed;
      });
      // The icon of 20 px, and each of the six parts with a pixel on either side.
      expect(room).toBeGreaterThanOrEqual(20 + 12 + 8);
    });

    await test.step('the diary offers an earlier meal', async () => {
      await expect(page.getByText(/^Same as/).first()).toBeVisible();
      await setText(page, '200%');
      expect(await cutOff(page)).toEqual([]);
      await setText(page, '');
    });

    await test.step('the day bar covers nothing, however many lines it takes', async () => {
      for (const size of ['', '200%'] as const) {
        await page.goto(`/food-tracker?day=${daysAgo(2)}`);
        await setText(page, size);
        await page.evaluate(() => {
          scrollTo(0, 0);
        });
        const below = async () => {
          const bar = await page.getByRole('navigation', { name: 'Days' }).boundingBox();
          return (bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN);
        };
        await expect
          .poll(async () => (await top(page, 'Take Photo')) - (await below()))
          .toBeGreaterThan(16);
      }
    });

    await test.step('charts follow the text size', async () => {
      await page.goto('/insights');
      await expect(page.locator('.recharts-surface').first()).toBeVisible();
      await setText(page, '200%');
      await expect.poll(async () => outsideDrawings(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
    });

    await test.step('names of nutrients are not broken, and bars stay inside their tracks', async () => {
      await page.goto(`/nutrients?day=${daysAgo(0)}`);
      await expect(page.getByText('Riboflavin (B2)')).toBeVisible();
      await setText(page, '200%');
      expect(await brokenWords(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
    });

    await test.step('a typed number is shown completely', async () => {
      await page.goto('/food-tracker');
      await page.getByRole('button', { name: 'Quick add' }).click();
      await setText(page, '200%');
      for (const name of ['Protein', 'Carbs', 'Fat']) {
        const field = page.getByRole('textbox', { name });
        await field.fill('124.5');
        const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
        expect(hidden, name).toBe(0);
      }
    });

    await test.step('names of suggested foods are not broken', async () => {
      await page.goto('/food-tracker');
      await page.getByRole('button', { name: 'Edit Noodle soup' }).click();
      await setText(page, '200%');
      await page.getByRole('searchbox', { name: 'Add a food' }).fill('chicken');
      await expect(page.getByRole('list', { name: 'Foods found' }).locator('li')).not.toHaveCount(
        0,
      );
      expect(await brokenWords(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
    });
  },
);
