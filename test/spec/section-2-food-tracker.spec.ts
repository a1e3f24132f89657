import { expect, test } from '@playwright/test';

import { LiveServer } from '../kit/live-server';
import { picture } from '../kit/pictures';
import { Wizard } from '../kit/wizard';

const PLACEHOLDER =
  'Describe what you ate... (e.g., grilled chicken breast with steamed broccoli and brown rice)';

let server: LiveServer;
let wizard: Wizard;

test.beforeAll(async ({ browser }) => {
  server = await LiveServer.start();
  wizard = await Wizard.open(browser, server.url);
});
test.afterAll(async () => {
  await wizard.close();
  await server.remove();
});

const words = () => wizard.page.getByRole('textbox', { name: 'Describe Meal' });

/** The file chooser that a method opens, and whether it asks for the rear camera. */
async function chosenBy(method: string): Promise<string | null> {
  const opened = wizard.page.waitForEvent('filechooser');
  await wizard.button(method).click();
  return (await opened).element().getAttribute('capture');
}

test.describe('section 2, food tracker', () => {
  test("nobody signed in: 'Please Log In' with a link to /login", async () => {
    await wizard.page.goto('/food-tracker');
    await expect(wizard.title('Please Log In')).toBeVisible();
    const link = wizard.page.getByRole('link', { name: 'Go to Login' });
    await expect(link).toHaveAttribute('href', '/login');
  });

  test('has the way back, its title and subtitle, and the meal time of now to the minute', async () => {
    await wizard.toStep2();
    await wizard.page.goto('/food-tracker');
    const back = wizard.page.getByRole('link', { name: 'Back to Dashboard' });
    await expect(back).toHaveAttribute('href', '/dashboard');
    await expect(wizard.title('Food Tracker')).toBeVisible();
    await expect(wizard.page.getByText('Track your meals with AI-powered analysis')).toBeVisible();
    const time = wizard.field('Meal Time');
    await expect(time).toHaveAttribute('type', 'datetime-local');
    const shown = await time.inputValue();
    expect(shown).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    const age = await wizard.page.evaluate((at) => Date.now() - new Date(at).getTime(), shown);
    expect(age).toBeLessThan(2 * 60_000);
  });

  test('Describe Meal has four rows and its placeholder, and needs more than blanks', async () => {
    await wizard.button('Describe Meal').click();
    await expect(words()).toHaveAttribute('placeholder', PLACEHOLDER);
    const rows = await words().evaluate((field) => {
      const { height, paddingTop, paddingBottom, lineHeight } = getComputedStyle(field);
      const room = parseFloat(height) - parseFloat(paddingTop) - parseFloat(paddingBottom);
      return Math.round(room / parseFloat(lineHeight));
    });
    expect(rows).toBe(4);
    await expect(wizard.button('Analyze Description')).toBeDisabled();
    await words().fill('   ');
    await expect(wizard.button('Analyze Description')).toBeDisabled();
    await words().fill('an apple');
    await expect(wizard.button('Analyze Description')).toBeEnabled();
  });

  test('after the analysis words and notes are cleared, and the meal is in the list', async () => {
    await wizard.field('Notes').fill('from the market');
    await wizard.button('Analyze Description').click();
    await expect(words()).toHaveValue('');
    await expect(wizard.field('Notes')).toHaveValue('');
    await expect(wizard.page.getByRole('article', { name: 'Apple' })).toBeVisible();
  });

  test('Upload Photo opens the files, and the photo is shown with Analyze Photo', async () => {
    expect(await chosenBy('Upload Photo')).toBeNull();
    const file = { name: 'meal.jpg', mimeType: 'image/jpeg', buffer: await picture() };
    await wizard.page.getByLabel('Photo of the meal').setInputFiles(file);
    await expect(wizard.page.getByRole('heading', { name: 'Photo Preview' })).toBeVisible();
    await wizard.button('Analyze Photo').click();
    await expect(wizard.page.getByRole('heading', { name: 'Photo Preview' })).toBeHidden();
    await expect(wizard.page.getByRole('article', { name: 'Photo' })).toBeVisible();
  });
});

test('section 2, food tracker: Take Photo asks a phone for its rear camera', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    baseURL: server.url,
    storageState: await wizard.page.context().storageState({ indexedDB: true }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  await page.goto('/food-tracker');
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take Photo' }).click();
  expect(await (await opened).element().getAttribute('capture')).toBe('environment');
  await phone.close();
});
