import type { Page } from '@playwright/test';

/**
 * Words of the page, or of an open dialog, that are broken over two lines without a hyphen or another break
 * opportunity.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('[role=dialog]') ?? document.querySelector('main');
    const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const { parentElement } = text;
      // Collapsed, or only for screen readers.
      if (!parentElement?.checkVisibility()) continue;
      if (getComputedStyle(parentElement).clipPath !== 'none') continue;
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
