import type { Page } from '@playwright/test';

/** Chart labels that lie outside of their drawing. It clips them, and they cannot be scrolled into view. */
export async function outsideDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg text')]
      .filter((text) => {
        const word = text.getBoundingClientRect();
        const drawing = (text.closest('svg') ?? text).getBoundingClientRect();
        const isBeside = word.left < drawing.left - 1 || word.right > drawing.right + 1;
        const isAboveOrBelow = word.top < drawing.top - 1 || word.bottom > drawing.bottom + 1;
        return word.width > 0 && (isBeside || isAboveOrBelow);
      })
      .map((text) => text.textContent),
  );
}
