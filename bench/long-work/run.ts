// The longest task of the page's main thread on a phone, slowed four times, with three years of data: while sync fills
// the device, while screens open, and during typing, export and import. The limit is compared with processor time,
// which does not grow on a busy machine; wall time is printed next to it. npm run build first.
import { parseArgs } from 'node:util';

import { chromium, devices, type Browser } from '@playwright/test';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../../scripts/find-browser';
import { haveAccount, haveSession } from '../../test/kit/browser-account';
import { ADA } from '../../test/kit/browsers';
import { LiveServer } from '../../test/kit/live-server';
import { median } from '../numbers';
import { type Act, ACTS } from './acts';
import { type LongTask, longestTask, slowDown } from './long-tasks';
import { bringThreeYears } from './three-years';

const LIMIT_MS = 200;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});

async function main(): Promise<void> {
  const server = await LiveServer.start();
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  });
  const longest = new Map<string, LongTask[]>();
  try {
    await fillServer(browser, server.url);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      await measureRound(browser, server.url, (name, task) => {
        longest.set(name, [...(longest.get(name) ?? []), task]);
      });
    }
  } finally {
    await browser.close();
    await server.remove();
  }
  for (const [name, all] of longest) {
    const ms = median(all.map(({ processor }) => processor));
    const clock = median(all.map((task) => task.clock));
    const verdict = ms > LIMIT_MS ? 'TOO LONG' : 'ok';
    const figure = `${ms.toFixed(0).padStart(5)} ms of ${LIMIT_MS}`;
    console.log(`${name.padEnd(28)} ${figure} (by the clock ${clock.toFixed(0)})  ${verdict}`);
    if (ms > LIMIT_MS) process.exitCode = 1;
  }
}

async function fillServer(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const { id } = await haveAccount(page);
  await bringThreeYears(page, id);
  await context.close();
}

/** A new device each round. */
async function measureRound(
  browser: Browser,
  url: string,
  note: (name: string, task: LongTask) => void,
): Promise<void> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL: url,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await haveSession(page, ADA);
  await slowDown(page);
  for (const act of ACTS.filter(isWanted)) {
    const pressed = (await act.before?.(page)) ?? null;
    const began = Date.now();
    const task = await longestTask(browser, async () => act.run(page, pressed));
    note(act.name, task);
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    console.log(`  ${act.name}: ${task.processor.toFixed(0)} ms, ${seconds} s`);
  }
  await context.close();
}

function isWanted({ name }: Act): boolean {
  return name === 'first fill' || name.includes(values.only);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
