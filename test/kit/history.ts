import { expect, type Page } from '@playwright/test';
import { uuidv4 } from 'uuidv7';

import type { MealType } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import type { Profile } from '#shared/records/profile';
import { PROTOCOL_VERSION } from '#shared/sync/protocol';

import { mealFields } from './stores';
import { op, TABLET } from './sync-requests';
import { KEPT_CONNECTION } from './kept-connection';

/** The local day of this machine, `days` days ago. */
export function daysAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  // The Swedish locale formats dates as 'YYYY-MM-DD'.
  return day.toLocaleDateString('sv-SE');
}

export interface PastMeal {
  /** 'YYYY-MM-DDTHH:mm' */
  at: string;
  items: MealItem[];
  /** Lunch by default. */
  mealType?: MealType;
}

export interface PastWeight {
  at: string;
  weight: number;
}

interface History {
  meals?: PastMeal[];
  weights?: PastWeight[];
  /** Does not add a weight record. */
  profile?: Profile;
}

/** Sends earlier records to the server, as another device of the user would. */
export async function bringHistory(
  page: Page,
  { meals = [], weights = [], profile }: History,
): Promise<void> {
  const { user } = (await (await page.request.get('/api/auth/me', KEPT_CONNECTION)).json()) as {
    user: { id: string };
  };
  const at = Date.now();
  const ops = [
    ...(profile
      ? [op({ opId: uuidv4(), id: user.id, at, type: 'profile', patch: { ...profile } })]
      : []),
    ...meals.map(({ at: mealTime, items, mealType = 'lunch' }) => {
      const id = uuidv4();
      const name = items[0]?.name ?? 'A meal';
      return op({
        opId: id,
        id,
        at,
        patch: { ...mealFields({ name, mealTime, items, mealType }) },
      });
    }),
    ...weights.map(({ at: recordedAt, weight }) => {
      const id = uuidv4();
      const patch = { weight, weightUnit: 'kg', recordedAt };
      return op({ opId: id, id, at, type: 'weight', patch });
    }),
  ];
  for (let from = 0; from < ops.length; from += ONCE) {
    const answer = await page.request.post('/api/sync', {
      ...KEPT_CONNECTION,
      data: {
        proto: PROTOCOL_VERSION,
        app: 'test',
        userId: user.id,
        replicaId: TABLET,
        epoch: null,
        cursor: 0,
        limit: 1,
        sentAt: at,
        ops: ops.slice(from, from + ONCE),
      },
    });
    expect(answer.status()).toBe(200);
    const { results } = (await answer.json()) as { results: { status: string }[] };
    expect(results.filter(({ status }) => status !== 'applied')).toEqual([]);
  }
}

const ONCE = 100;
