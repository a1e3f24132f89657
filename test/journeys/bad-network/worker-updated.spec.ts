import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../../kit/browser-test';
import { log, Scene } from '../../kit/bad-network';
import { keptOn, unexplained, waitingMeals } from '../../kit/device-storage';
import { Relay } from '../../kit/relay';
import { WorkerEvents } from '../../kit/worker-events';

let relay: Relay;
let scene: Scene;

test.beforeAll(async () => {
  scene = await Scene.set(async (port) => {
    relay = await Relay.to(port);
    return Number(new URL(relay.url).port);
  });
});

test.afterAll(async () => {
  await scene.strike();
  await relay.stop();
});

async function hasNewWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting === null && registration.active?.state === 'activated';
  });
}

test(
  'an update that is installed while entries wait, with an old tab open, keeps and sends them',
  { tag: '@proof' },
  async () => {
    const page = await scene.signedUp();
    const oldTab = await page.context().newPage();
    await oldTab.goto('/food-tracker');
    relay.release();
    await page.reload();
    await expect(page.getByText('A new version is ready')).toBeVisible();

    scene.network.refuse();
    await log(page, 'an apple');
    await log(oldTab, 'a pear');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(async () => {
      expect(await hasNewWorker(page)).toBe(true);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('article')).toHaveCount(2);
    await log(oldTab, 'a plum');
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(await waitingMeals(page)).toEqual(['a pear', 'a plum', 'an apple']);

    const events = await WorkerEvents.through(page, scene.network.url);
    await oldTab.close();
    await page.goto('about:blank');
    scene.network.clear();
    await expect(async () => {
      await events.wake();
      expect(await scene.atServer(page)).toEqual(['a pear', 'a plum', 'an apple']);
    }).toPass({ intervals: [1_000], timeout: 60_000 });
    await page.goto(`${scene.network.url}/food-tracker`);
    await expect(page.getByText('Synced', { exact: true })).toHaveCount(3);
    expect(unexplained(await keptOn(page))).toBe(0);
  },
);
