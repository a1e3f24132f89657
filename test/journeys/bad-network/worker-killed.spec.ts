import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../../kit/browser-test';
import { chances, log, Scene } from '../../kit/bad-network';
import { keptOn, unexplained } from '../../kit/device-storage';
import { WorkerEvents } from '../../kit/worker-events';

const ROUNDS = Number(process.env['WORKER_KILLS'] ?? 8);

let scene: Scene;

test.beforeAll(async () => {
  scene = await Scene.set();
});

test.afterAll(async () => {
  await scene.strike();
});

async function logTwo(page: Page, round: number): Promise<string[]> {
  const meals = [`an apple, round ${round}`, `two eggs, round ${round}`];
  scene.network.refuse();
  for (const meal of meals) await log(page, meal);
  return meals;
}

test(
  'a worker that is killed while it sends loses nothing and duplicates nothing',
  { tag: '@proof' },
  async () => {
    const page = await scene.signedUp();
    const events = await WorkerEvents.through(page, scene.network.url);
    const chance = chances(20_261_121);
    const weathers = [
      () => undefined,
      () => {
        scene.network.delay(40);
      },
      () => {
        scene.network.swallowAnswers();
      },
      () => {
        scene.network.cutAfter(200);
      },
    ];
    const logged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      logged.push(...(await logTwo(page, round)));
      await page.goto('about:blank');
      // By the time the signal is back, the browser has stopped the worker and has to start it.
      await events.kill();
      scene.network.clear();
      weathers[round % weathers.length]?.();
      await events.wake();
      await page.waitForTimeout(chance() * 500);
      await events.kill();
      scene.network.refuse();
      await page.goto(`${scene.network.url}/food-tracker`);
    }
    await page.goto('about:blank');
    scene.network.clear();
    await expect(async () => {
      await events.wake();
      expect(await scene.atServer(page)).toEqual(logged.sort());
    }).toPass({ intervals: [1_000], timeout: 60_000 });

    await page.goto(`${scene.network.url}/food-tracker`);
    await expect(page.getByText('Synced', { exact: true })).toHaveCount(logged.length);
    // An estimate that is added later is a separate operation.
    await expect.poll(async () => (await keptOn(page)).outbox).toEqual([]);
    expect(unexplained(await keptOn(page))).toBe(0);
    expect(await scene.atServer(page)).toEqual(logged.sort());
  },
);
