import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { FREE_IMAGES } from '#shared/rules/plan';

import { builtProgram } from '../kit/built-program';
import { Chance } from '../crash/chance';
import { ServerProcess } from '../crash/server-process';
import { agreeToAi, registration, Visitor } from '../kit/api-in-memory';
import { photoForm, picture } from '../kit/pictures';
import { CommitStop } from './commit-stop';
import { HeldProvider } from './held-provider';
import { JobFacts, type Step, STEPS } from './job-facts';

const SETTLE_MS = 30_000;
/** A response is written within some milliseconds of its arrival. */
const AFTER_ANSWER_MS = [0, 40] as const;
const AFTER_UPLOAD_MS = [0, 15] as const;

export interface KillFigures {
  rounds: number;
  /** How often the kill found the job at each step. */
  steps: Record<Step, number>;
  /** Requests beyond one for each photo: the promise is at least once, not exactly once. */
  askedAgain: number;
  slowestMs: number;
  problems: string[];
}

/**
 * One photo per round; the API is killed with -9 at some step of its job and restarted. Then there must be one analysis
 * and one charge, whatever the step was.
 */
export async function jobKills(
  { rounds, seed }: { rounds: number; seed: number },
  say: (words: string) => void = () => undefined,
): Promise<KillFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-jobs-'));
  const provider = await HeldProvider.start();
  const program = builtProgram('api/server.ts');
  const dataFolder = mkdtempSync(path.join(folder, 'data-'));
  const server = new ServerProcess({ program, dataFolder, provider: provider.url });
  const parts = { facts: new JobFacts(dataFolder), commits: new CommitStop(dataFolder) };
  const kills = new Kills({ server, provider, ...parts }, new Chance(seed));
  try {
    await server.start();
    for (let round = 0; round < rounds; round += 1) {
      await kills.round(round);
      if (round % 50 === 49) say(`${round + 1} rounds`);
    }
    return kills.figures;
  } finally {
    parts.facts.close();
    await server.kill();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Parts {
  server: ServerProcess;
  provider: HeldProvider;
  facts: JobFacts;
  commits: CommitStop;
}

/** Steps between two commits where a server can be held, and the wait in the queue before them. */
const EXACT_STEPS = ['queued', 'leased', 'answered', 'written'] as const;

interface Killed {
  photoId: string;
  /** What its account had used by then. */
  used: number;
  /** Photos of the same account that were in progress. */
  others: string[];
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
  private used = 0;

  constructor(
    private readonly parts: Parts,
    private readonly chance: Chance,
  ) {}

  async round(number: number): Promise<void> {
    const { server, provider, facts } = this.parts;
    const before = provider.questions;
    if (this.cookie === '' || this.used === FREE_IMAGES) await this.register();
    const killed = await this.kill(number);
    this.figures.steps[facts.stepOf(killed.photoId)] += 1;
    provider.release();
    const began = Date.now();
    await server.start();
    const photos = [...killed.others, killed.photoId];
    for (const photoId of photos) await this.settled(photoId);
    this.figures.slowestMs = Math.max(this.figures.slowestMs, Date.now() - began);
    this.figures.askedAgain += provider.questions - before - photos.length;
    this.figures.rounds += 1;
    const problems = photos.flatMap((photoId) => facts.problemsOf(photoId, killed.used));
    this.figures.problems.push(...problems.map((words) => `round ${number}: ${words}`));
  }

  /** Every other round at an exact step, the others at any moment. */
  private async kill(number: number): Promise<Killed> {
    const step = EXACT_STEPS[(number / 2) % EXACT_STEPS.length];
    if (step === 'queued') return this.killInLine();
    const photoId = await (step ? this.killAfter(step) : this.killSometime());
    this.used += 1;
    return { photoId, used: this.used, others: [] };
  }

  /** Kills while a photo waits because only one photo per user is analyzed at a time. Uses its own account. */
  private async killInLine(): Promise<Killed> {
    const { server, provider } = this.parts;
    const { cookie, used } = this;
    await this.register();
    const asked = provider.hold();
    const first = await this.upload(0);
    await this.inTime(asked);
    const second = await this.upload(1);
    await server.kill();
    this.cookie = cookie;
    this.used = used;
    return { photoId: second, used: 2, others: [first] };
  }

  /** Kills the server between the commit of a step and the next one. */
  private async killAfter(step: Step): Promise<string> {
    const { server, provider, facts, commits } = this.parts;
    const [before, wanted] = [facts.newest(), STEPS.indexOf(step)];
    void provider.hold();
    provider.release();
    // The response may never arrive; the database shows that the photo was received.
    const upload = this.upload(this.used).catch(() => undefined);
    const reached = () => {
      const photoId = facts.newest();
      if (photoId === undefined || photoId === before) return undefined;
      return STEPS.indexOf(facts.stepOf(photoId)) >= wanted ? photoId : undefined;
    };
    const act = async () => server.kill();
    const photoId = await commits.when(reached, { act, waitMs: SETTLE_MS });
    await upload;
    return photoId;
  }

  private async killSometime(): Promise<string> {
    const { server, provider } = this.parts;
    const asked = provider.hold();
    const photoId = await this.upload(this.used);
    await this.moment(asked);
    await server.kill();
    return photoId;
  }

  /** Right after the upload, while the provider works, or right after it has answered. */
  private async moment(asked: Promise<void>): Promise<void> {
    const { chance } = this;
    if (chance.oneIn(4)) return pause(chance.between(...AFTER_UPLOAD_MS));
    await this.inTime(asked);
    if (chance.oneIn(4)) return;
    this.parts.provider.release();
    await pause(chance.between(...AFTER_ANSWER_MS));
  }

  private async inTime(asked: Promise<void>): Promise<void> {
    const late = pause(SETTLE_MS, 'late', { ref: false });
    if ((await Promise.race([asked, late])) === 'late') throw this.stuck('was not begun');
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
    await agreeToAi(visitor);
    this.cookie = visitor.cookies;
    this.used = 0;
  }

  /** @param place index of the picture in its account */
  private async upload(place: number): Promise<string> {
    const visitor = new Visitor(this.parts.server.url);
    visitor.cookies = this.cookie;
    // Far enough apart to be different pictures after re-encoding.
    const bytes = await picture(64, 48, place * 80);
    const body = photoForm(bytes, { mealTime: '2026-11-21T12:30' });
    const answer = await visitor.send('/api/analyze-image', { method: 'POST', body });
    return (answer.body as { photoId: string }).photoId;
  }
}
