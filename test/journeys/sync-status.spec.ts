import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { Device, mealsOnServer, shellIsKept, signIn, signUp, takePhoto } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

let server: LiveServer;
let phone: Device;
let desktop: Device;

test.beforeEach(async () => {
  server = await LiveServer.start();
  phone = new Device(server.url);
  desktop = new Device(server.url);
});

test.afterEach(async () => {
  await phone.remove();
  await desktop.remove();
  await server.remove();
});

async function signal(page: Page, there: boolean): Promise<void> {
  await page.context().setOffline(!there);
}

/** Accessibility violations on the page, on a phone and on a desktop, light and dark. */
async function barriersAnywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1_100]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await barriers(page)).map((at) => `${width} ${colorScheme} ${at}`));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) found.push(`${width} overflows`);
  }
  return found;
}

/** Marks every waiting operation as rejected by the server. */
async function refuseEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const account = names.find((name) => name !== 'platelog-registry') ?? '';
    const opening = indexedDB.open(account);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const transaction = opening.result.transaction(['outbox', 'meal'], 'readwrite');
    const change = (table: string, fields: object) => {
      const walk = transaction.objectStore(table).openCursor();
      walk.onsuccess = () => {
        walk.result?.update({ ...walk.result.value, ...fields });
        walk.result?.continue();
      };
    };
    const refusal = { code: 'invalid', message: 'name: not in these words', at: Date.now() };
    change('outbox', { state: 'rejected', refusal });
    change('meal', { pending: 0, rejected: 1 });
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    opening.result.close();
  });
}

/** Reads all numbers at once: an award may be written in between. */
async function numbers(page: Page): Promise<Map<string, number>> {
  const rows = await page.locator('dl > div').allInnerTexts();
  return new Map(rows.map((row) => [row.replace(/\s*\d+$/, ''), Number(/\d+$/.exec(row)?.[0])]));
}

/** Logs words after their estimate was shown: one operation, however long the analyzer takes. */
async function logRead(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Describe Meal' }).fill(text);
  const read = page.getByRole('region', { name: 'Read from your words' });
  await expect(read.getByRole('list', { name: 'Items' })).toBeVisible();
  await page.getByRole('button', { name: 'Analyze Description' }).click();
}

test(
  'a meal that is edited here and deleted on another device asks its user, and can be restored',
  { tag: '@proof' },
  async () => {
    const here = await phone.open();
    await signUp(here);
    await shellIsKept(here);
    await here.goto('/food-tracker');
    await logRead(here, '100 g salmon');
    await expect(here.getByText('Synced', { exact: true })).toBeVisible();
    const there = await desktop.open();
    await signIn(there);
    await there.goto('/food-tracker');

    await signal(here, false);
    await here.getByRole('button', { name: 'Edit Salmon' }).click();
    await here.getByRole('textbox', { name: 'Name', exact: true }).fill('Salmon for two');
    await here.getByRole('button', { name: 'Save' }).click();
    await expect(here.getByText('Saved on this device')).toBeVisible();
    await here.goto('/sync-status');
    await expect(here.getByRole('heading', { name: '1 entry waits for the server' })).toBeVisible();
    await expect(here.getByText(/^You are offline/)).toBeVisible();
    await there.getByRole('button', { name: 'Delete Salmon' }).click();
    await expect.poll(async () => mealsOnServer(there)).toEqual([]);

    await signal(here, true);
    const refused = here.getByRole('article', { name: 'Salmon for two' });
    await expect(refused.getByText(/deleted elsewhere/)).toBeVisible();
    await expect(here.getByRole('heading', { name: '1 entry needs you' })).toBeVisible();
    expect(await barriersAnywhere(here)).toEqual([]);

    await refused.getByRole('button', { name: /^Restore/ }).click();
    await expect(here.getByRole('heading', { name: 'Everything is on the server' })).toBeVisible();
    await expect(refused).toHaveCount(0);
    await expect(there.getByRole('article', { name: 'Salmon for two' })).toBeVisible();
    await here.goto('/food-tracker');
    await expect(here.getByRole('article', { name: 'Salmon for two' })).toBeVisible();

    await here.goto('/sync-status');
    // The award for the first meal is written by the device that counts first.
    await expect(here.getByText(/^It adds up: ([34]) saved, \1 accounted for\.$/)).toBeVisible();
    await expect(async () => {
      const seen = await numbers(here);
      expect(seen.get('Carried on in a later change')).toBe(1);
      expect(seen.get('Confirmed by the server')).toBe(
        (seen.get('Saved on this device') ?? NaN) - 1,
      );
    }).toPass({ timeout: 20_000 });
    await here.getByRole('button', { name: 'Ask the browser to keep them' }).click();
    await expect(here.getByText(/^The browser said (yes|no)/)).toBeVisible();
    await here.getByRole('button', { name: 'Check with the server' }).click();
    await expect(here.getByRole('button', { name: 'Check with the server' })).toBeVisible();
    await expect(
      here.getByText(
        /^This device and the server hold the same (1 entry|2 entries), checked today/,
      ),
    ).toBeVisible();
    expect(await barriersAnywhere(here)).toEqual([]);
  },
);

test(
  'an entry that was rejected for its content is edited, and reaches the server',
  { tag: '@proof' },
  async () => {
    const page = await phone.open();
    await signUp(page);
    await shellIsKept(page);
    await page.goto('/food-tracker');
    await signal(page, false);
    await logRead(page, 'an apple');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await refuseEverything(page);
    await page.reload();
    await page.getByRole('link', { name: 'See why' }).click();
    const refused = page.getByRole('article', { name: 'Apple' });
    await expect(refused.getByText('The server says: name: not in these words')).toBeVisible();
    const saved = page.waitForEvent('download');
    await refused.getByRole('button', { name: /^Export/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^platelog-meal-.*\.json$/);

    await refused.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Braeburn');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signal(page, true);
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    expect(await mealsOnServer(page)).toMatchObject([{ name: 'Braeburn' }]);
    await page.goto('/sync-status');
    await expect(page.getByText(/^It adds up: ([23]) saved, \1 accounted for\.$/)).toBeVisible();
  },
);

test(
  'a photo that does not fit is discarded, but its meal and what was typed are kept',
  { tag: '@proof' },
  async () => {
    const page = await phone.open();
    // A real quota cannot be set to the byte: the browser is made to reject only pictures.
    await page.addInitScript(() => {
      const put = Reflect.get(IDBObjectStore.prototype, 'put');
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
        if (this.name === 'photoBytes') throw new DOMException('Full', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    await signUp(page);
    await page.goto('/food-tracker');
    await page.getByRole('textbox', { name: 'Describe Meal' }).fill('half a sentence');
    await takePhoto(page);
    await expect(page.getByRole('alert')).toHaveText(/no space for the photo/);
    await expect(page.getByRole('article', { name: 'Photo' })).toBeVisible();
    await page.getByRole('button', { name: 'Describe Meal' }).click();
    await expect(page.getByRole('textbox', { name: 'Describe Meal' })).toHaveValue(
      'half a sentence',
    );
  },
);
