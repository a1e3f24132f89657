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

/** Opens another device of the same or another user: a page with its own storage, closed after the test. */
export type NewDevice = (options?: BrowserContextOptions) => Promise<Page>;

/** For a device that is always online: installing the service worker takes two seconds of processor time. */
export const ALWAYS_ONLINE: BrowserContextOptions = { serviceWorkers: 'block' };

// Playwright reads a fixture's dependencies from its first argument; these have none.
/* eslint-disable no-empty-pattern */

/**
 * The test function for journeys that start their own servers. With Playwright's own `test`, workers and browsers would
 * restart between the two kinds.
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
 * The test function for journeys that can share a server: every Playwright worker runs one for all of its tests. They
 * tell their accounts apart by `newPerson()` and never stop the server.
 */
export const test = bareTest.extend<{ newDevice: NewDevice }>({
  baseURL: async ({ server }, use) => use(server.url),
  // Rate limits count by address: each test gets its own.
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
