import type { Attack } from './attack';
import { keepOn, send } from '../kit/caller';
import { REMEMBERING, shownBy, syncOf } from './world';

const FOODS = [
  '2 eggs',
  'a bowl of oatmeal',
  'chicken tikka masala',
  'pizza',
  '200 g rice',
  'an apple',
];
const LONG = Array.from({ length: 2_000 }, (_, n) => FOODS[n % FOODS.length])
  .join(', ')
  .slice(0, 9_990);

async function analyse(url: string, person: number, description: string): Promise<number> {
  const body = JSON.stringify({ description, mealTime: '2026-11-20T12:00' });
  const { status } = await send(`${url}/api/analyze-text`, { body, headers: shownBy(person) });
  return status;
}

export const longTexts = (): Attack => ({
  point: 9,
  name: 'meals of 10,000 characters',
  run: async (url, until) =>
    keepOn({ until, atOnce: 2 }, async (n) => {
      await analyse(url, 3 + (n % 300), `${LONG.slice(0, 9_000)} ${n}`);
    }),
});

export const rememberedFoods = (): Attack => ({
  point: 9,
  name: 'words of somebody who remembers 5,000 foods',
  run: async (url, until) =>
    keepOn({ until, atOnce: 1 }, async (n) => {
      await analyse(url, REMEMBERING, `grandma's stew ${n}, 2 eggs and my porridge`);
    }),
});

/** Must run on a server that has just started. */
export const firstWords = (): Attack => ({
  point: 9,
  name: 'the first words after a start',
  run: async (url) => {
    await analyse(url, 5, 'two eggs and a slice of toast');
  },
});

/** A server runs its maintenance when it starts. */
export const maintenance = (): Attack => ({
  point: 10,
  name: 'maintenance of a big database',
  run: async (_url, until) => {
    await new Promise((resolve) => setTimeout(resolve, until - Date.now()));
  },
});

function asked(name: string, ask: (url: string) => Promise<number>): () => Attack {
  return () => {
    const statuses = new Set<number>();
    return {
      point: 10,
      name,
      run: async (url, until) =>
        keepOn({ until, atOnce: 2 }, async () => {
          statuses.add(await ask(url));
        }),
      check: async () =>
        Promise.resolve(
          statuses.has(200) ? [] : [`never answered with 200: ${[...statuses].join()}`],
        ),
    };
  };
}

export const mealList = asked('GET /api/meals?limit=50 of a big account', async (url) => {
  const { status } = await send(`${url}/api/meals?limit=50`, { headers: shownBy(0) });
  return status;
});

export const digest = asked('a digest of a big account', async (url) => {
  const body = syncOf(0, { digest: true, cursor: 1_000_000, epoch: null });
  const { status } = await send(`${url}/api/sync`, { body, headers: shownBy(0) });
  return status === 409 ? 200 : status;
});
