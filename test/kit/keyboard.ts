import { expect, type Locator, type Page } from '@playwright/test';

// No screen has more tab stops before the element that a user wants.
const MOST = 60;

/** Presses Tab until the element has the focus; every element on the way must show its focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const unmarked: string[] = [];
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press('Tab');
    unmarked.push(...(await focusNotShown(page)));
    if (await hasFocus(place)) {
      expect(unmarked).toEqual([]);
      return;
    }
  }
  throw new Error(`${MOST} presses of Tab do not lead to ${String(place)}.`);
}

export async function pressOn(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, place: Locator, words: string): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

async function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}

/** The focused element, if it looks the same as without focus. */
async function focusNotShown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // With reduced motion every style change takes a moment: it is complete in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return [];
    const looks = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // A text field shows the focus on the frame around it.
    const frame = element.closest('.MuiInputBase-root')?.classList.contains('Mui-focused');
    if (looks(element) || frame === true) return [];
    return [`${element.tagName} ${element.getAttribute('aria-label') ?? element.innerText}`];
  });
}
