import { photoForm, picture } from '../../../test/kit/pictures';
import { PayingApi } from '../../../test/kit/stripe/paying-api';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../../../test/kit/vision-counterpart';

let house: PayingApi;
let provider: VisionCounterpart;
beforeAll(async () => {
  provider = await VisionCounterpart.start();
  provider.willAnswer(CHICKEN_AND_RICE);
  house = await PayingApi.start({ OPENAI_BASE_URL: provider.url });
});
afterAll(async () => {
  await house.stop();
  await provider.stop();
});

test('a photo that waited for an upgrade is read when Premium begins, and once', async () => {
  const visitor = await house.api.member();
  for (const shade of [10, 60, 110, 160]) {
    const body = photoForm(await picture(64, 48, shade), { mealTime: '2026-11-21T12:30' });
    expect((await visitor.send('/api/analyze-image', { method: 'POST', body })).status).toBe(200);
  }
  const statuses = async () => {
    const { body } = await visitor.get('/api/meals');
    const { meals } = body as { meals: { photoStatus: string }[] };
    return meals.map(({ photoStatus }) => photoStatus).sort();
  };
  const become = async (wanted: string[]) => {
    for (let looks = 0; looks < 300; looks += 1) {
      if (JSON.stringify(await statuses()) === JSON.stringify(wanted)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await statuses()).toEqual(wanted);
  };
  await become(['done', 'done', 'done', 'over_limit']);
  const beginning = await house.begin(visitor);
  expect(await statuses()).toContain('over_limit');
  house.pay(beginning);
  const { subscriptionId } = beginning;
  await visitor.post('/api/payment-success', { subscriptionId });
  await become(['done', 'done', 'done', 'done']);
  await visitor.post('/api/payment-success', { subscriptionId });
  const { body: book } = await visitor.get('/api/photo-credits');
  expect(book).toMatchObject({ used: 4, limit: null, left: null });
  const { entries } = book as { entries: { change: number; used: number }[] };
  expect(entries.map(({ change, used }) => [change, used])).toEqual([
    [1, 4],
    [1, 3],
    [1, 2],
    [1, 1],
  ]);
  expect(provider.asked).toHaveLength(4);
});
