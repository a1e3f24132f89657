import type { Page } from '@playwright/test';

/** What stands beyond the edge of the window, or is cut off inside a box that hides what is too much. */
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
        // For screen readers alone; and where three dots say that there is more.
        if (clipPath !== 'none' || textOverflow === 'ellipsis') return false;
        // The bar of a progress that has no end yet moves out of its box.
        if (element.role === 'progressbar') return false;
        return overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `cut off: ${words(element)}`);
    return [...wide, ...cut];
  });
}

/** How little room there may be: what 200 % and 400 % leave of 1,280 px, and text of twice the size. */
const ROOMS = [{ width: 640 }, { width: 320 }, { width: 360, text: '200%' }];

/** Until the page has been drawn as it is now: what follows the window by script comes a frame later. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** The same in every room. */
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
