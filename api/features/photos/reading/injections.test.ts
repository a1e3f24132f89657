import { analysisSchema, type Analysis } from '#shared/records/meal-item';
import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';

import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { HOSTILE_WORDS, OBEDIENT_ANSWERS } from '../../../../test/kit/injections';
import { photoForm, picture } from '../../../../test/kit/pictures';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../../../../test/kit/vision-counterpart';
import { INSTRUCTIONS } from '../../../gateways/vision/prompt';

const NOTES_MOST = 1_900;
const TROUBLE = /[<>`{}[\]\\\p{Cc}\p{Cf}]|https?:|javascript:|www\./u;

let api: ApiInMemory;
let provider: VisionCounterpart;
let ada: Visitor;
let bystander: Visitor;
beforeAll(async () => {
  provider = await VisionCounterpart.start();
  api = await ApiInMemory.start({ OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'counterpart' });
  ada = await api.member();
  bystander = await api.member('Grace');
  await api.services.db
    .updateTable('users')
    .set({ subscription_status: 'premium' })
    .where('id', '=', ada.userId)
    .execute();
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const account = async ({ userId }: Visitor) =>
  api.services.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** The meal and photo after an analysis with some notes and some answer of the model. */
async function played(notes: string): Promise<{ meal: Meal; photo: Photo }> {
  const body = photoForm(await picture(32, 24, Math.floor(Math.random() * 200)), {
    mealTime: '2026-11-21T12:30',
    notes,
  });
  const answer = await ada.send('/api/analyze-image', { method: 'POST', body });
  expect(answer.status).toBe(200);
  const { photoId, meal } = answer.body as { photoId: string; meal: { id: string } };
  for (;;) {
    const job = await api.services.db
      .selectFrom('jobs')
      .select(['state'])
      .where('subject_id', '=', photoId)
      .executeTakeFirstOrThrow();
    if (job.state === 'done' || job.state === 'failed') break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { meal: await data<Meal>(meal.id), photo: await data<Photo>(photoId) };
}

async function data<T>(id: string): Promise<T> {
  const row = await api.services.db
    .selectFrom('records')
    .select('data')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.data) as T;
}

/** Expects a valid estimate in plain words, or a failure: a photo may lead to nothing else. */
function expectSound({ meal, photo }: { meal: Meal; photo: Photo }): void {
  expect([meal.items, meal.description, meal.proposal ?? null]).toEqual([null, null, null]);
  if (photo.status === 'failed') {
    expect(meal.analysis).toBeNull();
    expect(['provider_error', 'not_food', 'unreadable']).toContain(photo.failure);
    return;
  }
  expect(photo.status).toBe('done');
  const analysis: Analysis = analysisSchema.parse(meal.analysis);
  const texts = analysis.items.flatMap(({ name, amount, preparation }) => [
    name,
    amount.text,
    preparation ?? '',
  ]);
  const questions = (analysis.questions ?? []).flatMap(({ text, options }) => [text, ...options]);
  for (const text of [...texts, ...questions, ...analysis.notFound, meal.name])
    expect(text).not.toMatch(TROUBLE);
  for (const { grams, caloriesHigh, per100g } of analysis.items) {
    expect(grams).toBeGreaterThan(0);
    expect(grams).toBeLessThanOrEqual(3_000);
    expect(caloriesHigh).toBeLessThanOrEqual(3_000 * 9.05);
    expect(per100g.calories ?? 0).toBeLessThanOrEqual(905);
  }
}

test.each(HOSTILE_WORDS.map((words, index) => [index + 1, words]))(
  'words that contain instructions (%i) are sent as data, and the analysis is not affected',
  async (_index, words) => {
    provider.asked.length = 0;
    provider.willAnswer(CHICKEN_AND_RICE);
    // Notes are stored as written, except for characters that a form cannot carry.
    const notes = words.slice(0, NOTES_MOST).replaceAll('\0', '');
    const outcome = await played(notes);
    expectSound(outcome);
    expect(outcome.photo.status).toBe('done');
    const { messages } = JSON.parse(provider.asked.at(-1) ?? '{}') as {
      messages: { role: string; content: string | { text?: string }[] }[];
    };
    const [system, user] = messages;
    expect([messages.length, system?.content]).toEqual([2, INSTRUCTIONS]);
    const [said] = user?.content as { text: string }[];
    const [, ...json] = said?.text.split('\n') ?? [];
    expect(JSON.parse(json.join('\n'))).toMatchObject({ words: outcome.meal.notes });
  },
);

test.each(OBEDIENT_ANSWERS.map((answer, index) => [index + 1, answer]))(
  'an answer of a model that followed the instructions (%i) becomes a valid estimate or none',
  async (_index, content) => {
    const before = [await account(bystander), await account(ada)];
    provider.willAnswer({ content });
    expectSound(await played('lunch'));
    const [grace, own] = [await account(bystander), await account(ada)];
    expect(grace).toEqual(before[0]);
    expect([own.subscription_status, own.is_admin]).toEqual(['premium', 'false']);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  },
);
