import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { barriers } from '../kit/barriers';
import { expect, test, type NewDevice } from '../kit/browser-test';
import { shellIsKept, signUp, uploadPhoto } from '../kit/browsers';
import { picturesOn } from '../kit/device-pictures';
import { LiveServer } from '../kit/live-server';
import { cameraNotesIn, phonePhoto } from '../kit/pictures';
import { Relay } from '../kit/relay';
import { seeing, VisionCounterpart } from '../kit/vision-counterpart';

let server: LiveServer;
let relay: Relay;
let phone: Page;
let photo: Buffer;
let another: Buffer;

async function open(newDevice: NewDevice, env: Record<string, string> = {}): Promise<void> {
  server = await LiveServer.start(env);
  relay = await Relay.to(server.port);
  phone = await newDevice({ baseURL: relay.url });
}

test.beforeAll(async () => {
  photo = await phonePhoto(2_400, 1_800);
  another = await phonePhoto(1_000, 750);
});

test.afterEach(async () => {
  await phone.close();
  await relay.stop();
  await server.remove();
});

const sheet = (page: Page) => page.getByRole('dialog').first();
const item = (page: Page, name: RegExp) =>
  sheet(page).getByRole('list', { name: 'Items' }).getByRole('button', { name });

const gramsOfRice = (page: Page) => page.getByRole('textbox', { name: 'Grams of White rice' });

/** A photo that a user of the app takes offline in a canteen. */
async function takenOffline(prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = phone;
  await prepare?.(page);
  await signUp(page);
  await shellIsKept(page);
  await server.stop();
  await page.goto('/food-tracker');
  await uploadPhoto(page, photo);
  const meal = page.getByRole('article', { name: 'Photo' });
  // Only the server is unreachable.
  await expect(meal.getByText('Waiting to be sent')).toBeVisible();
  await expect(meal.getByText('Saved on this device')).toBeVisible();
  return page;
}

const CHICKEN = { name: 'chicken breast', preparation: 'grilled', household_measure: '1 breast' };
const RICE = { name: 'white rice', preparation: 'cooked', household_measure: '1 cup', grams: 160 };
const OIL = { name: 'olive oil', preparation: '', grams: 10, grams_low: 5, grams_high: 15 };
const DUMPLING = {
  name: 'flurbel',
  preparation: '',
  grams: 60,
  grams_low: 50,
  grams_high: 80,
  per_100g: { calories: 220, protein: 8, carbs: 30, fat: 7.5 },
};
const QUESTION = { item: 0, text: 'Was the skin eaten?', options: ['Yes', 'No'] };

test(
  'a photo taken offline is analyzed, corrected, analyzed again, and accepted item by item',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const provider = await VisionCounterpart.start();
    await open(newDevice, { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'm' });
    const page = await takenOffline();
    const meal = page.getByRole('article').first();

    await test.step('it was already resized, is upright, and has no camera metadata', async () => {
      // The worker that resized it.
      expect(page.workers()).toHaveLength(1);
      await isSmallAndClean(page);
    });

    await test.step('a blurred photo says so, and another photo replaces it', async () => {
      provider.willAnswer(seeing([], { verdict: 'unclear' }));
      await server.start();
      await page.reload();
      await expect(meal.getByText('Too dark or blurred to read')).toBeVisible();
      await expect(meal.getByText(/closer, from above and in better light/)).toBeVisible();
      provider.willAnswer(seeing([CHICKEN, RICE, DUMPLING], { questions: [QUESTION] }));
      const chooser = page.waitForEvent('filechooser');
      await meal.getByRole('button', { name: 'Take another photo' }).click();
      const file = { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: another };
      await (await chooser).setFiles(file);
    });

    await test.step('it is analyzed; what was assumed or guessed is marked', async () => {
      const items = meal.getByRole('list', { name: 'Items' });
      await expect(items.getByRole('button', { name: /^Chicken breast.*kcal/i })).toBeVisible();
      await expect(meal.getByText('numbers estimated by the AI')).toBeVisible();
      await meal.getByRole('button', { name: 'Check and answer 1 question' }).click();
      await expect(sheet(page).getByRole('img', { name: /^Photo of/ })).toHaveJSProperty(
        'complete',
        true,
      );
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('one item is corrected, offline, next to the photo', async () => {
      await page.context().setOffline(true);
      await item(page, /^white rice/i).click();
      await gramsOfRice(page).fill('200');
      await page.keyboard.press('Escape');
      await expect(item(page, /^white rice[\s,]*200 g, cooked, changed by you/i)).toBeVisible();
    });

    await test.step('the back button also keeps what was typed', async () => {
      await item(page, /^white rice/i).click();
      await gramsOfRice(page).fill('210');
      await page.goBack();
      await expect(item(page, /^white rice[\s,]*210 g/i)).toBeVisible();
    });

    await test.step('a re-analysis is requested with an answer; the request waits for the signal', async () => {
      const again = sheet(page).getByRole('form', { name: 'Read it again' });
      await again
        .getByRole('group', { name: QUESTION.text })
        .getByRole('button', { name: 'No' })
        .click();
      await again.getByRole('textbox', { name: 'Anything it should know' }).fill('cooked in oil');
      await again.getByRole('button', { name: 'Read again with 1 answer' }).click();
      await expect(sheet(page).getByText('Waiting for signal')).toBeVisible();
      const chicken = { ...CHICKEN, grams: 180 };
      provider.willAnswer(seeing([chicken, { ...RICE, grams: 90 }, { ...OIL, seen: 'assumed' }]));
    });

    await test.step('it does not change an item that is being edited', async () => {
      await item(page, /^white rice/i).click();
      await gramsOfRice(page).selectText();
      await page.keyboard.type('22');
      await page.context().setOffline(false);
      await expect(page.getByText('There is a new result').last()).toBeVisible();
      await page.keyboard.type('0');
      await expect(gramsOfRice(page)).toHaveValue('220');
      await page.keyboard.press('Escape');
    });

    await test.step('the new analysis arrives as a proposal; corrected items are locked', async () => {
      const changes = sheet(page).getByRole('list', { name: 'Changes' });
      await expect(changes.getByText('150 g → 180 g')).toBeVisible();
      await expect(changes.getByText('Your 220 g stays')).toBeVisible();
      await expect(changes.getByText('assumed, not visible')).toBeVisible();
      expect(provider.asked.at(-1)).toContain('Was the skin eaten? No');
      expect(await barriers(page)).toEqual([]);
      await changes.getByRole('checkbox', { name: /olive oil/i }).uncheck();
      await sheet(page).getByRole('button', { name: 'Use 2 of 3 changes' }).click();
      await expect(sheet(page).getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect(item(page, /^chicken breast[\s,]*180 g/i)).toBeVisible();
      await expect(item(page, /^white rice[\s,]*220 g, cooked, changed by you/i)).toBeVisible();
      await expect(item(page, /olive oil|flurbel/i)).toHaveCount(0);
      await page.getByRole('button', { name: 'Close' }).last().click();
      await expect(meal.getByText('There is a new result')).toHaveCount(0);
    });

    await test.step('upload credits list charges and refunds, and the re-analysis as free', async () => {
      await page.goto('/profile?tab=subscription');
      await page.getByRole('button', { name: 'See what was counted' }).click();
      await expect(sheet(page).getByText('1 of 3 free images used')).toBeVisible();
      await expect(sheet(page).getByText(/^Read again for free/)).toBeVisible();
      await expect(sheet(page).getByText(/too dark or blurred/)).toBeVisible();
      await expect(sheet(page).getByRole('listitem')).toHaveCount(4);
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('no camera metadata has been sent anywhere', async () => {
      const uploads = relay.uploads.filter(({ path: to }) => to === '/api/analyze-image');
      expect(uploads).toHaveLength(2);
      const asked = provider.asked.map((body) => Buffer.from(pictureIn(body), 'base64'));
      expect(asked.map(({ length }) => length > 10_000)).toEqual([true, true, true]);
      const places = [...uploads.map(({ body }) => body), ...asked, ...filesIn(server.dataFolder)];
      for (const bytes of places) expect(cameraNotesIn(bytes)).toEqual([]);
      expect(server.output).not.toMatch(/CanaryCam|GPS/);
    });
    await provider.stop();
  },
);

test(
  'without an AI provider the photo is kept, and its meal is described by hand',
  { tag: '@proof' },
  async ({ newDevice }) => {
    await open(newDevice);
    const page = await takenOffline(withoutPictureWorker);
    expect(page.workers()).toEqual([]);
    await isSmallAndClean(page);
    const meal = page.getByRole('article').first();
    await server.start();
    await page.reload();
    await expect(meal.getByText(/Add a few words to this photo/)).toBeVisible();
    await expect(meal.getByText('Synced', { exact: true })).toBeVisible();
    await meal.getByRole('textbox', { name: 'Describe it' }).fill('lentil soup and a banana');
    await meal.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(meal.getByRole('button', { name: /^Banana.*kcal/ })).toBeVisible();
    await meal.getByRole('button', { name: 'Compare with the photo' }).click();
    await expect(sheet(page).getByRole('img', { name: /^Photo of/ })).toHaveJSProperty(
      'complete',
      true,
    );
    await expect(item(page, /^Banana/)).toBeVisible();
    // There is no provider to ask again.
    await expect(sheet(page).getByRole('form', { name: 'Read it again' })).toHaveCount(0);
  },
);

async function isSmallAndClean(page: Page): Promise<void> {
  const [large = Buffer.alloc(0), ...others] = await picturesOn(page);
  expect(large.length).toBeLessThan(240 * 1024);
  const facts = await sharp(large).metadata();
  expect([facts.width, facts.height, facts.exif]).toEqual([1_200, 1_600, undefined]);
  for (const one of [large, ...others]) expect(cameraNotesIn(one)).toEqual([]);
}

/** Simulates a browser whose workers have no canvas. */
async function withoutPictureWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (options?.name === 'picture') throw new Error('none here');
        super(url, options);
      }
    };
  });
}

/** The picture in a request to the AI provider, in base64. */
function pictureIn(body: string): string {
  return /data:image\/jpeg;base64,([^"]+)/.exec(body)?.[1] ?? '';
}

function filesIn(folder: string): Buffer[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
}
