import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../../kit/browser-test';
import { chances, log, Scene } from '../../kit/bad-network';
import { keptOn, unexplained } from '../../kit/device-storage';
import { WorkerEvents } from '../../kit/worker-events';

const WRITES = Number(process.env['TAB_WRITES'] ?? 200);
const TABS = 3;

let scene: Scene;

test.beforeAll(async () => {
  scene = await Scene.set();
});

test.afterAll(async () => {
  await scene.strike();
});

/** Keeps changing the network and waking the worker until the writes have ended. */
async function storm(events: WorkerEvents, writes: Promise<unknown>): Promise<void> {
  const chance = chances(3);
  const { network } = scene;
  const turns = [
    () => {
      network.delay(20 + chance() * 200);
    },
    () => {
      network.cutAfter(Math.round(chance() * 2_000));
    },
    () => {
      network.refuse();
    },
    () => {
      network.swallowAnswers();
    },
  ];
  const over = new AbortController();
  void writes.finally(() => {
    over.abort();
  });
  while (!over.signal.aborted) {
    network.clear();
    turns[Math.floor(chance() * turns.length)]?.();
    await events.wake();
    await new Promise((resolve) => setTimeout(resolve, 200 + chance() * 500));
  }
  network.clear();
}

// Two hundred meals take a minute when other tests run at the same time.
test.setTimeout(240_000);

test(
  `three tabs and the worker together send ${WRITES} meals once each`,
  { tag: '@proof' },
  async () => {
    const first = await scene.signedUp();
    const events = await WorkerEvents.through(first, scene.network.url);
    const others = await Promise.all(
      Array.from({ length: TABS - 1 }, async () => {
        const page = await first.context().newPage();
        await page.goto('/food-tracker');
        return page;
      }),
    );
    const meals = Array.from({ length: WRITES }, (_, number) => `an apple, number ${number}`);
    const logAll = async (page: Page, tab: number) => {
      await log(page, ...meals.filter((_, number) => number % TABS === tab));
    };
    const writes = Promise.all([first, ...others].map(logAll));
    await Promise.all([writes, storm(events, writes)]);

    await expect(async () => {
      await events.wake();
      expect((await keptOn(first)).outbox).toEqual([]);
    }).toPass({ intervals: [500], timeout: 60_000 });

    expect(await scene.atServer(first)).toEqual(meals.sort());
    const kept = await keptOn(first);
    expect(unexplained(kept)).toBe(0);
    // If the analyzer takes long, the meal is saved first and its estimate becomes a separate operation.
    expect(kept.ledger.confirmed).toBeGreaterThanOrEqual(WRITES);
    expect(kept.meals.sort()).toEqual(meals);
  },
);
