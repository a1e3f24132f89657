import { readFileSync } from 'node:fs';

import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

// Less than half the size of the package's main file, and every document has to parse it.
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page, one line for each place.
 *
 * Runs axe after all transitions have ended: in the middle of a fade, axe would measure wrong colors.
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

/** Once per document: loading axe takes longer than running it. Also runs in frames of other origins. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(`${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
}

/** Turns transitions off: waiting for them takes longer than running axe. */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits for running transitions of colors and dialogs, and for those that follow them. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // No function here may have a name: the helper that the compiler adds to keep names does not exist in the page.
    for (let times = 0; times < 10; times += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // The pulse of a skeleton's outline never ends.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      // An inherited color starts another transition when the parent's has ended.
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(async ({ finished }) => finished));
    }
  });
}
