import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds on the page, one line for each place.
 *
 * It looks when the page has come to rest: half way through a fade no colour is the one that is read.
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
  await frame.evaluate(
    `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`,
  );
}

/** Waits for colours and dialogs that are on their way, and for those that follow them. */
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
