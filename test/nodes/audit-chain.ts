import { setTimeout as pause } from 'node:timers/promises';

import { addAdmin } from '../../api/store/admins';
import { checkChain } from '../../api/store/audit';
import { inTransaction } from '../../api/store/in-transaction';
import { Visitor } from '../kit/api-in-memory';
import { tryDesk } from '../kit/desk';
import { HERMAN, HERMANS_ROW } from '../kit/live-desk';
import { Nodes } from './nodes';
import type { Stores } from './stores';

const AT_ONCE = 8;

export interface ChainFigures {
  /** Requests of the administrator that were answered. */
  answered: number;
  /** Their entries in the log. */
  entries: number;
  problems: string[];
}

/** An administrator views users on both servers at once, and one of them is killed meanwhile. */
export async function auditOnNodes(stores: Stores, looks: number): Promise<ChainFigures> {
  const nodes = await Nodes.start(stores, { provider: 'http://127.0.0.1:9/v1' });
  try {
    await inTransaction(nodes.db, async (trx) => addAdmin(trx, HERMANS_ROW));
    const cookies = await signIn(nodes);
    let [sent, answered] = [0, 0];
    const look = async (place: number) => {
      const visitor = new Visitor(nodes.all[place % nodes.all.length]?.url ?? '');
      visitor.cookies = cookies;
      sent += 1;
      const answer = await visitor.get('/api/admin/users').catch(() => undefined);
      if (answer?.status === 200) answered += 1;
    };
    const lookOn = async (place: number) => {
      for (let done = 0; done < looks / AT_ONCE; done += 1) await look(place + done);
    };
    const looking = Promise.all(Array.from({ length: AT_ONCE }, async (_, place) => lookOn(place)));
    await pause(100);
    const [one] = nodes.all;
    await one?.kill();
    await one?.start();
    await looking;
    // The restarted one has checked the log on its own; both have all of it.
    await Promise.all(nodes.all.map(async (_node, place) => look(place)));
    const { intact, brokenAt } = await checkChain(nodes.db);
    const rows = await nodes.db
      .selectFrom('audit_log')
      .select('n')
      .where('action', '=', 'users_viewed')
      .execute();
    const problems = intact ? [] : [`the chain is broken at ${String(brokenAt)}`];
    for (const chain of await Promise.all(nodes.all.map(async ({ url }) => chainAt(url, cookies))))
      if (!chain.intact)
        problems.push(`a server says that it is broken at ${String(chain.brokenAt)}`);
    if (rows.length < answered || rows.length > sent)
      problems.push(`${rows.length} entries of ${answered} looks, ${sent} sent`);
    return { answered, entries: rows.length, problems };
  } finally {
    await nodes.stop();
  }
}

async function signIn({ all: [node] }: Nodes): Promise<string> {
  const visitor = new Visitor(node?.url ?? '');
  const { status } = await tryDesk(visitor, HERMAN);
  if (status !== 200) throw new Error(`The administrator was refused with ${status}.`);
  return visitor.cookies;
}

async function chainAt(url: string, cookies: string) {
  const visitor = new Visitor(url);
  visitor.cookies = cookies;
  const { body } = await visitor.get('/api/admin/audit');
  return (body as { chain: { intact: boolean; brokenAt: number | null } }).chain;
}
