import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

import { anyAddress } from './browser-account';
import { LiveServer } from './live-server';
import { expectHeard, type Watch, watchActs } from './watched-acts';

export { expect } from '@playwright/test';

/** Another device of the same or another person: a page with storage of its own, gone with the test. */
export type NewDevice = (options?: BrowserContextOptions) => Promise<Page>;

/** Of a device that never loses its signal: installing the worker takes two seconds of processor time. */
export const ALWAYS_ONLINE: BrowserContextOptions = { serviceWorkers: 'block' };

// Playwright tells a fixture's needs by the names in its first argument: there it needs none.
/* eslint-disable no-empty-pattern */

/**
 * The test of a journey with servers of its own. With Playwright's own `test`, its workers and their browsers would be
 * started again between the two kinds.
 */
export const bareTest = base.extend<object, { server: LiveServer }>({
  server: [
    async ({}, use) => {
      const server = await LiveServer.start({ TRUST_PROXY: '1' });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

/**
 * The test of a journey that needs no server to itself: every worker of Playwright runs one for all of
 * its tests, which tell their accounts apart by `newPerson()` and never stop it.
 */
export const test = bareTest.extend<{ newDevice: NewDevice }>({
  baseURL: async ({ server }, use) => use(server.url),
  // Limits count by address: what one test uses up is no other's.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': anyAddress() }),
  context: async ({ context }, use) => {
    const watch = await watchActs(context);
    await use(context);
    expectHeard(watch);
  },
  newDevice: async ({ browser, baseURL, extraHTTPHeaders }, use) => {
    const devices: BrowserContext[] = [];
    const watch: Watch = { faults: [] };
    await use(async (options = {}) => {
      const device = await browser.newContext({
        baseURL,
        extraHTTPHeaders,
        viewport: { width: 1_100, height: 900 },
        ...options,
      });
      devices.push(device);
      await watchActs(device, watch);
      return device.newPage();
    });
    for (const device of devices) await device.close();
    expectHeard(watch);
  },
});
