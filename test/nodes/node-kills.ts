import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { Chance } from '../crash/chance';
import { check, type Findings, problemsOf, type Promised } from '../crash/checks';
import { Gate } from '../crash/gate';
import { Ledger } from '../crash/ledger';
import { Provider } from '../crash/provider';
import { testPictures, Writers } from '../crash/writers';
import { Nodes } from './nodes';
import type { Stores } from './stores';

const KILL_MS = [5, 200] as const;
const FIRST_ANSWER_MS = 10_000;
/** The longest time that the others run alone. */
const ALONE_MS = [0, 300] as const;
/** In one of this many rounds, all are killed at once. */
const ALL_DIE = 8;
/** One in this many servers is also killed while it starts. */
const DIES_STARTING = 8;
const STARTING_MS = [20, 600] as const;
/** After this many rounds new accounts take over. */
const GENERATION = 50;

export interface KillFigures {
  kills: number;
  batches: number;
  uploads: number;
  /** Requests that got no response, and were sent again. */
  unanswered: number;
  findings: Findings;
  problems: string[];
}

/**
 * Servers on one database and one bucket under four writers, each request at any of them; one is killed with -9 at any
 * moment and restarted while the others continue. After every round, all promises are checked.
 */
export async function nodeKills(
  stores: Stores,
  { rounds, seed }: { rounds: number; seed: number },
  say: (words: string) => void = () => undefined,
): Promise<KillFigures> {
  const chance = new Chance(seed);
  const provider = await Provider.start(chance.split());
  // On their own, the servers then write only analyses of photos: everything else is from the writers.
  const env = { OPENAI_READS_WORDS: '0' };
  const nodes = await Nodes.start(stores, { provider: provider.url, env });
  try {
    return await new Killing(nodes, chance).play(rounds, say);
  } catch (error) {
    throw new Error(`seed ${seed}\n${nodes.words}`, { cause: error });
  } finally {
    await nodes.stop();
    await provider.stop();
  }
}

class Killing {
  private readonly ledger = new Ledger();
  private readonly gate = new Gate();
  private kills = 0;

  constructor(
    private readonly nodes: Nodes,
    private readonly chance: Chance,
  ) {}

  async play(rounds: number, say: (words: string) => void): Promise<KillFigures> {
    const { ledger, gate, chance, nodes } = this;
    const toAny = chance.split();
    // A device does not know which server it gets, nor whether one is dead.
    const server = {
      get url() {
        return toAny.pick(nodes.all)?.url ?? '';
      },
    };
    const world = { server, gate, ledger, pictures: await testPictures() };
    const problems: string[] = [];
    for (let done = 0; done < rounds; done += GENERATION) {
      gate.open();
      const writers = await Writers.register(world, chance.split());
      problems.push(...(await this.generation(writers, Math.min(GENERATION, rounds - done))));
      say(`${Math.min(done + GENERATION, rounds)} rounds, ${ledger.batches.length} batches`);
    }
    const findings = await this.findings(ledger);
    const { batches, uploads, unanswered } = ledger;
    const sent = { batches: batches.length, uploads: uploads.length, unanswered };
    return {
      kills: this.kills,
      ...sent,
      findings,
      problems: [...problems, ...problemsOf(findings)],
    };
  }

  private async generation(writers: Writers, rounds: number): Promise<string[]> {
    const writing = writers.run();
    try {
      for (let round = 0; round < rounds; round += 1) {
        this.gate.open();
        await Promise.race([this.momentToKill(), writing]);
        await this.killAndStart();
        this.gate.close();
        await this.gate.empty();
        await this.look(writers);
        await writers.watch();
      }
      this.gate.open();
      writers.stop();
      await writing;
    } finally {
      this.gate.close();
      writers.stop();
    }
    await this.look(writers);
    const { holdings } = await this.nodes.kept(writers);
    return writers.holes(holdings);
  }

  /** In half of the rounds counts from the first response: a slow machine may give none within the time. */
  private async momentToKill(): Promise<void> {
    if (this.chance.oneIn(2)) {
      const late = pause(FIRST_ANSWER_MS, undefined, { ref: false });
      await Promise.race([once(this.ledger.news, 'answer'), late]);
    }
    await pause(this.chance.between(...KILL_MS));
  }

  private async killAndStart(): Promise<void> {
    const { chance, nodes } = this;
    const one = chance.pick(nodes.all);
    const dying = chance.oneIn(ALL_DIE) ? nodes.all : one ? [one] : [];
    await Promise.all(dying.map(async (node) => node.kill()));
    this.kills += dying.length;
    await pause(chance.between(...ALONE_MS));
    for (const node of dying) {
      if (chance.oneIn(DIES_STARTING)) {
        await node.dieStarting(chance.between(...STARTING_MS));
        this.kills += 1;
      }
    }
    await Promise.all(dying.map(async (node) => node.start()));
  }

  /** The first problem ends the run: later ones would only hide it. */
  private async look({ accounts }: Writers): Promise<void> {
    const found = await this.findings(this.ledger.of(accounts));
    const [first] = [...this.ledger.complaints, ...problemsOf(found)];
    if (first !== undefined) throw new Error(`after ${this.kills} kills: ${first}`);
  }

  private async findings(promised: Promised): Promise<Findings> {
    return check(await this.nodes.kept(promised), promised);
  }
}
