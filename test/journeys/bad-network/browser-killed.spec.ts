import { bareTest as test, expect } from '../../kit/browser-test';
import { log, Scene } from '../../kit/bad-network';
import { killBrowser } from '../../kit/browser-process';
import { keptOn, unexplained } from '../../kit/device-storage';

const KILLS = Number(process.env['BROWSER_KILLS'] ?? 20);

let scene: Scene;

test.beforeAll(async () => {
  scene = await Scene.set();
});

test.afterAll(async () => {
  await scene.strike();
});

test(`a browser that is killed right after it said 'saved', ${KILLS} times, loses nothing`, async () => {
  await scene.signedUp();
  // Browsers write a new cookie to disk half a minute late; this test is about the meals.
  await scene.phone.close();
  let page = await scene.phone.open();
  await page.goto('/food-tracker');
  const logged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    // A good network, lost responses, or no network.
    scene.network.clear();
    if (kill % 3 === 1) scene.network.swallowAnswers();
    if (kill % 3 === 2) scene.network.refuse();
    const meal = `an apple, kill ${kill}`;
    await log(page, meal);
    logged.push(meal);
    await expect(page.getByRole('article')).toHaveCount(logged.length);
    await killBrowser(page);
    page = await scene.phone.open();
    await page.goto('/food-tracker');
    await expect(page.getByRole('article')).toHaveCount(logged.length);
  }
  scene.network.clear();
  await page.reload();
  await expect(page.getByText('Synced', { exact: true })).toHaveCount(KILLS);
  expect(await scene.atServer(page)).toEqual(logged.sort());
  const kept = await keptOn(page);
  expect(kept.meals.sort()).toEqual(logged);
  expect(unexplained(kept)).toBe(0);
});
