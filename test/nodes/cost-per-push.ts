import { uuidv4 } from 'uuidv7';

import type { SyncRequest } from '#shared/sync/protocol';

import type { ServerProcess } from '../crash/server-process';
import type { Visitor } from '../kit/api-in-memory';
import { op, synced } from '../kit/sync-requests';
import { Nodes } from './nodes';
import { processorMs, processorMsOfAll } from './processor-time';
import type { Stores } from './stores';

/** Per server: with less to do at a time a server takes longer for each push, even if it is alone. */
const WRITERS = 16;
/** Pushes of each writer in a leg: together they stay below an account's limit per minute. */
const PUSHES = 30;
const WARM_LEGS = 3;

/** Processor time of one push, in ms. */
export interface Cost {
  servers: number;
  postgres: number;
}

export interface CostFigures {
  /** The median of the pairs. */
  one: Cost;
  two: Cost;
  /** Two servers compared with one: the median of the ratios of the pairs. */
  ratio: number;
  /** The same including the processor time of PostgreSQL. */
  ratioOfAll: number;
}

/**
 * The cost of a push with one server on a database, and with two on another, measured alternately in one run, so that
 * both have the same machine. Each server has the same number of writers, and has done the same number of pushes
 * before.
 */
export async function costPerPush(stores: Stores, pairs: number): Promise<CostFigures> {
  const provider = 'http://127.0.0.1:9/v1';
  const single = await Nodes.start(stores, { provider, count: 1 });
  const double = await Nodes.start(stores, { provider, count: 2 });
  try {
    const legs = { one: await Leg.on(single, stores), two: await Leg.on(double, stores) };
    for (let leg = 0; leg < WARM_LEGS; leg += 1) {
      await legs.one.run();
      await legs.two.run();
    }
    const found: { one: Cost; two: Cost }[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      // Alternates which comes first: the second may find a slower machine.
      const first = pair % 2 === 0 ? 'one' : 'two';
      const second = first === 'one' ? 'two' : 'one';
      const costs = { [first]: await legs[first].run(), [second]: await legs[second].run() };
      found.push(costs as { one: Cost; two: Cost });
    }
    return {
      one: medianCost(found.map(({ one }) => one)),
      two: medianCost(found.map(({ two }) => two)),
      ratio: median(found.map(({ one, two }) => two.servers / one.servers)),
      ratioOfAll: median(found.map(({ one, two }) => all(two) / all(one))),
    };
  } finally {
    await single.stop();
    await double.stop();
  }
}

/** Writers of a database, the same number at each of its servers. */
class Leg {
  private constructor(
    private readonly servers: readonly ServerProcess[],
    private readonly postgres: number,
    private readonly writers: Writer[],
  ) {}

  static async on(nodes: Nodes, { postgresPid }: Stores): Promise<Leg> {
    const writers: Writer[] = [];
    while (writers.length < WRITERS * nodes.all.length) {
      const callers = await nodes.member(writers.length);
      const caller = callers[writers.length % callers.length];
      if (caller) writers.push(new Writer(caller));
    }
    return new Leg(nodes.all, postgresPid, writers);
  }

  async run(): Promise<Cost> {
    const before = this.time();
    await Promise.all(this.writers.map(async (writer) => writer.push()));
    const after = this.time();
    const count = this.writers.length * PUSHES;
    return {
      servers: (after.servers - before.servers) / count,
      postgres: (after.postgres - before.postgres) / count,
    };
  }

  private time(): Cost {
    const servers = this.servers.reduce((sum, { pid }) => sum + processorMs(pid ?? 0), 0);
    return { servers, postgres: processorMsOfAll(this.postgres) };
  }
}

/** A device that sends one new meal after another. */
class Writer {
  private place: Pick<SyncRequest, 'replicaId' | 'cursor' | 'epoch'> = {
    replicaId: uuidv4(),
    cursor: 0,
    epoch: null,
  };

  constructor(private readonly visitor: Visitor) {}

  async push(): Promise<void> {
    for (let push = 0; push < PUSHES; push += 1) {
      const { cursor, epoch } = await synced(this.visitor, { ...this.place, ops: [op()] });
      this.place = { ...this.place, cursor, epoch };
    }
  }
}

const all = ({ servers, postgres }: Cost) => servers + postgres;

function medianCost(costs: Cost[]): Cost {
  return {
    servers: median(costs.map(({ servers }) => servers)),
    postgres: median(costs.map(({ postgres }) => postgres)),
  };
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
