import { existsSync } from 'node:fs';

import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';

import type { FindElement, OtherBrowser } from './other-browser';
import { XVFB } from './virtual-screen';
import { WEBKIT_DRIVER, WebKitDriver } from './webkit-driver';

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const SCRIPT_MS = 30_000;
const STILL_MS = 100;

function miniBrowser(): string | undefined {
  return MINI_BROWSERS.find((place) => existsSync(place));
}

export function missingForWebKit(): string[] {
  const missing = [WEBKIT_DRIVER, XVFB].filter((place) => !existsSync(place));
  return miniBrowser() ? missing : [...missing, 'MiniBrowser'];
}

/** WebKitGTK's own small browser over WebDriver: the engine of Safari, though not Safari. */
export async function openWebKit(): Promise<OtherBrowser> {
  const process_ = await WebKitDriver.start();
  const driver = await session(process_.url).catch(async (error: unknown) => {
    await process_.stop();
    throw error;
  });
  return {
    goto: async (address) => driver.get(address),
    reload: async () => driver.navigate().refresh(),
    inPage: async (work, ...words) => driver.executeScript(work, ...words),
    type: async (sought, text) => (await element(driver, sought)).sendKeys(text),
    click: async (sought) => {
      const found = await element(driver, sought);
      await atRest(found);
      await found.click();
    },
    picture: async (size) => {
      await driver.manage().window().setRect(size);
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      await process_.stop();
    },
  };
}

async function session(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: SCRIPT_MS });
  return driver;
}

async function element(driver: WebDriver, { find, name }: FindElement): Promise<WebElement> {
  const found = await driver.executeScript<WebElement | null>(find, name);
  if (!found) throw new Error(`The page has no ${name}.`);
  return found;
}

/** Waits until the element has stopped moving: the driver clicks where it was a moment ago. */
async function atRest(found: WebElement): Promise<void> {
  let before = '';
  let now = JSON.stringify(await found.getRect());
  while (now !== before) {
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    before = now;
    now = JSON.stringify(await found.getRect());
  }
}
