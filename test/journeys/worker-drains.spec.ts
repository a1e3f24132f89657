import { bareTest as test, expect } from '../kit/browser-test';
import { ADA, describeMeal, Device, mealsOnServer, shellIsKept, signUp } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

let server: LiveServer;
let phone: Device;

test.beforeAll(async () => {
  server = await LiveServer.start();
  phone = new Device(server.url);
});

test.afterAll(async () => {
  await phone.remove();
  await server.remove();
});

test(
  'the worker sends what was logged offline, with every page of the app closed',
  { tag: '@proof' },
  async () => {
    const page = await phone.open();
    await signUp(page, ADA, { to: '/food-tracker' });
    await shellIsKept(page);
    await server.stop();
    await describeMeal(page, 'two boiled eggs');
    await expect(page.getByText('Saved on this device')).toBeVisible();

    // Another page keeps the browser open, and tells the worker that the signal is back, as the browser does.
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('about:blank');
    const cdp = await elsewhere.context().newCDPSession(page);
    const registrations: { registrationId: string }[] = [];
    cdp.on('ServiceWorker.workerRegistrationUpdated', (event) =>
      registrations.push(...event.registrations),
    );
    await cdp.send('ServiceWorker.enable');
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    const { registrationId = '' } = registrations.at(-1) ?? {};
    await page.goto('about:blank');

    await server.start();
    await cdp.send('ServiceWorker.dispatchSyncEvent', {
      origin: server.url,
      registrationId,
      tag: 'platelog-sync',
      lastChance: false,
    });
    await expect.poll(async () => mealsOnServer(elsewhere)).toMatchObject([{ state: 'analysed' }]);
  },
);
