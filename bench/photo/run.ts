// Resizing a phone's photo, compared with the minimum: decode, resize, encode. Both in a worker of Chromium,
// alternating on the same photos; the results are the ratio, and that the page stays responsive.
import { parseArgs } from 'node:util';

import { chromium, type Page } from '@playwright/test';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../../scripts/find-browser';
import { phonePhoto } from '../../test/kit/pictures';
import { conclude } from '../sync/gates';
import { median, rounded } from '../numbers';
import { PhotoSite } from './photo-site';
import type { OfferedBench, Timed } from './pages/page-bench';

const RATIO_MOST = 1.2;
const TASK_MS_MOST = 50;
const BYTES_MOST = 240 * 1024;
/** A task of this length must be reported, or the observer does not work. */
const SEEN_MS = 120;

const SIZES = [
  [4_000, 3_000],
  [3_264, 2_448],
] as const;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '12' } } });

async function time(page: Page, photo: string): Promise<Timed> {
  return page.evaluate(async (address) => {
    const { bench } = globalThis as unknown as { bench: OfferedBench };
    return bench.time(address);
  }, photo);
}

async function watchSees(page: Page): Promise<boolean> {
  const seen = await page.evaluate(async (ms) => {
    const { bench } = globalThis as unknown as { bench: OfferedBench };
    return bench.busy(ms);
  }, SEEN_MS);
  return seen >= SEEN_MS;
}

interface Pair {
  ours: Timed;
  bare: Timed;
}

async function measure(site: PhotoSite, rounds: number): Promise<Pair[]> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const [ours, bare] = await Promise.all([browser.newPage(), browser.newPage()]);
    await Promise.all([ours.goto(site.pageOf('our-page')), bare.goto(site.pageOf('bare-page'))]);
    if (!(await watchSees(ours))) throw new Error('Long tasks are not seen in this browser.');
    const pairs: Pair[] = [];
    // The first round loads the workers.
    for (let round = 0; round <= rounds; round += 1) {
      const photo = site.photos[round % site.photos.length] ?? '';
      const first = round % 2 === 0 ? await time(ours, photo) : undefined;
      const pair = { bare: await time(bare, photo), ours: first ?? (await time(ours, photo)) };
      if (round > 0) pairs.push(pair);
    }
    return pairs;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const photos = await Promise.all(SIZES.map(async ([width, height]) => phonePhoto(width, height)));
  const site = await PhotoSite.open(photos);
  try {
    const pairs = await measure(site, Number(values.rounds));
    const ours = pairs.map((pair) => pair.ours);
    const largest = Math.max(...ours.map(({ bytes }) => bytes));
    const edge = Math.max(...ours.flatMap(({ width, height }) => [width, height]));
    conclude('photo', gatesOf(pairs), {
      rounds: pairs.length,
      ours_ms: rounded(median(ours.map(({ ms }) => ms))),
      bare_ms: rounded(median(pairs.map(({ bare }) => bare.ms))),
      largest_bytes: largest,
      longest_edge: edge,
    });
  } finally {
    site.close();
  }
}

function gatesOf(pairs: Pair[]) {
  const ratio = median(pairs.map(({ ours, bare }) => ours.ms / bare.ms));
  const task = Math.max(...pairs.map(({ ours }) => ours.longestTaskMs));
  const kB = Math.max(...pairs.map(({ ours }) => ours.bytes)) / 1024;
  const gate = (name: string, value: number, most: number) =>
    ({ name, value, target: most, fails: most, best: 'less' }) as const;
  return [
    gate('time beside decode, resize, encode', ratio, RATIO_MOST),
    gate('longest task of the page, ms', task, TASK_MS_MOST),
    gate('largest photo, KiB', kB, BYTES_MOST / 1024),
  ];
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
