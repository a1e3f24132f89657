import type { Page } from '@playwright/test';

/** Elements that reach beyond the edge of the window, or are cut off inside a box with hidden overflow. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll(':is(main, nav, [role=dialog]) *')];
    const words = ({ tagName, textContent }: Element) => `${tagName} ${textContent.slice(0, 40)}`;
    const tooWide = document.documentElement.scrollWidth > innerWidth;
    const wide = all
      .filter((element) => tooWide && element.getBoundingClientRect().right > innerWidth)
      .map((element) => `too wide: ${words(element)}`)
      .slice(-3);
    const cut = all
      .filter((element) => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
        // Only for screen readers, or truncated with an ellipsis.
        if (clipPath !== 'none' || textOverflow === 'ellipsis') return false;
        // The bar of an indeterminate progress moves out of its box.
        if (element.role === 'progressbar') return false;
        return overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `cut off: ${words(element)}`);
    return [...wide, ...cut];
  });
}

/** The narrowest layouts: 1,280 px at 200% and 400% zoom, and text of twice the size. */
const ROOMS = [{ width: 640 }, { width: 320 }, { width: 360, text: '200%' }];

/**
 * Waits until the page has been drawn in its current state: scripts that follow the window's size run a frame later.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** The same in each of these layouts. */
export async function cutOffWhereRoomIsShort(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, text = '' } of ROOMS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await drawn(page);
    found.push(...(await cutOff(page)).map((what) => `${width} px, text ${text}: ${what}`));
  }
  return found;
}
