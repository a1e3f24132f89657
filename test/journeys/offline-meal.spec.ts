import { bareTest as test, expect } from '../kit/browser-test';
import { haveSession } from '../kit/browser-account';
import {
  ADA,
  describeMeal,
  Device,
  mealsOnServer,
  shellIsKept,
  signUp,
  takePhoto,
} from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

const LUNCH = 'grilled chicken breast with steamed broccoli and brown rice';

let server: LiveServer;
let phone: Device;
let desktop: Device;

test.beforeAll(async () => {
  server = await LiveServer.start();
  phone = new Device(server.url);
  desktop = new Device(server.url);
});

test.afterAll(async () => {
  await phone.remove();
  await desktop.remove();
  await server.remove();
});

test('a meal and a photo that are logged without a server reach it, and a second browser, once', async () => {
  await test.step('sign up online, and leave', async () => {
    const page = await phone.open();
    await signUp(page);
    await shellIsKept(page);
    await phone.close();
  });

  await test.step('the server is gone: open the app, describe lunch, take a photo', async () => {
    await server.stop();
    const page = await phone.open();
    await page.goto('/food-tracker');
    await describeMeal(page, LUNCH);
    const lunch = page.getByRole('article', { name: /Grilled chicken breast/ });
    await expect(lunch.getByText(/\d+\s*kcal/).first()).toBeVisible();
    await expect(lunch.getByText('Saved on this device')).toBeVisible();
    await lunch.getByRole('button', { name: 'Where does this come from?' }).click();
    const origin = page.getByRole('dialog');
    await origin.getByText('Details').click();
    await expect(origin.getByText('Broccoli, fresh, cooked, no added fat')).toBeVisible();
    await origin.getByRole('button', { name: 'Close' }).first().click();

    await takePhoto(page);
    const photo = page.getByRole('article', { name: 'Photo' });
    await expect(photo.getByText('Waiting to be sent')).toBeVisible();
    await expect(photo.getByText('Saved on this device')).toBeVisible();
    await expect(photo.locator('img')).toHaveJSProperty('complete', true);
    await phone.close();
  });

  await test.step('the server is back: open the app again', async () => {
    await server.start();
    const page = await phone.open();
    await page.goto('/food-tracker');
    await expect(page.getByText('Synced', { exact: true })).toHaveCount(2);
    await expect(page.getByText(/Add a few words to this photo/)).toBeVisible();
    const meals = await mealsOnServer(page);
    expect(meals.map((meal) => meal.state).sort()).toEqual(['analysed', 'waiting']);
    expect(meals.map((meal) => meal.photoStatus).sort()).toEqual([null, 'unanalysed'].sort());
    // A reload and another sync cycle add nothing.
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await mealsOnServer(page)).toHaveLength(2);
    await phone.close();
  });

  await test.step('a second browser lists both, including the photo', async () => {
    const page = await desktop.open();
    await haveSession(page, ADA);
    await page.goto('/food-tracker');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(
      page
        .getByRole('article', { name: /Grilled chicken breast/ })
        .getByText(/\d+\s*kcal/)
        .first(),
    ).toBeVisible();
    const picture = page.getByRole('article', { name: 'Photo' }).locator('img');
    await expect
      .poll(async () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
  });
});
