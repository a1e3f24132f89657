// Takes pictures of the main screens in Firefox and WebKit, into screenshots/. Run npm run build first, then npm run
// screenshots:other-browsers
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { LiveServer } from '../kit/live-server';
import { missingForFirefox, openFirefox } from './firefox';
import { FoodLog } from './food-log';
import { button, type OtherBrowser } from './other-browser';
import { missingForWebKit, openWebKit } from './webkit';

const FOLDER = path.resolve(__dirname, '../../screenshots');
const SIZES = { phone: { width: 450, height: 780 }, desktop: { width: 1280, height: 860 } };
const PAGES = ['', 'login', 'dashboard', 'food-tracker', 'insights', 'profile', 'help'];
const SETTLED_MS = 1_500;

const BROWSERS = [
  { name: 'firefox', missing: missingForFirefox(), open: openFirefox },
  { name: 'webkit', missing: missingForWebKit(), open: openWebKit },
];

async function walk(name: string, browser: OtherBrowser): Promise<void> {
  const server = await LiveServer.start();
  const log = new FoodLog(browser, server.url);
  const keep = async (screen: string) => {
    for (const [size, box] of Object.entries(SIZES)) {
      await browser.picture(box);
      await settled();
      writeFileSync(path.join(FOLDER, `${screen}-${size}-${name}.png`), await browser.picture(box));
    }
  };
  try {
    await log.signUp();
    await log.open();
    await log.describeMeal('2 eggs, toast with butter and a large latte');
    await log.mealsSay(1, 'kcal');
    await keep('food-tracker-logged');
    await browser.click(button('Quick add'));
    await settled();
    await keep('quick-add');
    for (const page of PAGES) {
      await browser.goto(`${server.url}/${page}`);
      await settled();
      await keep(page === '' ? 'landing' : page);
    }
  } finally {
    await server.remove();
  }
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, missing, open } of BROWSERS) {
    if (missing.length > 0) {
      process.stderr.write(`${name} is not installed: no ${missing.join(', no ')}.\n`);
      continue;
    }
    const browser = await open();
    await walk(name, browser).finally(async () => browser.close());
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
