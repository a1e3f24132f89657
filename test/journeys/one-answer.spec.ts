import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import {
  describeMeal,
  mealWords,
  newPerson,
  shellIsKept,
  signUp,
  uploadPhoto,
} from '../kit/browsers';
import { daysFromToday } from '../kit/calendar';
import { picture } from '../kit/pictures';

const PHONE = { width: 360, height: 640 };

const toastOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Added to' });
const article = (page: Page, name: string) => page.getByRole('article', { name }).last();

interface Expected {
  name: string;
  meal: string;
  /** The day's new total. */
  total: string | RegExp;
}

/** The card is visible between the bars, the toast next to it says where the meal went, and nothing covers the card. */
async function answers(page: Page, { name, meal, total }: Expected): Promise<void> {
  const card = article(page, name);
  const toast = toastOf(page);
  await expect(toast).toContainText(`Added to ${meal}`);
  await expect(toast).toContainText(total);
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  // The page scrolls to the card some frames after the toast has appeared.
  await expect(async () => {
    const [days, shown, said] = await Promise.all([
      page.getByRole('navigation', { name: 'Days' }).boundingBox(),
      card.boundingBox(),
      toast.locator('> *').boundingBox(),
    ]);
    if (!days || !shown || !said) throw new Error('Something is not shown.');
    expect(shown.y).toBeGreaterThanOrEqual(days.y + days.height);
    const isBeside = said.x + said.width <= shown.x || said.x >= shown.x + shown.width;
    if (!isBeside) expect(shown.y + shown.height).toBeLessThanOrEqual(said.y);
  }).toPass({ timeout: 20_000 });
  await expect(card.getByRole('button', { expanded: true }).first()).toBeInViewport({ ratio: 1 });
  const focused = async () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).not.toBe('BODY');
  await toast.getByRole('button', { name: 'Close' }).click();
}

for (const viewport of [PHONE, { width: 1_280, height: 720 }]) {
  const isPhone = viewport.width < 900;
  const title = `at ${viewport.width} px every way of logging is answered alike, without signal`;
  test(title, { tag: isPhone ? [] : '@proof' }, async ({ newDevice }) => {
    const page = await newDevice({ viewport });
    await signUp(page, newPerson(), { to: '/food-tracker' });
    await shellIsKept(page);
    await page.context().setOffline(true);
    const time = page.getByLabel('Meal Time');
    const words = page.getByRole('textbox', { name: 'Describe Meal' });

    await test.step('words, saved by keyboard; then the composer is collapsed on a phone', async () => {
      await time.fill(`${daysFromToday(0)}T12:10`);
      if (isPhone) {
        await expect(words).toBeHidden();
        await page.getByRole('button', { name: 'Describe Meal' }).click();
      }
      await words.fill('100 g salmon');
      await expect(page.getByRole('region', { name: 'Read from your words' })).toBeVisible();
      await words.press('Control+Enter');
      await answers(page, { name: 'Salmon', meal: 'Lunch', total: /^.*Today: \d+ kcal/ });
      await expect(words).toBeVisible({ visible: !isPhone });
    });

    await test.step('a quick add, in the section whose + was tapped, for this one entry', async () => {
      await page.getByRole('button', { name: 'Add to breakfast' }).click();
      await expect(words).toBeFocused();
      await expect(page.getByRole('button', { name: 'Adding to Breakfast' })).toBeVisible();
      await page.getByRole('button', { name: 'Quick add' }).click();
      await page.getByLabel('Calories, kcal').fill('300');
      await page.getByRole('textbox', { name: 'Name' }).fill('Canteen');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await answers(page, { name: 'Canteen', meal: 'Breakfast', total: /Today: \d+ kcal/ });
      await expect(page.getByRole('button', { name: 'Adding to Breakfast' })).toHaveCount(0);
    });

    await test.step('a photo', async () => {
      await time.fill(`${daysFromToday(0)}T19:00`);
      await uploadPhoto(page, await picture());
      await answers(page, { name: 'Photo', meal: 'Dinner', total: /Today: \d+ kcal/ });
    });

    await test.step('a meal that is logged again', async () => {
      await time.fill(`${daysFromToday(0)}T19:10`);
      await page.getByRole('button', { name: 'Log again' }).click();
      await page.getByRole('button', { name: 'Log Canteen again' }).click();
      await answers(page, { name: 'Canteen', meal: 'Dinner', total: /Today: \d+ kcal/ });
    });

    await test.step('a question is shown at the card; Undo removes the meal', async () => {
      await time.fill(`${daysFromToday(0)}T08:30`);
      await describeMeal(page, 'lasagna');
      const card = article(page, 'Lasagna');
      await expect(card.getByRole('group', { name: 'How much lasagna?' })).toBeInViewport();
      await toastOf(page).getByRole('button', { name: 'Undo' }).click();
      await expect(card).toHaveCount(0);
      // The words are in the field again, which would keep it open.
      await (await mealWords(page)).fill('');
    });

    if (isPhone) {
      await test.step('the first meals of the day are on the first screen', async () => {
        await page.goto('/food-tracker');
        const first = page.getByRole('article', { name: 'Canteen' }).first();
        await expect(first.getByText('Canteen').first()).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Take Photo' })).toBeInViewport({ ratio: 1 });
      });
    } else {
      await test.step('the composer stays next to the meals', async () => {
        await page.getByRole('button', { name: 'Your foods' }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name: 'Take Photo' })).toBeInViewport({ ratio: 1 });
      });
    }
  });
}
