import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { bundle } from '../crash/bundle';
import { Chance } from '../crash/chance';
import { ServerProcess } from '../crash/server-process';
import { registration, Visitor } from '../kit/api-in-memory';
import { photoForm, picture } from '../kit/pictures';
import { HeldProvider } from './held-provider';
import { JobFacts, type Step, STEPS } from './job-facts';

const SETTLE_MS = 30_000;
/** An answer is written within some milliseconds of its coming. */
const AFTER_ANSWER_MS = [0, 40] as const;
const AFTER_UPLOAD_MS = [0, 15] as const;
/** An account's free images: then comes another account. */
const A_ROUND_OF_ACCOUNT = 3;

export interface KillFigures {
  rounds: number;
  /** How often the job was found at each step by the kill. */
  steps: Record<Step, number>;
  /** Questions beyond one for each photo: at least once is promised, not more. */
  askedAgain: number;
  slowestMs: number;
  problems: string[];
}

/**
 * One photo a round; the API is killed with -9 at some step of its job and started again. Then there must
 * be one reading and one charge, whatever the step was.
 */
export async function jobKills(
  { rounds, seed }: { rounds: number; seed: number },
  say: (words: string) => void = () => undefined,
): Promise<KillFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-jobs-'));
  const provider = await HeldProvider.start();
  const program = bundle('api/server.ts', folder);
  const dataFolder = mkdtempSync(path.join(folder, 'data-'));
  const server = new ServerProcess({ program, dataFolder, provider: provider.url });
  const kills = new Kills({ server, provider, facts: new JobFacts(dataFolder) }, new Chance(seed));
  try {
    await server.start();
    for (let round = 0; round < rounds; round += 1) {
      await kills.round(round);
      if (round % 50 === 49) say(`${round + 1} rounds`);
    }
    return kills.figures;
  } finally {
    await server.kill();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Parts {
  server: ServerProcess;
  provider: HeldProvider;
  facts: JobFacts;
}

class Kills {
  readonly figures: KillFigures = {
    rounds: 0,
    steps: Object.fromEntries(STEPS.map((step) => [step, 0])) as Record<Step, number>,
    askedAgain: 0,
    slowestMs: 0,
    problems: [],
  };
  private cookie = '';

  constructor(
    private readonly parts: Parts,
    private readonly chance: Chance,
  ) {}

  async round(number: number): Promise<void> {
    const { server, provider, facts } = this.parts;
    const before = provider.questions;
    const used = number % A_ROUND_OF_ACCOUNT;
    if (used === 0) await this.register();
    const asked = provider.hold();
    const photoId = await this.upload(number);
    await this.moment(asked);
    await server.kill();
    this.figures.steps[facts.stepOf(photoId)] += 1;
    provider.release();
    const began = Date.now();
    await server.start();
    await this.settled(photoId);
    this.figures.slowestMs = Math.max(this.figures.slowestMs, Date.now() - began);
    this.figures.askedAgain += provider.questions - before - 1;
    this.figures.rounds += 1;
    const problems = facts.problemsOf(photoId, used + 1);
    this.figures.problems.push(...problems.map((words) => `round ${number}: ${words}`));
  }

  /** Just after the upload, while the provider thinks, or just after it has answered. */
  private async moment(asked: Promise<void>): Promise<void> {
    const { chance } = this;
    if (chance.oneIn(4)) return pause(chance.between(...AFTER_UPLOAD_MS));
    const late = pause(SETTLE_MS, 'late', { ref: false });
    if ((await Promise.race([asked, late])) === 'late') throw this.stuck('was not begun');
    if (chance.oneIn(4)) return;
    this.parts.provider.release();
    await pause(chance.between(...AFTER_ANSWER_MS));
  }

  private async settled(photoId: string): Promise<void> {
    for (const until = Date.now() + SETTLE_MS; Date.now() < until;) {
      if (this.parts.facts.stepOf(photoId) === 'written') return;
      await pause(10);
    }
    throw this.stuck('did not come to an end');
  }

  private stuck(what: string): Error {
    const { facts, server } = this.parts;
    return new Error(`A job ${what}: ${facts.openJobs()}\n${server.words}`);
  }

  private async register(): Promise<void> {
    const visitor = new Visitor(this.parts.server.url);
    const email = `${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;
    await visitor.post('/api/register', registration({ email }));
    this.cookie = visitor.cookies;
  }

  private async upload(number: number): Promise<string> {
    const visitor = new Visitor(this.parts.server.url);
    visitor.cookies = this.cookie;
    // Far enough apart to be different pictures when they are made anew.
    const bytes = await picture(64, 48, (number % A_ROUND_OF_ACCOUNT) * 80);
    const body = photoForm(bytes, { mealTime: '2026-11-21T12:30' });
    const answer = await visitor.send('/api/analyze-image', { method: 'POST', body });
    return (answer.body as { photoId: string }).photoId;
  }
}
