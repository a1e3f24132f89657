// How much longer a day of the diary takes with 10,000 meals than with 100, as a ratio in one run: npm run build first.
// The ideal is the same time, whatever the number of meals on other days.
import type { Page } from '@playwright/test';

import { analysisOf, foodItem } from '../test/kit/items';
import { daysFromToday } from '../test/kit/calendar';
import { withServedBrowser } from '../test/kit/served-browser';
import { signUp } from '../test/kit/browsers';
import { mealFields } from '../test/kit/stores';
import { median } from './numbers';

const MEALS_A_DAY = 5;
const SIZES = [100, 10_000];
const STEPS = 20;
const HOURS = ['08:00', '10:30', '12:30', '16:00', '19:00'];
const TYPES = ['breakfast', 'snack', 'lunch', 'snack', 'dinner'] as const;

/** Rows as after a full reload, with yesterday as the newest day. */
function rowsOf(count: number): object[] {
  return Array.from({ length: count }, (_, n) => {
    const place = n % MEALS_A_DAY;
    const day = daysFromToday(-1 - Math.floor(n / MEALS_A_DAY));
    const items = Array.from({ length: 4 }, (_item, at) =>
      foodItem({ id: `i${at}`, name: `Food ${(n * 7 + at) % 60}`, grams: 50 + (n % 9) }),
    );
    const data = {
      ...mealFields({ name: `Meal ${n % 60}`, mealTime: `${day}T${HOURS[place] ?? ''}` }),
      mealType: TYPES[place],
      estimate: analysisOf(items),
      analysis: null,
      proposal: null,
    };
    const id = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
    const kept = { seq: n + 1, deleted: 0, updatedAt: 1, generation: 0, pending: 0, rejected: 0 };
    return { id, data, ...kept };
  });
}

async function fill(page: Page, rows: object[]): Promise<void> {
  await page.evaluate(
    async (all) =>
      new Promise<void>((resolve, reject) => {
        void indexedDB.databases().then((databases) => {
          const name = databases.find((one) => /^platelog-(?!registry)/.test(one.name ?? ''))?.name;
          const opened = indexedDB.open(name ?? '');
          opened.onsuccess = () => {
            const write = opened.result.transaction('meal', 'readwrite');
            const store = write.objectStore('meal');
            store.clear();
            for (const row of all) store.put(row);
            write.oncomplete = () => {
              opened.result.close();
              resolve();
            };
            write.onerror = () => {
              reject(write.error ?? new Error('not written'));
            };
          };
        });
      }),
    rows,
  );
}

/** The median time of a step to the previous day, in ms: from the key press to its meals. */
async function stepTime(page: Page): Promise<number> {
  const times: number[] = [];
  await page.goto('/food-tracker');
  await page.getByRole('region', { name: 'Day total' }).waitFor();
  for (let step = 0; step < STEPS; step += 1) {
    times.push(
      await page.evaluate(
        async () =>
          new Promise<number>((resolve) => {
            const began = performance.now();
            const day = () => document.querySelector<HTMLInputElement>('input[type="date"]')?.value;
            const before = day();
            const look = () => {
              const isThere = day() !== before && document.querySelectorAll('article').length === 5;
              if (isThere) resolve(performance.now() - began);
              else requestAnimationFrame(look);
            };
            document.querySelector<HTMLElement>('[aria-label="Previous day"]')?.click();
            requestAnimationFrame(look);
          }),
      ),
    );
  }
  return median(times);
}

async function main(): Promise<void> {
  await withServedBrowser(async (browser, baseURL) => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    // The helper with which tsx wraps named functions does not exist in the page.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    const page = await context.newPage();
    await signUp(page);
    // Otherwise sync would find that the server has none of them.
    await page.route('**/api/**', async (route) => route.abort());
    const medians: number[] = [];
    for (const size of SIZES) {
      await fill(page, rowsOf(size));
      medians.push(await stepTime(page));
      console.log(
        `${size} meals: a step to the day before takes ${medians.at(-1)?.toFixed(1) ?? '?'} ms`,
      );
    }
    const [few = NaN, many = NaN] = medians;
    console.log(`ratio ${(many / few).toFixed(2)}`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
