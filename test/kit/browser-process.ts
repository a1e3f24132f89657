import type { Page } from '@playwright/test';

/** Ends a whole browser at once, as a crash or an empty battery does: nothing of it gets to say goodbye. */
export async function killBrowser(page: Page): Promise<void> {
  const context = page.context();
  const pid = await processOf(page);
  const gone = new Promise<void>((resolve) => {
    context.once('close', () => {
      resolve();
    });
  });
  // Browsers are started as the leaders of groups of their own.
  process.kill(-pid, 'SIGKILL');
  await gone;
}

async function processOf(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page is in no browser of its own.');
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
  if (id === undefined) throw new Error('The browser does not tell its process.');
  return id;
}
