import { execFileSync } from 'node:child_process';

import type { Page } from '@playwright/test';

/** Kills a whole browser at once, like a crash or an empty battery: no unload handler runs. */
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

/** The process group of the browser: its leader may be a script that started the browser. */
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
