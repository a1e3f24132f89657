import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { uuidv7 } from 'uuidv7';

import { mealWords } from '../../test/kit/browsers';

export interface Act {
  name: string;
  /** Not measured. */
  before?: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
}

const SENTENCE = '2 eggs, two slices of toast with butter, and a large latte';
const KEY_MS = 120;
const FILLED_MS = 300_000;

const to = (path: string) => async (page: Page) => {
  await page.goto(path);
};
const toDiary = to('/food-tracker');
const toProfile = to('/profile');

let exported = '';

/** One after the other on one device. */
export const ACTS: Act[] = [
  {
    name: 'first fill',
    run: async (page) => {
      await page.goto('/dashboard');
      await heading(page, 'Today').waitFor({ timeout: FILLED_MS });
    },
  },
  {
    name: 'dashboard',
    run: async (page) => {
      await page.goto('/dashboard');
      await heading(page, 'Today').waitFor();
    },
  },
  {
    name: 'diary',
    run: async (page) => {
      await toDiary(page);
      await page.getByRole('region', { name: 'Breakfast' }).waitFor();
    },
  },
  {
    name: "'Log again'",
    before: toDiary,
    run: async (page) => {
      await page.getByRole('button', { name: 'Log again' }).first().click();
      await page.getByRole('region', { name: 'Recent' }).waitFor();
    },
  },
  {
    name: 'describing a meal',
    before: toDiary,
    run: async (page) => {
      await (await mealWords(page)).pressSequentially(SENTENCE, { delay: KEY_MS });
      await page.getByRole('region', { name: 'Read from your words' }).waitFor();
    },
  },
  {
    name: 'saving it',
    run: async (page) => {
      await page.getByRole('button', { name: 'Analyze Description' }).click();
      await page.getByText('Added to').first().waitFor();
    },
  },
  {
    name: 'progress',
    run: async (page) => {
      await page.goto('/insights');
      await heading(page, 'Calories').waitFor();
    },
  },
  {
    name: 'progress of 90 days',
    run: async (page) => page.getByRole('radio', { name: '90 days' }).check({ force: true }),
  },
  {
    name: 'profile',
    run: async (page) => {
      await toProfile(page);
      await page.getByRole('button', { name: 'Export my data' }).waitFor();
    },
  },
  {
    name: 'export without signal',
    before: async (page) => page.context().setOffline(true),
    run: async (page) => {
      const saved = page.waitForEvent('download', { timeout: FILLED_MS });
      await page.getByRole('button', { name: 'Export my data' }).click();
      exported = await (await saved).path();
    },
  },
  {
    name: 'reading a file',
    run: async (page) => {
      await page.getByLabel('File to import').setInputFiles(withOtherIds(exported));
      const keep = page.getByRole('button', { name: 'Import', exact: true, disabled: false });
      await keep.waitFor({ timeout: FILLED_MS });
    },
  },
  {
    name: 'import',
    run: async (page) => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByText('Imported', { exact: true }).waitFor({ timeout: FILLED_MS });
    },
  },
];

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true }).first();
}

/** The diary of an archive, as if another account had exported it. */
function withOtherIds(archive: string): string {
  const { 'platelog.json': diary } = unzipSync(readFileSync(archive));
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'platelog-bench-')), 'platelog.json');
  const text = strFromU8(diary ?? new Uint8Array());
  writeFileSync(
    file,
    text.replaceAll(/"id":"[0-9a-f-]{36}"/g, () => `"id":"${uuidv7()}"`),
  );
  return file;
}
