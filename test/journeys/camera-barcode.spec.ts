import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { Device, newPerson, signUp } from '../kit/browsers';
import { BarcodeFilm, type Camera } from '../kit/camera';
import { LiveServer } from '../kit/live-server';
import { OpenFoodFactsCounterpart } from '../kit/open-food-facts-counterpart';

const SPREAD = '5901234123457';
const CAMERA = 'What the camera sees';
const HOLD = 'Hold the barcode inside the frame';
const PRODUCT = {
  product_name: 'Hazelnut spread',
  brands: 'Larder',
  nutriments: {
    'energy-kcal_100g': 539,
    proteins_100g: 6.3,
    carbohydrates_100g: 57.5,
    fat_100g: 30.9,
  },
};

let server: LiveServer;
let database: OpenFoodFactsCounterpart;
let film: BarcodeFilm;
let device: Device;

test.beforeAll(async () => {
  database = await OpenFoodFactsCounterpart.start({ [SPREAD]: PRODUCT });
  film = await BarcodeFilm.of(SPREAD);
  server = await LiveServer.start({
    OPEN_FOOD_FACTS_CONTACT: 'host@example.org',
    OPEN_FOOD_FACTS_URL: database.url,
  });
});

test.afterEach(async () => {
  await device.remove();
});

test.afterAll(async () => {
  await server.remove();
  await database.stop();
  film.remove();
});

/** A device with this camera, on the barcode sheet, with a count of the camera's tracks. */
async function atTheScanner(camera?: Camera): Promise<Page> {
  device = new Device(server.url, camera);
  const page = await device.open();
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const held = window as unknown as { tracks: MediaStreamTrack[] };
    held.tracks = [];
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      held.tracks.push(...stream.getTracks());
      return stream;
    };
  });
  // The hint next to the camera disappears as soon as the barcode is found.
  await page.addInitScript(
    ([label, words]) => {
      new MutationObserver(() => {
        const isOpen = document.querySelector(`[aria-label="${label}"]`) !== null;
        if (isOpen && document.body.textContent.includes(words))
          document.documentElement.dataset['told'] = '';
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [CAMERA, HOLD] as const,
  );
  await signUp(page, newPerson(), { to: '/food-tracker' });
  await page.getByRole('button', { name: 'Scan a barcode' }).click();
  return page;
}

const tracks = async (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(
      ({ readyState }) => readyState,
    ),
  );

test('the camera finds the barcode, shows the product and stops', { tag: '@proof' }, async () => {
  const page = await atTheScanner({ film: film.film });
  await expect(page.getByText('Hazelnut spread', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-told');
  await expect(page.getByText('539 kcal in 100 g')).toBeVisible();
  expect(database.asked.map(({ path }) => path)).toEqual([`/api/v2/product/${SPREAD}`]);
  await expect(page.getByLabel(CAMERA)).toHaveCount(0);
  await expect.poll(async () => tracks(page)).toEqual(['ended']);
  await page.getByLabel('Amount').fill('20');
  await page.getByRole('button', { name: 'Log it' }).click();
  const meal = page.getByRole('article', { name: 'Hazelnut spread' });
  await expect(meal.getByText('108').first()).toBeVisible();
});

test('the camera also stops if the sheet closes without a find', { tag: '@proof' }, async () => {
  const page = await atTheScanner();
  await expect.poll(async () => tracks(page)).toEqual(['live']);
  await page.keyboard.press('Escape');
  await expect.poll(async () => tracks(page)).toEqual(['ended']);
});

const WITHOUT: readonly { camera: 'refused' | 'none'; words: string }[] = [
  { camera: 'refused', words: 'The camera is blocked for this site. Allow it in the browser' },
  { camera: 'none', words: 'No camera was found on this device.' },
];

for (const { camera, words } of WITHOUT) {
  test(
    `if the camera is ${camera}, the sheet says what to do, and accepts a typed number`,
    { tag: '@proof' },
    async () => {
      const page = await atTheScanner(camera);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText(HOLD)).toHaveCount(0);
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Try the camera again' }).click();
      await expect(page.getByText(words)).toBeVisible();
      await page.getByLabel('Or the number under the bars').fill(SPREAD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('539 kcal in 100 g')).toBeVisible();
    },
  );
}
