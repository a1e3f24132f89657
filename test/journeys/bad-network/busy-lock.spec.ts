import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../../kit/browser-test';
import { log, Scene } from '../../kit/bad-network';
import { KEPT_CONNECTION } from '../../kit/kept-connection';

let scene: Scene;

test.beforeAll(async () => {
  scene = await Scene.set();
});

test.afterAll(async () => {
  await scene.strike();
});

/** Holds the lock like a page that has read the outbox for the last time; returns its release once it is held. */
async function holdLock(page: Page, userId: string): Promise<() => Promise<void>> {
  const letGo = await page.evaluateHandle(
    async (name) =>
      new Promise<() => void>((held) => {
        void navigator.locks.request(
          name,
          async () =>
            new Promise<void>((released) => {
              held(() => {
                released();
              });
            }),
        );
      }),
    `platelog-sync-${userId}`,
  );
  return async () => {
    await letGo.evaluate((end) => {
      end();
    });
  };
}

test(
  'an entry that is saved while another tab finishes its sync cycle is sent right after it',
  { tag: '@proof' },
  async () => {
    const page = await scene.signedUp();
    const { user } = (await (await page.request.get('/api/auth/me', KEPT_CONNECTION)).json()) as {
      user: { id: string };
    };
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await page.bringToFront();
    const letGo = await holdLock(other, user.id);
    await log(page, 'an apple');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    expect(await scene.atServer(page)).toEqual([]);
    await letGo();
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
  },
);
