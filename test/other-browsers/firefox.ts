import { existsSync } from 'node:fs';

import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';

import type { FindElement, OtherBrowser } from './other-browser';
import { temporaryHome } from './temporary-home';

const KNOWN_PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export function missingForFirefox(): string[] {
  return KNOWN_PLACES.some((place) => existsSync(place)) ? [] : KNOWN_PLACES.slice(0, 1);
}

/** Firefox over WebDriver BiDi, which needs no geckodriver; its profile is deleted when it closes. */
export async function openFirefox(): Promise<OtherBrowser> {
  const home = temporaryHome();
  const browser = await launch(home.env).catch((error: unknown) => {
    home.remove();
    throw error;
  });
  const page = await browser.newPage();
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    inPage: async (work, ...words) => inPage(page, work, words),
    type: async (sought, text) => (await element(page, sought)).type(text),
    click: async (sought) => (await element(page, sought)).click(),
    picture: async (size) => {
      await page.setViewport(size);
      return page.screenshot();
    },
    close: async () => {
      await browser.close();
      home.remove();
    },
  };
}

async function launch(env: NodeJS.ProcessEnv): Promise<Browser> {
  const executablePath = KNOWN_PLACES.find((place) => existsSync(place));
  if (!executablePath) throw new Error('Firefox is not installed.');
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true, env });
}

async function inPage<Words extends string[], Result>(
  page: Page,
  work: (...words: Words) => Result | Promise<Result>,
  words: Words,
): Promise<Result> {
  return (await page.evaluate(work as (...words: string[]) => unknown, ...words)) as Result;
}

async function element(page: Page, { find, name }: FindElement): Promise<ElementHandle> {
  const found = (await page.evaluateHandle(find, name)).asElement();
  if (!found) throw new Error(`The page has no ${name}.`);
  return found as ElementHandle;
}
