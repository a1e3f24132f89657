import type { Browser, Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers, withoutTransitions } from '../kit/barriers';
import { haveAccount } from '../kit/browser-account';
import { ADA, createAccount, newPerson } from '../kit/browsers';
import { cutOff, cutOffWhereRoomIsShort } from '../kit/cut-off';
import { logInAtDesk, type LiveDesk } from '../kit/live-desk';
import { bringWeeks, livedInDesk, logToday } from '../kit/lived-in';
import { looksOf, PHONE, type Look } from '../kit/looks';
import { READERS } from '../kit/reader-screens';
import { isShort } from '../kit/short';
import { AT_THE_DESK, DESK } from '../kit/desk-screens';
import { MEMBER, NEWCOMER, PREMIUM, VISITOR, type Screen } from '../kit/screens';
import { noteTrouble } from './visit';

// The longest file of all: its parts run on all workers, each with its own server.
test.describe.configure({ mode: 'parallel' });

let desk: LiveDesk;
test.beforeAll(async () => {
  desk = await livedInDesk();
});
test.afterAll(async () => {
  await desk.remove();
});

/** A page, and the violations that it has caused. */
async function open(browser: Browser): Promise<{ page: Page; trouble: string[] }> {
  const context = await browser.newContext({ baseURL: desk.server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, trouble: await noteTrouble(page, desk.server.url) };
}

async function wear(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
}

/**
 * Accessibility violations of the screens and what does not fit on them, in every look and in the narrowest layouts.
 */
async function lookAt(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, screen] of (isShort ? firstOfPages(screens) : screens).entries()) {
    // A step, so that the report names a screen that hangs.
    await test.step(
      screen.name,
      async () => found.push(...(await lookAtOne(page, screen, looksOf(index)))),
      {
        timeout: 90_000,
      },
    );
  }
  return found;
}

/** Each page once: `npm run test:proofs` checks its other states. */
function firstOfPages(screens: readonly Screen[]): Screen[] {
  const pages = screens.map(({ path }) => path.replace(/[?#](?!tab=).*/, ''));
  return screens.filter((_screen, index) => pages.indexOf(pages[index] ?? '') === index);
}

async function lookAtOne(
  page: Page,
  { name, path, prepare }: Screen,
  looks: ReturnType<typeof looksOf>,
): Promise<string[]> {
  const found: string[] = [];
  await page.goto('about:blank');
  // Before the page loads: a page that changes its colors during hydration is rendered again.
  await wear(page, looks[0]);
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await prepare?.(page);
  await withoutTransitions(page);
  for (const look of looks) {
    const { width, colorScheme } = look;
    await wear(page, look);
    const seen = [...(await barriers(page)), ...(await cutOff(page))];
    found.push(...seen.map((what) => `${name}, ${width} px, ${colorScheme}: ${what}`));
  }
  // In the short form, only with a phone's look.
  if (!isShort || looks[0].width === PHONE.width)
    found.push(...(await cutOffWhereRoomIsShort(page)).map((what) => `${name}, ${what}`));
  return found;
}

/** An unknown address is one of the screens, and browsers log its status. */
const unexpected = (trouble: string[]) => trouble.filter((one) => !one.includes('status of 404'));
/** A member's session expires on one of the screens, and an invalid mailed link is rejected. */
const unexpectedOfMember = (trouble: string[]) =>
  unexpected(trouble).filter((one) => !/status of 40[01]/.test(one));

test.describe('every screen: no accessibility violation, nothing cut off, no policy violation, no other origin', () => {
  test.setTimeout(600_000);

  test('of a visitor', { tag: '@proof' }, async ({ browser }) => {
    const { page, trouble } = await open(browser);
    expect(await lookAt(page, VISITOR)).toEqual([]);
    // A member's page asks the server whether the session is still valid.
    expect(unexpectedOfMember(trouble)).toEqual([]);
    await page.context().close();
  });

  test.describe.serial('of a new account and of a member', () => {
    let opened: Awaited<ReturnType<typeof open>>;
    test.beforeAll(async ({ browser }) => {
      opened = await open(browser);
      await createAccount(opened.page);
    });
    test.afterAll(async () => {
      await opened.page.context().close();
    });
    test.afterEach(() => {
      expect(unexpectedOfMember(opened.trouble)).toEqual([]);
    });

    test('first', async () => {
      expect(await lookAt(opened.page, NEWCOMER)).toEqual([]);
    });

    let hasMeals = false;
    // Each of the two may run without the other.
    const addMealsOnce = async () => {
      if (hasMeals) return;
      await logToday(opened.page);
      await bringWeeks(opened.page);
      hasMeals = true;
    };

    test('pages', async () => {
      await addMealsOnce();
      const pages = MEMBER.filter(({ windowOnly }) => windowOnly !== true);
      expect(await lookAt(opened.page, pages)).toEqual([]);
    });

    test('sheets and dialogs', { tag: '@proof' }, async () => {
      await addMealsOnce();
      const above = MEMBER.filter(({ windowOnly }) => windowOnly === true);
      expect(await lookAt(opened.page, above)).toEqual([]);
    });

    test('with Premium', async () => {
      await desk.pay(ADA.email);
      expect(await lookAt(opened.page, PREMIUM)).toEqual([]);
    });
  });

  test('that read pictures', { tag: '@proof' }, async ({ browser }) => {
    const { page, trouble } = await open(browser);
    await haveAccount(page, newPerson());
    expect(await lookAt(page, READERS)).toEqual([]);
    expect(unexpectedOfMember(trouble)).toEqual([]);
    await page.context().close();
  });

  test('of an administrator', { tag: '@proof' }, async ({ browser }) => {
    const { page, trouble } = await open(browser);
    expect(await lookAt(page, AT_THE_DESK)).toEqual([]);
    await logInAtDesk(page);
    await page.waitForURL('**/admin');
    expect(await lookAt(page, DESK)).toEqual([]);
    expect(unexpected(trouble)).toEqual([]);
    await page.context().close();
  });
});
