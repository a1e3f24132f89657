import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../../kit/browser-test';
import { log, Scene } from '../../kit/bad-network';
import { describeMeal } from '../../kit/browsers';
import { keptOn, unexplained, waitingMeals } from '../../kit/device-storage';

let scene: Scene;

test.beforeAll(async () => {
  scene = await Scene.set();
});

test.afterAll(async () => {
  await scene.strike();
});

/** Upgrades the database of the signed-in user, as a newer version of the app would. */
async function upgradeDatabase(page: Page): Promise<'upgraded' | 'blocked'> {
  return page.evaluate(
    async () =>
      new Promise<'upgraded' | 'blocked'>((resolve, reject) => {
        const registry = indexedDB.open('platelog-registry');
        registry.onsuccess = () => {
          const accounts = registry.result.transaction('accounts').objectStore('accounts').getAll();
          accounts.onsuccess = () => {
            registry.result.close();
            const [{ dbName }] = accounts.result as [{ dbName: string }];
            const upgrade = indexedDB.open(dbName, 990);
            upgrade.onblocked = () => {
              resolve('blocked');
            };
            upgrade.onupgradeneeded = () => {
              const meta = upgrade.transaction?.objectStore('meta');
              meta?.put({ key: 'minSchema', value: 99 });
            };
            upgrade.onsuccess = () => {
              upgrade.result.close();
              resolve('upgraded');
            };
            upgrade.onerror = () => {
              reject(upgrade.error ?? new Error('no upgrade'));
            };
          };
        };
      }),
  );
}

/** Removes the mark that makes pages of this version too old for the data. */
async function letOlderPagesIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.map((one) => one.name ?? '').find((one) => one !== 'platelog-registry');
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name ?? '');
      opening.onsuccess = () => {
        const put = opening.result.transaction('meta', 'readwrite').objectStore('meta');
        put.put({ key: 'minSchema', value: 1 }).onsuccess = () => {
          opening.result.close();
          resolve();
        };
      };
      opening.onerror = () => {
        reject(opening.error ?? new Error('not opened'));
      };
    });
  });
}

async function isRefused(page: Page, meal: string): Promise<void> {
  await describeMeal(page, meal);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Describe Meal' })).toHaveValue(meal);
}

test(
  'a tab that is older than the data closes the database, asks for a reload, and loses nothing',
  { tag: '@proof' },
  async () => {
    const oldTab = await scene.signedUp();
    const newer = await oldTab.context().newPage();
    await newer.goto('/robots.txt');
    await log(oldTab, 'an apple');
    await expect(oldTab.getByText('Synced', { exact: true })).toBeVisible();
    scene.network.refuse();
    await log(oldTab, 'a pear');
    const before = await keptOn(newer);

    expect(await upgradeDatabase(newer)).toBe('upgraded');
    await expect(oldTab.getByRole('button', { name: 'Reload' })).toBeVisible();
    await isRefused(oldTab, 'a plum');
    expect(await keptOn(newer)).toEqual(before);

    // Reloaded, but by an old worker: it shows the entries and still does not overwrite them.
    await oldTab.reload();
    await expect(oldTab.getByRole('article')).toHaveCount(2);
    await isRefused(oldTab, 'a plum');
    scene.network.clear();
    await oldTab.reload();
    await expect(oldTab.getByRole('article')).toHaveCount(2);
    const kept = await keptOn(newer);
    expect(kept.meals.sort()).toEqual(['a pear', 'an apple']);
    expect(await waitingMeals(newer)).toEqual(['a pear']);
    expect(new Set(kept.outbox.map(({ state }) => state))).toEqual(new Set(['pending']));
    expect(unexplained(kept)).toBe(0);

    // An old page leaves sync to the newer one: here to this page, once the data is no newer than it.
    expect(await scene.atServer(newer)).toEqual(['an apple']);
    await letOlderPagesIn(newer);
    await oldTab.reload();
    await expect.poll(async () => scene.atServer(newer)).toEqual(['a pear', 'an apple']);
    expect(await waitingMeals(newer)).toEqual([]);
  },
);
