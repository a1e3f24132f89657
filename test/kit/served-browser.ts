import { type Browser, chromium } from '@playwright/test';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../../scripts/find-browser';
import { LiveServer } from './live-server';

/** Runs work in Chromium next to its own server, with the build in build/; both end with it. */
export async function withServedBrowser(
  work: (browser: Browser, baseURL: string) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const server = await LiveServer.start(env);
  try {
    const browser = await chromium.launch({
      executablePath: findOrInstallBrowser(),
      args: BROWSER_FLAGS,
    });
    await work(browser, server.url).finally(async () => browser.close());
  } finally {
    await server.remove();
  }
}
