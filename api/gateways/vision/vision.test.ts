import { ProviderFailure } from './provider-failure';
import type { Answer, ProviderInterface } from './provider-interface';
import { Vision } from './vision';

const QUESTION = { picture: null, words: 'rice', corrections: [], notEaten: [] };
const ANSWER: Answer = {
  reading: { verdict: 'not_food', items: [], questions: [] },
  usage: { calls: 1, inputTokens: null, outputTokens: null },
};

test('a provider is asked again if the first request after its pause was aborted', async () => {
  let clock = 0;
  let ask = async (): Promise<Answer> => Promise.reject(new ProviderFailure('unauthorized'));
  const failureOf = () => new ProviderFailure('timeout');
  const provider: ProviderInterface = { model: 'm', failureOf, ask: async () => ask() };
  const vision = new Vision(provider, 60_000, () => clock);
  await expect(vision.read(QUESTION)).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(vision.read(QUESTION)).rejects.toMatchObject({ kind: 'resting' });

  clock += 31_000;
  const off = new AbortController();
  ask = async () =>
    new Promise((_answer, reject) => {
      off.signal.addEventListener('abort', () => {
        reject(new Error('called off'));
      });
    });
  const asking = vision.read(QUESTION, { signal: off.signal });
  await new Promise((resolve) => setImmediate(resolve));
  off.abort();
  await expect(asking).rejects.toMatchObject({ kind: 'timeout' });

  ask = async () => Promise.resolve(ANSWER);
  clock += 24 * 3600 * 1_000;
  expect(await vision.read(QUESTION)).toMatchObject({ reading: ANSWER.reading });
});
