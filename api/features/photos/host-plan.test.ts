import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { photoForm, picture } from '../../../test/kit/pictures';
import { until } from '../../../test/kit/taken-photo';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../../../test/kit/vision-counterpart';
import { noteHostPlan } from '../../store/plans/host-plan';
import { releaseForPlan } from './release-for-plan';

let vision: VisionCounterpart;
let api: ApiInMemory | undefined;
beforeAll(async () => {
  vision = await VisionCounterpart.start();
  vision.willAnswer(CHICKEN_AND_RICE);
});
afterEach(async () => {
  await api?.stop();
  api = undefined;
});
afterAll(async () => vision.stop());

const open = async (env: Record<string, string>) => {
  api = await ApiInMemory.start({
    OPENAI_BASE_URL: vision.url,
    OPENAI_MODEL: 'counterpart',
    ...env,
  });
  return api;
};

async function upload(member: Visitor, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = photoForm(await picture(640, 480, 40 * at), {
      mealTime: `2026-11-21T12:${10 + at}`,
    });
    const answer = await member.send('/api/analyze-image', { method: 'POST', body });
    made.push((answer.body as { status: string }).status);
  }
  return made;
}

const accepted = (states: string[]) => states.filter((state) => state !== 'over_limit').length;

test.each([
  ['0', 0],
  ['1', 1],
  ['5', 5],
])(
  'with FREE_IMAGES=%s that number of photos is analyzed for a free account',
  async (FREE_IMAGES, free) => {
    const server = await open({ FREE_IMAGES });
    const ada = await server.member();
    expect(accepted(await upload(ada, free + 2))).toBe(free);
    expect((await ada.get('/api/photo-credits')).body).toMatchObject({
      used: free,
      limit: free,
      left: 0,
    });
    expect((await ada.get('/api/auth/me')).body).toMatchObject({
      user: { hostPlan: { freeImages: free, premiumForAll: false }, imagesUploaded: free },
    });
  },
);

test.each<Record<string, string>>([{ FREE_IMAGES: 'unlimited' }, { PREMIUM_FOR_ALL: '1' }])(
  "with %j photos are counted without a limit, and the account's plan stays free",
  async (env) => {
    const server = await open(env);
    const ada = await server.member();
    expect(accepted(await upload(ada, 5))).toBe(5);
    expect((await ada.get('/api/photo-credits')).body).toMatchObject({
      used: 5,
      limit: null,
      left: null,
    });
    const { body } = await ada.get('/api/auth/me');
    expect(body).toMatchObject({ user: { subscriptionStatus: 'free', imagesUploaded: 5 } });
  },
);

test.each([
  { freeImages: 5, premiumForAll: false },
  { freeImages: null, premiumForAll: false },
  { freeImages: 3, premiumForAll: true },
])('photos over the limit are queued once the host grants more images (%j)', async (plan) => {
  const server = await open({});
  const { db, now, jobs } = server.services;
  const ada = await server.member();
  expect(accepted(await upload(ada, 5))).toBe(3);
  const releasing = { db, now, hasProvider: true };
  expect(await releaseForPlan(releasing)).toEqual([]);
  await noteHostPlan(db, plan);
  expect(await releaseForPlan(releasing)).toEqual([ada.userId]);
  expect(await releaseForPlan(releasing)).toEqual([]);
  jobs.wake();
  const meals = async () =>
    ((await ada.get('/api/meals')).body as { meals: { photoStatus: string }[] }).meals;
  await until(meals, (all) => all.every(({ photoStatus }) => photoStatus === 'done'));
});
