// The product's own store and sync, as its pages run them.
import '../../../../src/store/zod-without-eval';

import { deleteStore, storeOf, type AccountStore } from '../../../../src/store/account-store';
import { write } from '../../../../src/store/write';
import { sync } from '../../../../src/sync/sync';
import { seededMeals } from '../../meals';
import { offer } from './page-bench';

const WRITTEN_AT_ONCE = 250;
const PATIENCE_MS = 600_000;
const PASSWORD = 'analytical engine 1843';

let stores: AccountStore[] = [];
const here = () => storeAt(0);
const there = () => storeAt(1);

offer({
  seed,
  upload: async () => level(here()),
  download: async () => level(there()),
  held: async () => there().db.meal.count(),
  clear: async () => {
    await Promise.all(stores.map(async ({ db }) => deleteStore(db.name)));
  },
});

async function seed(round: number, count: number): Promise<void> {
  const userId = await register();
  stores = ['a', 'b'].map((device) => storeOf(userId, `ours-${round}-${device}`));
  const meals = seededMeals(round, count);
  for (let from = 0; from < count; from += WRITTEN_AT_ONCE) {
    const changes = meals.slice(from, from + WRITTEN_AT_ONCE).map(({ id, fields }) => ({
      type: 'meal' as const,
      act: 'put' as const,
      id,
      patch: fields,
    }));
    await write(here(), changes);
  }
}

async function register(): Promise<string> {
  const answer = await fetch('/api/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: `${Math.random().toString(36).slice(2)}@example.org`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      isThirteenOrOlder: true,
      healthConsent: '2026-11',
    }),
  });
  if (!answer.ok) throw new Error(`No account: ${answer.status}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  return user.id;
}

async function level(store: AccountStore): Promise<void> {
  const end = await sync(store, { trigger: 'person', deadline: store.now() + PATIENCE_MS });
  if (end !== 'up-to-date') throw new Error('Some entries still wait.');
}

function storeAt(index: number): AccountStore {
  const store = stores[index];
  if (!store) throw new Error('Nothing is seeded.');
  return store;
}
