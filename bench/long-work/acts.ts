import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ElementHandle, Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { uuidv7 } from 'uuidv7';

import { mealWords } from '../../test/kit/browsers';

/**
 * A locator by role computes the names of all elements, in a task of the page: so elements to press are located before
 * the measurement, and waiting uses only the text.
 */
export interface Act {
  name: string;
  /** Not measured. Returns the element that is pressed afterwards. */
  before?: (page: Page) => Promise<Pressed>;
  run: (page: Page, pressed: Pressed) => Promise<void>;
}

type Pressed = ElementHandle<Element> | null;

const SENTENCE = '2 eggs, two slices of toast with butter, and a large latte';
const KEY_MS = 120;
const READY_IMPORT = '[role=dialog] .MuiButton-contained:enabled';
const LOOK_MS = 500;
const FILLED_MS = 300_000;

const press = async (pressed: Pressed) =>
  pressed?.evaluate((element) => {
    (element as HTMLElement).click();
  });

/** Loads a page, and waits until it shows `words`. */
const open = (path: string, words: string) => async (page: Page) => {
  await page.goto(path);
  await says(page, words);
};

async function find(target: Locator): Promise<Pressed> {
  await target.waitFor({ state: 'attached', timeout: FILLED_MS });
  return target.elementHandle();
}

async function says(page: Page, words: string): Promise<void> {
  const isThere = (text: string) => document.body.textContent.toLowerCase().includes(text);
  const options = { polling: LOOK_MS, timeout: FILLED_MS };
  await page.waitForFunction(isThere, words.toLowerCase(), options);
}

let exported = '';

/** In sequence on one device. */
export const ACTS: Act[] = [
  { name: 'first fill', run: open('/dashboard', 'See your progress') },
  { name: 'dashboard', run: open('/dashboard', 'See your progress') },
  { name: 'diary', run: open('/food-tracker', 'Breakfast') },
  {
    name: "'Log again'",
    before: async (page) => {
      await open('/food-tracker', 'Breakfast')(page);
      return find(page.getByRole('button', { name: 'Log again' }).first());
    },
    run: async (page, pressed) => {
      await press(pressed);
      await says(page, 'Recent');
    },
  },
  {
    name: 'describing a meal',
    before: async (page) => {
      await open('/food-tracker', 'Breakfast')(page);
      await (await mealWords(page)).focus();
      return null;
    },
    run: async (page) => {
      await page.keyboard.type(SENTENCE, { delay: KEY_MS });
      await says(page, 'Latte');
    },
  },
  {
    name: 'saving it',
    before: async (page) => find(page.getByRole('button', { name: 'Analyze Description' })),
    run: async (page, pressed) => {
      await press(pressed);
      await says(page, 'Added to');
    },
  },
  { name: 'progress', run: open('/insights', 'Calories') },
  {
    name: 'progress of 90 days',
    before: async (page) => find(page.getByRole('radio', { name: '90 days' })),
    run: async (_page, pressed) => press(pressed),
  },
  { name: 'profile', run: open('/profile', 'Export my data') },
  {
    name: 'export without signal',
    before: async (page) => {
      await page.context().setOffline(true);
      return find(page.getByRole('button', { name: 'Export my data' }));
    },
    run: async (page, pressed) => {
      const saved = page.waitForEvent('download', { timeout: FILLED_MS });
      await press(pressed);
      exported = await (await saved).path();
    },
  },
  {
    name: 'reading a file',
    before: async (page) => find(page.getByLabel('File to import')),
    run: async (page, pressed) => {
      await pressed?.setInputFiles(withOtherIds(exported));
      await page.locator(READY_IMPORT).waitFor({ timeout: FILLED_MS });
    },
  },
  {
    name: 'import',
    before: async (page) => find(page.locator(READY_IMPORT)),
    run: async (page, pressed) => {
      await press(pressed);
      await says(page, 'Imported');
    },
  },
];

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
