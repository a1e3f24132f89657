// Lighthouse with its settings for a phone, the median of five runs per page: npm run build first. The performance goal
// is compared with processor time, which does not grow on a busy machine; the wall-time result is printed next to it
// (docs/decisions/0036).
// npm run bench:lighthouse [-- --runs N --page NAME]
import { parseArgs } from 'node:util';

import type { Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../scripts/find-browser';
import { LiveServer } from '../test/kit/live-server';
import { mainThreadMs } from './cpu';
import { median } from './numbers';
import { judgeTwice } from './processor-time';

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof GOALS;
const TRIES = 3;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Measured {
  name: string;
  path: string;
  /** A user of the dashboard has been here before, so their browser's storage is part of the measurement. */
  keepsStorage?: boolean;
}

const PAGES: Measured[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'dashboard', path: '/dashboard', keepsStorage: true },
];

async function signUp(browser: Browser, base: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${base}/signup`, { waitUntil: 'networkidle0' });
  const fields = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    password: 'analytical engine 1843',
    confirmPassword: 'analytical engine 1843',
  };
  for (const [name, words] of Object.entries(fields)) await page.type(`[name=${name}]`, words);
  for (const name of ['isThirteenOrOlder', 'agreesToHealthData']) {
    await page.click(`[name=${name}]`);
  }
  for (const label of ['Create Account', 'Continue', 'Complete Setup']) {
    await page.locator(`button[type=submit]::-p-text(${label})`).click();
  }
  await page.waitForFunction(() => location.pathname === '/dashboard');
  await page.close();
}

async function runOnce(url: string, port: number, { keepsStorage = false }: Measured) {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: Object.keys(GOALS),
    disableStorageReset: keepsStorage,
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return await judgeTwice(url, flags);
    } catch (error) {
      // A trace that the browser started too late is unusable, and says nothing about the page.
      if (tries === TRIES) throw error;
      console.warn(`Run again: ${String(error)}`);
    }
  }
}

/** Every audit that lost points, by its name. */
function shortcomings(results: Result[]): string[] {
  const lost = results.flatMap(({ audits, categories }) =>
    Object.entries(categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(lost)];
}

function scoreOf(results: Result[], category: Category): number {
  return median(
    results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
  );
}

function metricsOf(results: Result[]): Record<string, number> {
  const value = (id: string) =>
    median(results.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  return Object.fromEntries(METRICS.map((id) => [id, Number(value(id).toFixed(3))]));
}

function summary({ name }: Measured, runs: [Result, Result][]) {
  const results = runs.map(([asItIs]) => asItIs);
  const byProcessor = runs.map(([, inProcessorTime]) => inProcessorTime);
  const scores = Object.fromEntries(
    (Object.keys(GOALS) as Category[]).map((category) => [
      category,
      scoreOf(byProcessor, category),
    ]),
  ) as Record<Category, number>;
  return {
    name,
    ...scores,
    ...metricsOf(byProcessor),
    'by-the-clock': { performance: scoreOf(results, 'performance'), ...metricsOf(results) },
    shortcomings: shortcomings(results),
    ok: (Object.keys(GOALS) as Category[]).every((each) => scores[each] >= GOALS[each]),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } },
  });
  const server = await LiveServer.start();
  const browser = await puppeteer.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  });
  const port = Number(new URL(browser.wsEndpoint()).port);
  try {
    const summaries = [];
    for (const page of PAGES.filter(({ name }) => name === (values.page ?? name))) {
      if (page.keepsStorage) await signUp(browser, server.url);
      const results: [Result, Result][] = [];
      const cpu: number[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        results.push(await runOnce(server.url + page.path, port, page));
        cpu.push(await mainThreadMs(browser, server.url + page.path));
      }
      summaries.push({ ...summary(page, results), 'main-thread-cpu': median(cpu) });
      console.log(summaries.at(-1));
    }
    console.log(JSON.stringify(summaries));
    process.exitCode = summaries.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    await browser.close();
    await server.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
