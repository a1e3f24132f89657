import { LiveServer } from '../kit/live-server';
import { isShort } from '../kit/short';
import { missingForFirefox, openFirefox } from './firefox';
import { FoodLog } from './food-log';
import type { OtherBrowser } from './other-browser';
import { buildIfStale } from './production-build';
import { missingForWebKit, openWebKit } from './webkit';

// Neither has Background Sync: the page's own triggers start the sync.
const ALL_BROWSERS = [
  {
    name: 'Firefox',
    missing: missingForFirefox(),
    packages: 'firefox-esr',
    open: openFirefox,
  },
  {
    name: 'WebKit',
    missing: missingForWebKit(),
    packages: 'webkit2gtk-driver xvfb',
    open: openWebKit,
  },
];
/** In the short form only the engine of most phones without Chromium. */
const BROWSERS = ALL_BROWSERS.filter(({ name }) => !isShort || name === 'WebKit');
const TRIGGERS = ['online', 'focus', 'pageshow', 'visibilitychange'];

jest.setTimeout(180_000);

let server: LiveServer | undefined;
let browser: OtherBrowser | undefined;

beforeAll(() => {
  if (BROWSERS.some(({ missing }) => missing.length === 0)) buildIfStale();
});

afterEach(async () => {
  await browser?.close();
  await server?.remove();
  browser = undefined;
  server = undefined;
});

async function hearTriggers(page: OtherBrowser): Promise<() => Promise<string[]>> {
  await page.inPage(
    (...names: string[]) => {
      const heard: string[] = [];
      const hear = (event: Event) => heard.push(event.type);
      for (const name of names) window.addEventListener(name, hear, true);
      Object.assign(window, { heard });
    },
    ...TRIGGERS,
  );
  return async () => page.inPage(() => (window as unknown as { heard: string[] }).heard);
}

for (const { name, missing, packages, open } of BROWSERS) {
  const installed = missing.length === 0;
  // Jest rarely prints the names of skipped tests, so this prints the reason.
  if (!installed) {
    const how = `on Debian as root: apt-get install -y ${packages}`;
    process.stderr.write(`Skipped: ${name} (no ${missing.join(', no ')}); ${how}\n`);
  }

  (installed ? test : test.skip)(
    `${name} keeps meals without a server and sends each once`,
    async () => {
      server = await LiveServer.start();
      browser = await open();
      const log = new FoodLog(browser, server.url);
      await log.signUp();
      await log.shellIsKept();

      await server.stop();
      await log.open();
      await log.describeMeal('two boiled eggs');
      await log.mealsSay(1, 'Saved on this device');
      await log.reload();
      await log.mealsSay(1, 'Saved on this device');
      await log.describeMeal('one banana');
      await log.mealsSay(2, 'Saved on this device');

      // The browser reports that the signal is back.
      await server.start();
      await browser.inPage(() => void window.dispatchEvent(new Event('online')));
      await log.mealsSay(2, 'Synced');
      await log.serverLists(['Banana', 'Boiled eggs']);

      // It does not always report that: then only the timer is left.
      await server.stop();
      await log.describeMeal('a bowl of oatmeal');
      await log.mealsSay(1, 'Saved on this device');
      const heard = await hearTriggers(browser);
      await server.start();
      await log.mealsSay(3, 'Synced');
      expect(await heard()).toEqual([]);
      await log.serverLists(['Banana', 'Boiled eggs', 'Oatmeal']);
    },
  );
}
