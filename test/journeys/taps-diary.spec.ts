import { bareTest as test, expect } from '../kit/browser-test';
import { Device, newPerson, signUp } from '../kit/browsers';
import { BarcodeFilm } from '../kit/camera';
import { LiveServer } from '../kit/live-server';
import { OpenFoodFactsCounterpart } from '../kit/open-food-facts-counterpart';
import { countTaps } from '../kit/taps';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

const SPREAD = '5901234123457';
const PRODUCT = { product_name: 'Hazelnut spread', nutriments: { 'energy-kcal_100g': 539 } };

test('a meal is logged in few taps from the open diary', { tag: '@proof' }, async () => {
  const database = await OpenFoodFactsCounterpart.start({ [SPREAD]: PRODUCT });
  const film = await BarcodeFilm.of(SPREAD);
  const server = await LiveServer.start({
    OPEN_FOOD_FACTS_CONTACT: 'host@example.org',
    OPEN_FOOD_FACTS_URL: database.url,
  });
  const device = new Device(server.url, { film: film.film });
  const page = await device.open();
  await page.setViewportSize({ width: 360, height: 640 });
  await signUp(page, newPerson(), { to: '/food-tracker' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const meals = page.getByRole('article');

  await countTaps('A described meal', 2, async ({ tap }) => {
    await tap(button('Describe Meal'));
    await expect(page.getByRole('textbox', { name: 'Describe Meal' })).toBeFocused();
    await page.keyboard.type('two eggs');
    await tap(button('Analyze Description'));
    await expect(meals).toHaveCount(1);
  });

  // Without a camera app, the camera is a sheet of the page, whose own button does not count as a tap.
  await countTaps('A photo', 3, async ({ tap }) => {
    await tap(button('Take Photo'));
    await button('Take the photo').click();
    await tap(button('Analyze Photo'));
    await expect(meals).toHaveCount(2);
  });

  await countTaps('A known barcode', 3, async ({ tap }) => {
    await tap(button('Scan a barcode'));
    await expect(page.getByLabel('Amount')).toBeFocused();
    await tap(button('Log it'));
    await expect(meals).toHaveCount(3);
  });

  await device.remove();
  await server.remove();
  await database.stop();
  film.remove();
});
