import type { Page } from '@playwright/test';
import { uuidv4, uuidv7 } from 'uuidv7';

import { OP_VERSION, PROTOCOL_VERSION } from '#shared/sync/protocol';

import { daysFromToday } from './calendar';
import { mealFields } from './stores';
import { analysisOf, foodItem, questionOf } from './items';
import { KEPT_CONNECTION } from './kept-connection';

/** Sends a meal with an open question to the server, as another device of the same user would. */
export async function askedMeal(page: Page): Promise<void> {
  const me = (await (await page.request.get('/api/auth/me', KEPT_CONNECTION)).json()) as {
    user: { id: string };
  };
  const id = uuidv7();
  const item = foodItem({ name: 'Toast', caloriesLow: 30, caloriesHigh: 240 });
  const estimate = analysisOf([item], { question: questionOf(), caloriesHigh: 240 });
  // The diary opens at the local day of the machine.
  const mealTime = `${daysFromToday(0)}T12:30`;
  const patch = mealFields({ name: 'Toast', description: 'toast', mealTime, estimate });
  const at = Date.now();
  const op = { opId: id, v: OP_VERSION, type: 'meal', id, act: 'put', patch, base: 0, at };
  const answer = await page.request.post('/api/sync', {
    ...KEPT_CONNECTION,
    data: {
      proto: PROTOCOL_VERSION,
      app: 'test',
      userId: me.user.id,
      replicaId: uuidv4(),
      epoch: null,
      cursor: 0,
      limit: 100,
      sentAt: at,
      ops: [op],
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}
