import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { builtProgram } from '../kit/built-program';
import { Chance } from './chance';
import { check, type Findings, idsOf, problemsOf, type Promised } from './checks';
import { Gate } from './gate';
import { Ledger } from './ledger';
import { Provider } from './provider';
import { ServerProcess } from './server-process';
import { problemsOfFile, readKept } from './snapshot';
import { testPictures, Writers } from './writers';

const KILL_MS = [5, 200] as const;
const FIRST_ANSWER_MS = 10_000;
/** One in this many servers is also killed while it starts. */
const DIES_STARTING = 8;
const STARTING_MS = [20, 600] as const;
/** After this many rounds the writers stop, everything is checked, and new accounts take over. */
const GENERATION = 50;

export interface Settings {
  rounds: number;
  seed: number;
  /** Called with the progress. */
  say?: (words: string) => void;
}

export interface Figures {
  kills: number;
  batches: number;
  uploads: number;
  findings: Findings;
  /** All problems, as text. */
  problems: string[];
}

export interface Outcome {
  figures: Figures;
  ledger: Ledger;
  dataFolder: string;
  remove: () => void;
}

/** The API under four writers, killed again and again; after every start, all its data is checked. */
export async function killRounds(settings: Settings): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-crash-'));
  const chance = new Chance(settings.seed);
  const provider = await Provider.start(chance.split());
  const program = builtProgram('api/server.ts');
  const dataFolder = mkdtempSync(path.join(folder, 'data-'));
  // On its own, the server then writes only analyses of photos: everything else is from the writers.
  const env = { OPENAI_READS_WORDS: '0' };
  const server = new ServerProcess({ program, dataFolder, provider: provider.url, env });
  const killing = new Killing({ server, dataFolder, chance, ledger: new Ledger() });
  try {
    const figures = await killing.play(settings);
    const remove = () => rmSync(folder, { recursive: true, force: true });
    return { figures, ledger: killing.ledger, dataFolder, remove };
  } catch (error) {
    const words = `seed ${settings.seed}, data in ${dataFolder}\n${server.words}`;
    throw new Error(words, { cause: error });
  } finally {
    await server.kill();
    await provider.stop();
  }
}

interface Parts {
  server: ServerProcess;
  dataFolder: string;
  chance: Chance;
  ledger: Ledger;
}

class Killing {
  readonly ledger: Ledger;
  private readonly gate = new Gate();
  private readonly problems: string[] = [];
  private kills = 0;

  constructor(private readonly parts: Parts) {
    this.ledger = parts.ledger;
  }

  async play({ rounds, say }: Settings): Promise<Figures> {
    const { server, chance, ledger } = this.parts;
    const world = { server, gate: this.gate, ledger, pictures: await testPictures() };
    await server.start();
    for (let done = 0; done < rounds; done += GENERATION) {
      this.gate.open();
      const writers = await Writers.register(world, chance.split());
      await this.generation(writers, Math.min(GENERATION, rounds - done));
      say?.(`${Math.min(done + GENERATION, rounds)} rounds, ${ledger.batches.length} batches`);
    }
    const findings = this.findings(ledger);
    this.problems.push(...problemsOf(findings));
    const { batches, uploads } = ledger;
    const sent = { batches: batches.length, uploads: uploads.length };
    return { kills: this.kills, ...sent, findings, problems: this.problems };
  }

  private async generation(writers: Writers, rounds: number): Promise<void> {
    this.gate.close();
    const writing = writers.run();
    try {
      for (let round = 0; round < rounds; round += 1) {
        this.gate.open();
        await Promise.race([this.momentToKill(), writing]);
        this.gate.close();
        await this.killAndStart();
        this.look(writers);
        await writers.watch();
      }
      this.gate.open();
      writers.stop();
      await writing;
    } finally {
      // After an error, the remaining writers would call a dead server forever.
      this.gate.close();
      writers.stop();
    }
    this.look(writers);
    const { dataFolder } = this.parts;
    const { holdings } = readKept(dataFolder, idsOf(writers));
    this.problems.push(...problemsOfFile(dataFolder), ...(await writers.holes(holdings)));
  }

  /** In half of the rounds counts from the first response: a slow machine may give none within the time. */
  private async momentToKill(): Promise<void> {
    const { chance } = this.parts;
    if (chance.oneIn(2)) {
      const late = pause(FIRST_ANSWER_MS, undefined, { ref: false });
      await Promise.race([once(this.ledger.news, 'answer'), late]);
    }
    await pause(chance.between(...KILL_MS));
  }

  private async killAndStart(): Promise<void> {
    const { server, chance } = this.parts;
    await server.kill();
    this.kills += 1;
    if (chance.oneIn(DIES_STARTING)) {
      await server.dieStarting(chance.between(...STARTING_MS));
      this.kills += 1;
    }
    await server.start();
  }

  /** The first problem ends the run: later ones would only hide it. */
  private look({ accounts }: Writers): void {
    const { complaints } = this.ledger;
    const [first] = [...complaints, ...problemsOf(this.findings(this.ledger.of(accounts)))];
    if (first !== undefined) throw new Error(`after ${this.kills} kills: ${first}`);
  }

  private findings(promised: Promised): Findings {
    return check(readKept(this.parts.dataFolder, idsOf(promised)), promised);
  }
}
