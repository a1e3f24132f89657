import { chromium, type BrowserContext } from '@playwright/test';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../../../scripts/find-browser';
import { Stage } from '../candidates';
import { conclude } from '../gates';
import type { MeasuredProcess } from '../measured-process';
import type { Options } from '../options';
import { bundlePage } from './bundle-page';
import { DrivenPage } from './driven-page';
import { pagesOf, type PageCandidate } from './page-candidates';
import {
  gatesOfPages,
  printPages,
  summarisePages,
  type PageMeasured,
  type PageRound,
} from './page-summary';
import { Site, type Relay } from './site';

/** Measures the product's client in Chromium, with IndexedDB on the disk, compared with the limit there. */
export async function measureInBrowser(options: Options, load: number[]): Promise<void> {
  const { records, rounds } = options;
  console.log(`${records} meals in Chromium, ${rounds} rounds after one to warm up`);
  const stage = new Stage();
  try {
    const scene = await openScene(stage, pagesOf(options.peers));
    const summaries = summarisePages(await measurePages(scene, options), records);
    printPages(summaries);
    const facts = { load, records, rounds, candidates: summaries };
    conclude('sync-browser', gatesOfPages(summaries), facts);
  } finally {
    await stage.clear();
  }
}

interface Actor {
  name: string;
  server: MeasuredProcess;
}

interface Scene {
  actors: Actor[];
  site: Site;
  context: BrowserContext;
}

async function openScene(stage: Stage, candidates: PageCandidate[]): Promise<Scene> {
  const scripts = new Map<string, string>();
  const relays: Relay[] = [];
  const actors: Actor[] = [];
  for (const { name, program, server, prefix } of candidates) {
    scripts.set(name, await bundlePage(program));
    const { url, process } = await stage.server(server);
    relays.push({ prefix, target: url, keepsPrefix: prefix === '/api/' });
    actors.push({ name, server: process });
  }
  const site = await Site.open(scripts, relays);
  stage.closeLater(() => {
    site.close();
  });
  const context = await openBrowser(stage.emptyFolder());
  stage.closeLater(async () => context.close());
  return { actors, site, context };
}

/** With its own profile: without one Chromium keeps IndexedDB in memory. */
async function openBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  });
}

async function measurePages(scene: Scene, { records, rounds }: Options): Promise<PageMeasured[]> {
  const { actors } = scene;
  const measured: PageMeasured[] = actors.map(({ name }) => ({ name, rounds: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    console.error(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const place of actors.keys()) {
      const index = (place + round) % actors.length;
      const actor = actors[index];
      if (!actor) continue;
      const done = await oneRound(scene, actor, { round, count: records });
      if (round > 0) measured[index]?.rounds.push(done);
    }
  }
  return measured;
}

async function oneRound(
  { site, context }: Scene,
  { name, server }: Actor,
  { round, count }: { round: number; count: number },
): Promise<PageRound> {
  const page = await DrivenPage.open(context, site.pageOf(name), server);
  await page.seed(round, count);
  const up = await page.leg('upload');
  const down = await page.leg('download');
  const held = await page.close();
  if (held !== count) throw new Error(`${name} holds ${held} of ${count} meals.`);
  return { up, down };
}
