import { request } from 'node:http';

import type { Attack } from './attack';
import { from, keepOn, send } from '../kit/caller';
import { PASSWORD, Person, resetToken, shownBy, type World } from './world';

/** Forty users behind one address, each as active as a user may be. */
export function oneAddress({ url: ours }: World): Attack {
  const statuses = new Map<number, number>();
  return {
    point: 12,
    name: '40 people behind one address',
    run: async (url, until) => {
      const left = { calls: 40 * 60 };
      await keepOn({ until: Math.min(until, Date.now() + 15_000), atOnce: 40 }, async (n) => {
        if ((left.calls -= 1) < 0) return new Promise((resolve) => setTimeout(resolve, 10));
        const headers = { ...shownBy(n % 40), ...from(60_000) };
        const { status } = await send(`${url}/api/auth/me`, { headers });
        if (url === ours) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
    },
    check: async () => {
      const refused = statuses.get(429) ?? 0;
      return Promise.resolve(
        refused > 0 ? [`${refused} calls of theirs were refused with 429`] : [],
      );
    },
  };
}

// A stream that is not ended continues for minutes; on a busy machine its end may be noticed late.
const STREAM_ENDS_MS = 20_000;

/** Opens an event stream. Returns whether it ends after `work` is done. */
async function endsAfter(
  url: string,
  person: Person,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stream = request(`${url}/api/sync/live`, { headers: person.shown() }, (response) => {
      response.resume();
      let patience: NodeJS.Timeout | undefined;
      for (const sign of ['end', 'close', 'aborted'] as const) {
        response.once(sign, () => {
          clearTimeout(patience);
          resolve(true);
        });
      }
      work().then(() => {
        patience = setTimeout(() => {
          resolve(false);
          stream.destroy();
        }, STREAM_ENDS_MS);
      }, reject);
    });
    stream.on('error', () => undefined);
    stream.end();
  });
}

export function liveStreams(world: World): Attack {
  const problems: string[] = [];
  const { url: ours } = world;
  const ways: Record<string, (person: Person) => Promise<unknown>> = {
    'sign-out': async (person) => person.send('/api/auth/logout', { body: '{}' }),
    'a new password': async (person) => {
      const token = resetToken(world, person.email);
      const body = { token, password: `${PASSWORD} new`, confirmPassword: `${PASSWORD} new` };
      return send(`${ours}/api/auth/reset-password`, {
        body: JSON.stringify(body),
        headers: from(7),
      });
    },
    deletion: async (person) =>
      person.send('/api/account', {
        method: 'DELETE',
        body: JSON.stringify({ currentPassword: PASSWORD }),
      }),
  };
  return {
    point: 13,
    name: 'live streams after their session',
    run: async (url) => {
      if (url !== ours) return;
      for (const [n, [way, work]] of Object.entries(ways).entries()) {
        const person = await Person.register(url, 100 + n);
        const ended = await endsAfter(url, person, async () => work(person));
        if (!ended) problems.push(`a stream goes on after ${way}`);
      }
    },
    check: async () => Promise.resolve(problems),
  };
}

/** Ten wrong passwords from elsewhere, then the owner on a device that has signed in before. */
export function wrongPasswords({ url: ours }: World): Attack {
  const problems: string[] = [];
  return {
    point: 14,
    name: 'ten wrong passwords',
    run: async (url) => {
      if (url !== ours) return;
      const owner = await Person.register(url, 200);
      const device = owner.shown();
      if ((await owner.logIn(PASSWORD)) !== 200)
        problems.push('the owner could not sign in at all');
      owner.signedOut();
      for (let n = 0; n < 10; n += 1) {
        const body = JSON.stringify({ email: owner.email, password: `wrong ${n}` });
        await send(`${url}/api/auth/login`, { body, headers: from(61_000) });
      }
      const status = await owner.logIn(PASSWORD);
      if (status !== 200) problems.push(`the owner is answered with ${status}`);
      const me = await send(`${url}/api/auth/me`, { headers: { ...device, ...from(3) } });
      if (me.status === 429) problems.push('a device that is signed in is refused');
    },
    check: async () => Promise.resolve(problems),
  };
}

export const HERMAN = { username: 'herman', password: 'tabulating machine 1890' };

/** The same for the admin area. */
export function wrongAdminPasswords({ url: ours }: World): Attack {
  const problems: string[] = [];
  const logIn = async (url: string, password: string, headers: Record<string, string>) =>
    send(`${url}/api/admin/login`, { body: JSON.stringify({ ...HERMAN, password }), headers });
  return {
    point: 14,
    name: 'ten wrong passwords of an administrator',
    run: async (url) => {
      if (url !== ours) return;
      const first = await logIn(url, HERMAN.password, from(62_000));
      if (first.status !== 200) problems.push(`the administrator is answered with ${first.status}`);
      const lines = first.headers['set-cookie'];
      const pairs = (Array.isArray(lines) ? lines : []).map((line) => line.split(';')[0]);
      for (let n = 0; n < 10; n += 1) await logIn(url, `wrong ${n}`, from(63_000));
      const device = { Cookie: pairs.join('; '), ...from(62_000) };
      const again = await logIn(url, HERMAN.password, device);
      if (again.status !== 200) problems.push(`later they are answered with ${again.status}`);
    },
    check: async () => Promise.resolve(problems),
  };
}
