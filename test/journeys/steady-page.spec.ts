import { PAGES } from '#shared/contract/pages';

import { expect, test } from '../kit/browser-test';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';
import { isShort } from '../kit/short';

const MOST_OPENED = [PAGES.dashboard, PAGES.foodTracker];
const OPENED = isShort
  ? MOST_OPENED
  : [...MOST_OPENED, PAGES.insights, PAGES.profile, PAGES.syncStatus];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1_280, height: 800 },
];

for (const size of SIZES)
  test(
    `at ${size.width} px a page that loads slowly moves nothing that can be tapped`,
    { tag: '@proof' },
    async ({ page }) => {
      await signUp(page, newPerson());
      await shellIsKept(page);
      await page.addInitScript(() => {
        const places = new Map<Element, number>();
        const moved: string[] = [];
        Object.assign(window, { moved });
        const look = () => {
          for (const control of document.querySelectorAll<HTMLElement>(
            'main :is(a, button, input)',
          )) {
            const { top, height } = control.getBoundingClientRect();
            const before = places.get(control);
            const place = top + window.scrollY;
            if (height > 0) places.set(control, place);
            const wasSeen = before !== undefined && before < window.innerHeight;
            if (height > 0 && wasSeen && Math.abs(place - before) > 4)
              moved.push(`${control.innerText} from ${before} to ${place}`);
          }
          requestAnimationFrame(look);
        };
        look();
      });
      const slow = await page.context().newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });

      await page.setViewportSize(size);
      for (const path of OPENED) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForTimeout(2_000);
        const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
        expect.soft(moved, path).toEqual([]);
      }
    },
  );
