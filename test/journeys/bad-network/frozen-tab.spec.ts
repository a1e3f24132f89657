import type { CDPSession } from '@playwright/test';

import { bareTest as test, expect } from '../../kit/browser-test';
import { log, Scene } from '../../kit/bad-network';
import { keptOn, unexplained } from '../../kit/device-storage';

let scene: Scene;

test.beforeAll(async () => {
  scene = await Scene.set();
});

test.afterAll(async () => {
  await scene.strike();
});

/** Page.setWebLifecycleState has no effect on a page with emulated focus, which every page here has. */
async function freeze(cdp: CDPSession): Promise<void> {
  await cdp.send('Debugger.enable');
  await cdp.send('Debugger.pause');
}

test(
  'a tab that is frozen while it sends does not prevent other tabs from sending',
  { tag: '@proof' },
  async () => {
    const frozen = await scene.signedUp();
    // Keeps the worker from waking: if it sent first, the page would not be frozen while it sends.
    await frozen.evaluate(() => {
      Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined });
    });
    scene.network.swallowAnswers();
    await log(frozen, 'an apple');
    await expect.poll(async () => scene.atServer(frozen)).toEqual(['an apple']);
    const cdp = await frozen.context().newCDPSession(frozen);
    await freeze(cdp);
    scene.network.clear();

    const other = await frozen.context().newPage();
    // Four minutes later, when the lease of an unfinished sync cycle has expired.
    await other.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() + 4 * 60_000;
    });
    await other.goto('/robots.txt');
    const { held = [] } = await other.evaluate(async () => navigator.locks.query());
    expect(held.map(({ name }) => name)).toEqual([expect.stringMatching(/^platelog-sync-/)]);

    await other.goto('/food-tracker');
    await log(other, 'two eggs');
    await expect(other.getByText('Synced', { exact: true })).toHaveCount(2);
    expect(await scene.atServer(other)).toEqual(['an apple', 'two eggs']);

    await cdp.send('Debugger.disable');
    await expect(frozen.getByText('Synced', { exact: true })).toHaveCount(2);
    await log(frozen, 'a pear');
    await expect(frozen.getByText('Synced', { exact: true })).toHaveCount(3);
    expect(await scene.atServer(other)).toEqual(['a pear', 'an apple', 'two eggs']);
    expect(unexplained(await keptOn(other))).toBe(0);
  },
);
