import { randomBytes } from 'node:crypto';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { bareTest as test, expect } from '../../kit/browser-test';
import { log, Scene } from '../../kit/bad-network';
import { signIn, takePhoto } from '../../kit/browsers';
import { keptOn, unexplained } from '../../kit/device-storage';

// Enough for what the app writes at its start and for a meal, but not for a picture that cannot be compressed.
const ROOM = 150_000;
const EDGE = 900;

let scene: Scene;

test.beforeEach(async () => {
  scene = await Scene.set();
});

test.afterEach(async () => {
  await scene.strike();
});

async function noise(): Promise<Buffer> {
  const raw = { width: EDGE, height: EDGE, channels: 3 } as const;
  return sharp(randomBytes(EDGE * EDGE * raw.channels), { raw })
    .jpeg()
    .toBuffer();
}

async function uploadPhoto(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await (await choosing).setFiles({ name: 'lunch.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Analyze Photo' }).click();
}

test(
  'a device without room for a photo says so, and keeps and sends the meal',
  { tag: '@proof' },
  async () => {
    let page = await scene.signedUp();
    await log(page, 'an apple');
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    // The browser checks the quota only now and then: it is set before the first check.
    await scene.phone.close();
    page = await scene.phone.open();
    const cdp = await page.context().newCDPSession(page);
    const origin = scene.network.url;
    await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: used + ROOM });
    await page.goto('/food-tracker');
    await uploadPhoto(page, await noise());
    await expect(
      page.getByRole('alert').filter({ hasText: /no space for the photo/ }),
    ).toBeVisible();

    await expect(page.getByText('Synced', { exact: true })).toHaveCount(2);
    await expect(page.getByRole('article', { name: 'Photo' }).locator('img')).toHaveCount(0);
    expect((await scene.atServer(page)).sort()).toEqual(['an apple', null]);
    const kept = await keptOn(page);
    expect(kept.photos).toBe(0);
    expect(unexplained(kept)).toBe(0);
  },
);

test(
  'a device with cleared storage gets everything back after signing in',
  { tag: '@proof' },
  async () => {
    const page = await scene.signedUp();
    await log(page, 'an apple', 'a pear');
    await takePhoto(page);
    await expect(page.getByText('Synced', { exact: true })).toHaveCount(3);
    const before = await scene.atServer(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Storage.clearDataForOrigin', {
      origin: scene.network.url,
      storageTypes: 'all',
    });

    await signIn(page);
    await page.goto('/food-tracker');
    await expect(page.getByText('Synced', { exact: true })).toHaveCount(3);
    await log(page, 'a plum');
    await expect(page.getByText('Synced', { exact: true })).toHaveCount(4);
    expect((await keptOn(page)).meals.sort()).toEqual([...before, 'a plum'].sort());
    expect(await scene.atServer(page)).toEqual([...before, 'a plum'].sort());
  },
);
