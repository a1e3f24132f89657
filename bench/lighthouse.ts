// Lighthouse with its settings for a phone, the median of five runs a page: npm run build first. It wants
// a quiet machine: its throttling is computed from spans of wall time. main-thread-cpu holds on a busy one.
// npm run bench:lighthouse [-- --runs N]
import { parseArgs } from 'node:util';

import type { Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../scripts/find-browser';
import { LiveServer } from '../test/kit/live-server';
import { mainThreadMs } from './cpu';

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof GOALS;
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
  /** Whoever comes to the dashboard has been here before: what they kept is part of it. */
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
  for (const label of ['Create Account', 'Continue', 'Complete Setup']) {
    await page.locator(`button[type=submit]::-p-text(${label})`).click();
  }
  await page.waitForFunction(() => location.pathname === '/dashboard');
  await page.close();
}

async function runOnce(url: string, port: number, { keepsStorage = false }: Measured) {
  const { default: lighthouse } = await import('lighthouse');
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: Object.keys(GOALS),
    disableStorageReset: keepsStorage,
  };
  const answer = await lighthouse(url, flags);
  if (!answer) throw new Error('Lighthouse gave no answer.');
  return answer.lhr;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Every audit that took points, by its name. */
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

function summary({ name }: Measured, results: Result[]) {
  const score = (category: Category) =>
    median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  const scores = Object.fromEntries(
    (Object.keys(GOALS) as Category[]).map((category) => [category, score(category)]),
  ) as Record<Category, number>;
  const metrics = Object.fromEntries(
    METRICS.map((id) => [
      id,
      Number(median(results.map(({ audits }) => audits[id]?.numericValue ?? NaN)).toFixed(3)),
    ]),
  );
  const ok = (Object.keys(GOALS) as Category[]).every((each) => scores[each] >= GOALS[each]);
  return { name, ...scores, ...metrics, shortcomings: shortcomings(results), ok };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const server = await LiveServer.start();
  const browser = await puppeteer.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  });
  const port = Number(new URL(browser.wsEndpoint()).port);
  try {
    const summaries = [];
    for (const page of PAGES) {
      if (page.keepsStorage) await signUp(browser, server.url);
      const results: Result[] = [];
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
