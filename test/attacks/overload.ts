import type { Attack } from './attack';
import { keepOn, LATE, send } from '../kit/caller';
import { shownBy, type World } from './world';

const TIMES = 3;
const DRAINED_MS = 5_000;
// The most that one process can send.
const RATE_MOST = 4_000;

interface Tally {
  answered: number;
  refused: number;
  withoutRetryAfter: number;
  /** No response in ten seconds. */
  late: number;
  /** The connection was closed instead. */
  closed: number;
}

/** Requests per second that a server answers to sixteen sequential clients. */
async function capacity(url: string): Promise<number> {
  let answered = 0;
  const began = Date.now();
  await keepOn({ until: began + 1_000, atOnce: 16 }, async (n) => {
    const { status } = await send(`${url}/api/meals?limit=5`, { headers: shownBy(n % 400) });
    if (status === 200) answered += 1;
  });
  return (answered * 1_000) / (Date.now() - began);
}

/** Sends requests at a fixed rate, whether or not earlier ones have been answered. */
async function flood(
  url: string,
  { rate, until }: { rate: number; until: number },
): Promise<Tally> {
  const tally: Tally = { answered: 0, refused: 0, withoutRetryAfter: 0, late: 0, closed: 0 };
  const open: Promise<void>[] = [];
  const one = async (n: number) => {
    const { status, headers, text } = await send(`${url}/api/meals?limit=5`, {
      headers: shownBy(n % 400),
    });
    if (status === 0) tally[text === LATE ? 'late' : 'closed'] += 1;
    else if (status === 503) tally.refused += 1;
    else tally.answered += 1;
    if (status === 503 && headers['retry-after'] === undefined) tally.withoutRetryAfter += 1;
  };
  const began = Date.now();
  while (Date.now() < until) {
    const due = ((Date.now() - began) / 1_000) * rate;
    while (open.length < due) open.push(one(open.length));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(open);
  return tally;
}

/** Three times as many requests as the server can answer. */
export function overload({ url: ours }: World): Attack {
  const problems: string[] = [];
  return {
    point: 11,
    name: 'three times its capacity',
    run: async (url, until) => {
      const lasting = Math.max(1_000, until - Date.now());
      const rate = Math.min(TIMES * (await capacity(url)), RATE_MOST);
      const tally = await flood(url, { rate, until: Date.now() + lasting });
      if (url !== ours) return;
      if (tally.late > 0) problems.push(`${tally.late} requests had no answer in ten seconds`);
      if (tally.closed > 0) problems.push(`${tally.closed} connections were closed instead`);
      if (tally.answered === 0) problems.push('nobody was answered');
      if (tally.withoutRetryAfter > 0) problems.push('503 without Retry-After');
      const began = Date.now();
      const { status } = await send(`${url}/api/meals?limit=5`, { headers: shownBy(399) });
      if (status !== 200 && status !== 429) problems.push(`afterwards: ${status}`);
      if (Date.now() - began > DRAINED_MS) problems.push('it was not drained in five seconds');
    },
    check: async () => Promise.resolve(problems),
  };
}
