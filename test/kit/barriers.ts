import { readFileSync } from 'node:fs';

import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

// Less than half of what the package has as its source, and every document has to read it.
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page, one line for each place.
 *
 * It looks when the page has come to rest: half way through a fade no color is the one that is read.
 */
export async function barriers(page: Page): Promise<string[]> {
  await atRest(page);
  await Promise.all(page.frames().map(loadAxe));
  const { violations } = await page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    return here.run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${new URL(page.url()).pathname} ${id} ${target.join(' ')}`),
  );
}

/** Once for each document: to load it takes longer than to look. Frames of other origins answer, too. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(`${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
}

/** Changes colors at once from now on: to wait for them takes longer than to look. */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits for colors and dialogs that are on their way, and for those that follow them. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // No function has a name here: what the compiler adds to keep one is not in the page.
    for (let times = 0; times < 10; times += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // An outline's pulse has no end.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      // A color that a parent hands down changes again when the parent's has ended.
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(async ({ finished }) => finished));
    }
  });
}
