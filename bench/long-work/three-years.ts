import type { Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { PROTOCOL_VERSION, type Op } from '#shared/sync/protocol';

import { daysFromToday } from '../../test/kit/calendar';
import { analysisOf, foodItem } from '../../test/kit/items';
import { KEPT_CONNECTION } from '../../test/kit/kept-connection';
import { profileFields } from '../../test/kit/profiles';
import { mealFields } from '../../test/kit/stores';
import { op, TABLET } from '../../test/kit/sync-requests';

const DAYS = 3 * 365;
const HOURS = ['08:00', '10:30', '12:30', '16:00', '19:00'];
const TYPES = ['breakfast', 'snack', 'lunch', 'snack', 'dinner'] as const;
const WEIGHED_EVERY = 3;
const FAVOURITES = 40;
const OPS_AT_ONCE = 40;

/** Sends the server the records of another device: five meals a day, the newest yesterday. */
export async function bringThreeYears(page: Page, userId: string): Promise<void> {
  const ops = [profile(userId), ...meals(), ...weights(), ...favourites()];
  for (let from = 0; from < ops.length; from += OPS_AT_ONCE) {
    const answer = await page.request.post('/api/sync', {
      ...KEPT_CONNECTION,
      data: {
        proto: PROTOCOL_VERSION,
        app: 'bench',
        userId,
        replicaId: TABLET,
        epoch: null,
        cursor: 0,
        limit: 1,
        sentAt: Date.now(),
        ops: ops.slice(from, from + OPS_AT_ONCE),
      },
    });
    const { results } = (await answer.json()) as { results?: { status: string }[] };
    const refused = results?.find(({ status }) => status !== 'applied');
    if (!results || refused) throw new Error(`Not taken: ${JSON.stringify(refused)}`);
  }
}

const made = (part: Partial<Op>): Op => {
  const id = uuidv7();
  return op({ opId: id, id, at: Date.now(), ...part });
};

function profile(userId: string): Op {
  return made({ opId: uuidv7(), type: 'profile', id: userId, patch: { ...profileFields() } });
}

function meals(): Op[] {
  return Array.from({ length: DAYS * HOURS.length }, (_, n) => {
    const place = n % HOURS.length;
    const day = daysFromToday(-1 - Math.floor(n / HOURS.length));
    const fields = mealFields({
      name: `Meal ${n % 90}`,
      description: 'a bowl of porridge, a banana, 200 ml of milk and a handful of almonds',
      mealTime: `${day}T${HOURS[place] ?? ''}`,
      mealType: TYPES[place] ?? 'snack',
      estimate: analysisOf(itemsOf(n)),
    });
    return made({ patch: { ...fields } });
  });
}

function itemsOf(n: number) {
  return Array.from({ length: 4 }, (_, at) =>
    foodItem({ id: `i${at}`, name: `Food ${(n * 7 + at) % 60}`, grams: 50 + (n % 90) }),
  );
}

function weights(): Op[] {
  return Array.from({ length: Math.floor(DAYS / WEIGHED_EVERY) }, (_, n) => {
    const recordedAt = `${daysFromToday(-1 - n * WEIGHED_EVERY)}T07:10`;
    return made({
      type: 'weight',
      patch: { weight: 70 + (n % 20) / 10, weightUnit: 'kg', recordedAt },
    });
  });
}

function favourites(): Op[] {
  return Array.from({ length: FAVOURITES }, (_, n) => {
    const patch = { name: `Meal ${n}`, items: itemsOf(n) };
    return made({ opId: uuidv7(), type: 'favourite', act: 'restore', patch });
  });
}
