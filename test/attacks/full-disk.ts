import { uuidv7 } from 'uuidv7';

import type { LiveServer } from '../kit/live-server';
import type { Attack } from './attack';
import { send, type Got } from '../kit/caller';
import type { Person } from './world';

const PATIENCE_MS = 60_000;

function bigMeal(): object {
  const id = uuidv7();
  const notes = 'x'.repeat(2_000);
  const meal = {
    name: 'Meal',
    description: null,
    notes,
    mealType: 'lunch',
    mealTime: '2026-11-20T12:00',
  };
  const patch = { ...meal, photoId: null, estimate: null, items: null };
  return { opId: id, v: 3, type: 'meal', id, act: 'put', patch, base: 0, at: Date.now() };
}

const hundredMeals = () => Array.from({ length: 100 }, bigMeal);

/** Sends meals until the server rejects them; returns the last response. */
async function fill(round: (ops: object[]) => Promise<Got>, until: number): Promise<Got> {
  for (;;) {
    const got = await round(hundredMeals());
    if (got.status !== 200 || Date.now() > until) return got;
  }
}

/** Sends meals until the server rejects them for lack of space, and checks how else it behaves then. */
export function fullDisk(server: LiveServer, person: Person, userId: string): Attack {
  const problems: string[] = [];
  const ours = server.url.replace('localhost', '127.0.0.1');
  const round = async (ops: object[]) => {
    const replicaId = 'a5c86a52-32a4-4bd2-a1a6-0b1c55d01a11';
    const asked = { proto: 1, app: 'attack', userId, replicaId, epoch: null, cursor: 0, limit: 10 };
    return person.send('/api/sync', {
      body: JSON.stringify({ ...asked, sentAt: Date.now(), ops }),
    });
  };
  return {
    point: 11,
    name: 'a full disk of 24 MB',
    run: async (url, until) => {
      if (url !== ours) return;
      const kept = await fill(round, until + PATIENCE_MS);
      if (kept.status !== 507) problems.push(`no room: ${kept.status} in place of 507`);
      const pulled = await round([]);
      if (pulled.status !== 200) problems.push(`no room: a pull is answered with ${pulled.status}`);
      if (!pulled.text.includes('"type":"meal"')) problems.push('what was kept is not there');
      // The database can make room for a few more by moving data out of its journal.
      const again = await fill(round, until + PATIENCE_MS);
      if (again.status !== 507) problems.push(`no room, once more: ${again.status}`);
      if (!('retry-after' in again.headers)) problems.push('507 without Retry-After');
      const health = await send(`${url}/api/health`);
      if (health.status !== 200) problems.push(`no room: health is ${health.status}`);
    },
    check: async () => {
      if (!server.output.includes('SQLITE_FULL')) problems.push('the log does not name the cause');
      return Promise.resolve(problems);
    },
  };
}
