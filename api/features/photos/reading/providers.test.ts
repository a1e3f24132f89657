import { AiMock } from '../../../../test/kit/ai-mock';
import { MockLlm } from '../../../../test/kit/mock-llm';
import { PhotoCase, ProviderServer } from '../../../../test/kit/photo-case';
import { BEHAVIOURS, RawProvider } from '../../../../test/kit/raw-provider';
import { CHICKEN_AND_RICE, seen } from '../../../../test/kit/vision-counterpart';

const GOOD = 'content' in CHICKEN_AND_RICE ? CHICKEN_AND_RICE.content : '';
const HOUR_MS = 3600 * 1000;
/** For requests that never succeed, because a test waits for each attempt. */
const SHORT_MS = 200;

let mock: AiMock;
let other: MockLlm;
let raw: RawProvider;
beforeAll(async () => {
  [mock, other, raw] = await Promise.all([AiMock.start(), MockLlm.start(), RawProvider.start()]);
});
afterAll(async () => {
  await Promise.all([mock.stop(), other.stop(), raw.stop()]);
});

const READ = { photo: ['done', null], progress: null, items: 2, used: 1, job: 'done' };
const failed = (failure: string) => ({
  photo: ['failed', failure],
  progress: ['failed', failure],
  items: null,
  used: 0,
  job: 'failed',
});

async function ending(server: ProviderServer) {
  const one = await PhotoCase.start(server);
  await one.untilEnded();
  return one.outcome();
}

let server: ProviderServer;
const around = (url: () => string, providerMs?: number) => {
  beforeAll(async () => {
    server = await ProviderServer.start(url(), {}, providerMs);
  });
  afterAll(async () => server.api.stop());
};

/** Runs a test on a server of its own if it would affect other tests. */
async function alone(
  url: string,
  env: Record<string, string>,
  play: (on: ProviderServer) => Promise<void>,
) {
  const on = await ProviderServer.start(url, env);
  await play(on);
  await on.api.stop();
}

describe('aimock', () => {
  around(() => mock.url);

  test.each([
    ['an answer', { content: GOOD }, READ],
    ['an answer in a code block', { content: `\`\`\`json\n${GOOD}\n\`\`\`` }, READ],
    ['an answer after thinking aloud', { content: `<think>{hm}</think>${GOOD}` }, READ],
    ['words', { content: 'I see a plate of rice.' }, failed('provider_error')],
    ['malformed JSON', { content: GOOD.slice(0, -9) + '}' }, failed('provider_error')],
    [
      'another shape',
      { content: '{"verdict":"food","items":[{"name":"rice","calories":5}],"questions":[]}' },
      failed('provider_error'),
    ],
    ['a truncated answer', { content: GOOD, finishReason: 'length' }, failed('provider_error')],
    ['a filtered answer', { content: '', finishReason: 'content_filter' }, failed('refused')],
    ['a 400', { error: { message: 'no' }, status: 400 }, failed('provider_error')],
    ['a 500', { error: { message: 'no' }, status: 500 }, failed('provider_error')],
  ])('%s leads to the right meal, count and job', async (_what, answer, expected) => {
    mock.say(answer);
    expect(await ending(server)).toEqual(expected);
  });

  test.each([
    ['a malformed body', { malformedRate: 1 }, failed('provider_error')],
    ['lost connections', { disconnectRate: 1 }, failed('provider_error')],
    ['an answer that is slow, but in time', { latencyMs: 500 }, READ],
  ])('%s leads to the right meal, count and job', async (_what, chaos, expected) => {
    mock.say({ content: GOOD }, chaos);
    expect(await ending(server)).toEqual(expected);
  });

  test('an answer that is too slow leads to the right meal, count and job', async () => {
    mock.say({ content: GOOD }, { latencyMs: 2_000 });
    const on = await ProviderServer.start(mock.url, {}, SHORT_MS);
    expect(await ending(on)).toEqual(failed('provider_error'));
    await on.api.stop();
  });

  test('a refunded image is not counted again if its photo is edited', async () => {
    mock.say({ error: { message: 'no' }, status: 400 });
    const photo = await PhotoCase.start(server);
    await photo.untilEnded();
    await photo.editPhoto();
    expect(await photo.outcome()).toEqual(failed('provider_error'));
  });

  test('a request has the picture as a data URL and the format of the answer, and nothing else', async () => {
    mock.say({ content: GOOD });
    await ending(server);
    const asked = mock.asked().at(-1) as Record<string, never>;
    expect(asked).toMatchObject({
      model: 'm',
      max_tokens: 4_000,
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
    const text = JSON.stringify(asked);
    expect(text).toContain('data:image/jpeg;base64,');
    expect(text).not.toContain('CanaryCam');
    expect(Object.keys(asked).sort()).toEqual(
      expect.arrayContaining(['max_tokens', 'messages', 'model', 'response_format']),
    );
  });

  test('a 429 with a Retry-After of 30 seconds is retried then, and does not count as an attempt', async () => {
    mock.say({ error: { message: 'slow down' }, status: 429, retryAfter: 30 });
    await alone(mock.url, {}, async (on) => {
      const one = await PhotoCase.start(on);
      const job = await one.untilTried();
      expect(job).toMatchObject({ state: 'queued', attempts: 0 });
      expect((job.run_at - job.created_at) / 1_000).toBeCloseTo(30, -1);
      expect(await one.outcome()).toMatchObject({
        photo: ['queued', null],
        progress: ['waiting', null],
        used: 1,
      });
      mock.say({ content: GOOD });
      await one.untilEnded();
      expect(await one.outcome()).toEqual(READ);
    });
  });

  test('with wrong settings a photo waits two days for the host to fix them', async () => {
    mock.say({ error: { message: 'Incorrect API key' }, status: 401 });
    await alone(mock.url, {}, async (on) => {
      const one = await PhotoCase.start(on);
      await one.untilTried();
      expect(await one.outcome()).toMatchObject({
        photo: ['queued', null],
        used: 1,
        job: 'queued',
      });
      on.pass(49 * HOUR_MS);
      await one.untilEnded();
      expect(await one.outcome()).toEqual(failed('provider_error'));
    });
  });

  test('the daily cost limit is not exceeded, and a photo waits for the next day', async () => {
    mock.say({ content: GOOD });
    const prices = { OPENAI_INPUT_PRICE: '1', OPENAI_OUTPUT_PRICE: '1' };
    const asked = mock.asked().length;
    await alone(mock.url, { ...prices, OPENAI_DAILY_COST: '0.01' }, async (on) => {
      const one = await PhotoCase.start(on);
      const job = await one.untilTried();
      expect(new Date(job.run_at).toISOString()).toContain('T00:00:00.000Z');
      expect(mock.asked().length).toBe(asked);
      expect(await one.outcome()).toMatchObject({ progress: ['waiting', null], used: 1 });
    });
    await alone(mock.url, { ...prices, OPENAI_DAILY_COST: '0.1' }, async (on) => {
      expect(await ending(on)).toEqual(READ);
    });
  });

  test('a provider that fails repeatedly is paused, and then asked once more', async () => {
    mock.say({ error: { message: 'no' }, status: 500 });
    await alone(mock.url, {}, async (on) => {
      await ending(on);
      const asked = mock.asked().length;
      const resting = await PhotoCase.start(on);
      await resting.untilTried();
      on.pass(20_000);
      await resting.untilTried();
      expect(mock.asked().length).toBeLessThanOrEqual(asked + 4);
      mock.say({ content: GOOD });
      await resting.untilEnded();
      expect(await resting.outcome()).toEqual(READ);
    });
  });
});

describe('mock-llm', () => {
  around(() => other.url);

  const completion = (message: object, finish_reason = 'stop') => ({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, finish_reason, message: { role: 'assistant', ...message } }],
  });
  const good = { status: 200, body: completion({ content: GOOD }) };
  const no = { error: { message: 'no' } };

  test.each([
    ['an answer', [good], READ],
    [
      'a refusal',
      [{ status: 200, body: completion({ content: null, refusal: 'I cannot.' }) }],
      failed('refused'),
    ],
    [
      'no content',
      [{ status: 200, body: completion({ content: null }) }],
      failed('provider_error'),
    ],
    ['no choices', [{ status: 200, body: { choices: [] } }], failed('provider_error')],
    ['a 500 and then an answer', [{ status: 500, body: no }, good], READ],
    ['a 429 and then an answer', [{ status: 429, body: no }, good], READ],
    [
      'words and then an answer',
      [{ status: 200, body: completion({ content: 'Sure!' }) }, good],
      READ,
    ],
    [
      'an infinite number',
      [
        {
          status: 200,
          body: completion({
            content: JSON.stringify({ verdict: 'food', items: [seen()], questions: [] }).replace(
              '150',
              '1e999',
            ),
          }),
        },
      ],
      failed('provider_error'),
    ],
  ])('%s leads to the right meal, count and job', async (_what, answers, expected) => {
    await other.say(...answers);
    expect(await ending(server)).toEqual(expected);
  });
});

describe('bare TCP', () => {
  around(() => raw.url, SHORT_MS);

  test.each(Object.entries(BEHAVIOURS))(
    'a provider that %s leads to the right meal, count and job',
    async (_what, behaviour) => {
      raw.behaviour = behaviour;
      raw.questions = 0;
      expect(await ending(server)).toEqual(failed('provider_error'));
      expect(raw.questions).toBeGreaterThan(0);
      expect(raw.questions).toBeLessThanOrEqual(8);
    },
  );
});
