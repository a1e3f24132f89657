import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, signUp } from '../kit/browsers';
import { daysFromToday } from '../kit/calendar';
import { picture } from '../kit/pictures';
import { firstVisit } from './visit';

let page: Page;

test.beforeAll(async ({ browser, server }) => {
  page = await firstVisit(browser, { baseURL: server.url, reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  await page.context().close();
});

const words = () => page.getByRole('textbox', { name: 'Describe Meal' });
const analyze = () => page.getByRole('button', { name: 'Analyze Description' });

/** Records every text of the button from now on, however short it is shown. */
async function wordsOfButton(on: Page): Promise<() => Promise<string[]>> {
  const said = await analyze().evaluateHandle((button) => {
    const words: string[] = [];
    new MutationObserver(() => {
      if (words.at(-1) !== button.textContent) words.push(button.textContent);
    }).observe(button, { characterData: true, childList: true, subtree: true });
    return words;
  });
  return async () => on.evaluate((words) => words, said);
}

test.describe.serial('section 2, food tracker', () => {
  test("no user loaded: 'Please Log In' with a link to /login", async () => {
    await page.goto('/food-tracker');
    await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  });

  test("'Back to Dashboard', title 'Food Tracker' with its subtitle", async () => {
    await signUp(page, newPerson(), { to: '/food-tracker' });
    await expect(page.getByRole('heading', { level: 1, name: 'Food Tracker' })).toBeVisible();
    await expect(page.getByText('Track your meals with AI-powered analysis')).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to Dashboard' });
    await expect(back).toHaveAttribute('href', '/dashboard');
  });

  test('Meal Time is a datetime-local field and defaults to now, to the minute', async () => {
    const field = page.getByLabel('Meal Time');
    await expect(field).toHaveAttribute('type', 'datetime-local');
    const value = await field.inputValue();
    expect(value).toMatch(new RegExp(`^${daysFromToday(0)}T\\d{2}:\\d{2}$`));
    expect(Math.abs(new Date(value).getTime() - Date.now())).toBeLessThan(120_000);
  });

  test('three methods: Take Photo (rear camera), Upload Photo, Describe Meal; a hidden image input', async () => {
    const methods = page.getByRole('group', { name: 'How to log the meal' }).getByRole('button');
    await expect(methods).toHaveText(['Take Photo', 'Upload Photo', 'Describe Meal']);
    const input = page.locator('input[type="file"]');
    await expect(input).toBeHidden();
    await expect(input).toHaveAttribute('accept', 'image/*');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload Photo' }).click(),
    ]);
    await expect(input).not.toHaveAttribute('capture');
    await chooser.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  });

  test('Take Photo opens the rear camera of a phone with the same input', async () => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Take Photo' }).click(),
    ]);
    await expect(page.locator('input[type="file"]')).toHaveAttribute('capture', 'environment');
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });

  test("a chosen image is shown in a Photo Preview with 'Analyze Photo'; then it is a meal", async () => {
    await expect(page.getByRole('heading', { name: 'Photo Preview' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'The photo you are about to log' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Notes' }).fill('in the park');
    await page.getByRole('button', { name: 'Analyze Photo' }).click();
    const photo = page.getByRole('article', { name: 'Photo' });
    await expect(photo.getByText('in the park')).toBeVisible();
    // The selected file and the notes are cleared.
    await expect(page.getByRole('heading', { name: 'Photo Preview' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('');
  });

  test("Describe Meal: 4 rows, its placeholder, and 'Analyze Description' only with text", async () => {
    await page.getByRole('button', { name: 'Describe Meal' }).click();
    await expect(words()).toHaveAttribute(
      'placeholder',
      'Describe what you ate... (e.g., grilled chicken breast with steamed broccoli and brown rice)',
    );
    const rows = await words().evaluate((field) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
      const height = field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      return height / parseFloat(lineHeight);
    });
    expect(Math.round(rows)).toBe(4);
    await expect(analyze()).toBeDisabled();
    await words().fill('   ');
    await expect(analyze()).toBeDisabled();
  });

  test("section 4: 'Analyzing...', then the text is cleared and the list of meals refreshed", async () => {
    const said = await wordsOfButton(page);
    await describeMeal(page, '100 g salmon');
    await expect(page.getByRole('article', { name: 'Salmon' })).toBeVisible();
    await expect(words()).toHaveValue('');
    // Only for a moment: the page waits only for the device's own storage.
    await expect.poll(said).toEqual(['Analyzing...', 'Analyze Description']);
  });

  test('section 8: text that could not be analyzed is reported only at its meal', async () => {
    await describeMeal(page, 'flurbel');
    await expect(page.getByText(/No food found in this/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('long and right-to-left names, at 320 px and at 200 %, scroll no screen sideways', async () => {
    const name = `כריך עם גבינה ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`;
    await page.getByRole('button', { name: 'Quick add' }).click();
    await page.getByLabel('Calories, kcal').fill('300');
    await page.getByRole('textbox', { name: 'Name' }).fill(name.slice(0, 120));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const card = page.getByRole('article', { name: /כריך/ });
    await expect(card).toBeVisible();
    // 1280 px at 200% zoom are 640.
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(card).toBeVisible();
      const over = async () =>
        page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
      // The form collapses a moment after the window has become small.
      await expect.poll(async () => ({ width, over: await over() })).toEqual({ width, over: 0 });
    }
    const direction = await card
      .locator('[dir="auto"]')
      .first()
      .evaluate((text) => getComputedStyle(text).direction);
    expect(direction).toBe('rtl');
  });
});
