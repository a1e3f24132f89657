import { execFileSync } from 'node:child_process';

import type { Page } from '@playwright/test';

/** Ends a whole browser at once, as a crash or an empty battery does: nothing of it gets to say goodbye. */
export async function killBrowser(page: Page): Promise<void> {
  const context = page.context();
  const group = groupOf(await processOf(page));
  const gone = new Promise<void>((resolve) => {
    context.once('close', () => {
      resolve();
    });
  });
  process.kill(-group, 'SIGKILL');
  await gone;
}

/** Its group, which is the browser's own: a script that starts it may be the leader. */
function groupOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }));
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
