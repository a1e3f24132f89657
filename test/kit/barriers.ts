import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page, one line for each place.
 *
 * It looks when the page has come to rest: half way through a fade no colour is the one that is read.
 */
export async function barriers(page: Page): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // What it found in several frames it joins in a page of its own, which costs as much as to look.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${new URL(page.url()).pathname} ${id} ${target.join(' ')}`),
  );
}

/** Waits for colours and dialogs that are on their way. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // No function has a name here: what the compiler adds to keep one is not in the page.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // An outline's pulse has no end.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(async ({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
