import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import SQLite from 'better-sqlite3';

import { DATABASE_FILE } from '../../api/store/database';
import { builtProgram } from '../kit/built-program';
import { registration, Visitor } from '../kit/api-in-memory';
import { MailCounterpart } from '../kit/mail-counterpart';
import { Chance } from './chance';
import { ServerProcess } from './server-process';

const SETTLE_MS = 30_000;
/** Before most responses and after some, also on a slow machine. */
const SOMETIME_MS = [0, 500] as const;
const PASSWORD = registration()['password'] ?? '';

/** The step of sending at which the server is killed. */
export const STEPS = ['acknowledged', 'handed in', 'taken', 'sometime'] as const;
export type Step = (typeof STEPS)[number];

/** What the mail is for. */
const ACTS = ['reset', 'change', 'deletion'] as const;
type Act = (typeof ACTS)[number];

export interface MailFigures {
  kills: Record<Step, number>;
  /** Acts that were answered, so that their mail is due. */
  owed: number;
  /** Mails that arrived more than once. */
  twice: number;
  slowestMs: number;
  problems: string[];
}

export interface MailRounds {
  rounds: number;
  seed: number;
  /** SQL that runs after each kill, to test whether a loss is noticed. */
  damage?: string;
}

/**
 * Each round has one act that sends a mail; the API is killed with -9 at some step of sending it and restarted. Then
 * the mail must have arrived, whatever the step was, and no link may be left in the database.
 */
export async function mailKills(
  { rounds, seed, damage }: MailRounds,
  say: (words: string) => void = () => undefined,
): Promise<MailFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-mail-'));
  const mail = await MailCounterpart.start();
  const program = builtProgram('api/server.ts');
  const dataFolder = mkdtempSync(path.join(folder, 'data-'));
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'info@example.org', TRUST_PROXY: '1' };
  const server = new ServerProcess({ program, dataFolder, provider: '', env });
  const kills = new MailKills({ server, mail, dataFolder, damage }, new Chance(seed));
  try {
    await server.start();
    for (let round = 0; round < rounds; round += 1) {
      await kills.round(round);
      if (round % 50 === 49) say(`${round + 1} kills`);
    }
    return kills.figures;
  } catch (error) {
    throw new Error(`seed ${seed}\n${server.words}`, { cause: error });
  } finally {
    kills.letGo();
    await server.kill();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Parts {
  server: ServerProcess;
  mail: MailCounterpart;
  dataFolder: string;
  damage: string | undefined;
}

interface Owed {
  to: string;
  subject: string;
}

class MailKills {
  readonly figures: MailFigures = {
    kills: Object.fromEntries(STEPS.map((step) => [step, 0])) as Record<Step, number>,
    owed: 0,
    twice: 0,
    slowestMs: 0,
    problems: [],
  };
  letGo: () => void = () => undefined;

  constructor(
    private readonly parts: Parts,
    private readonly chance: Chance,
  ) {}

  async round(number: number): Promise<void> {
    const { server, mail } = this.parts;
    const step = STEPS[number % STEPS.length] ?? 'sometime';
    const act = ACTS[number % ACTS.length] ?? 'reset';
    mail.forget();
    const person = await this.register();
    const owed = await this.killAt(step, async () => this.act(act, person));
    this.figures.kills[step] += 1;
    if (!owed && step !== 'sometime') this.figures.problems.push(`kill ${number}: no answer`);
    this.spoil();
    const began = Date.now();
    await server.start();
    for (const one of owed ?? []) await this.arrived(one, `kill ${number}, ${step}, ${act}`);
    this.figures.slowestMs = Math.max(this.figures.slowestMs, Date.now() - began);
    await this.settled();
    this.figures.twice += this.mailsThatCameTwice();
  }

  /** Kills the server at a step of the mail that an act sends; undefined if the act was not answered. */
  private async killAt(step: Step, act: () => Promise<Owed[]>): Promise<Owed[] | undefined> {
    const { server, mail, dataFolder } = this.parts;
    const held = new Promise<void>((resolve) => {
      this.letGo = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      const hold = async () => {
        resolve();
        await held;
      };
      if (step === 'taken') mail.beforeAnswer = hold;
      if (step === 'taken' || step === 'sometime') return;
      mail.beforeTaking = async () => {
        await hold();
        // A mail server keeps nothing that it has not acknowledged.
        throw new Error('The sender is gone.');
      };
    });
    const answer = act().catch(() => undefined);
    if (step === 'sometime') await pause(this.chance.between(...SOMETIME_MS));
    else if (step === 'acknowledged') await answer;
    else await inTime(reached, `No mail was ${step} in ${dataFolder}`);
    const owed = step === 'sometime' ? undefined : await answer;
    await server.kill();
    mail.beforeTaking = mail.beforeAnswer = undefined;
    this.letGo();
    // What was answered before the kill is due; what was not may be done or not.
    return owed ?? answer;
  }

  private async act(act: Act, { visitor, email }: Person): Promise<Owed[]> {
    if (act === 'reset') {
      await ok(this.stranger().post('/api/auth/request-reset', { email }, anyNetwork()));
      return [{ to: email, subject: 'A new password for Platelog' }];
    }
    const currentPassword = PASSWORD;
    if (act === 'deletion') {
      await ok(visitor.send('/api/account', json('DELETE', { currentPassword })));
      return [{ to: email, subject: 'Your Platelog account is deleted' }];
    }
    const wanted = `new-${email}`;
    const change = { email: wanted, currentPassword };
    await ok(visitor.send('/api/auth/update-email', json('PUT', change)));
    return [
      { to: wanted, subject: 'Confirm your new address for Platelog' },
      { to: email, subject: 'Your Platelog email is about to change' },
    ];
  }

  /** Waits for a mail, and records a problem if it does not arrive. */
  private async arrived({ to, subject }: Owed, when: string): Promise<void> {
    const { mail } = this.parts;
    this.figures.owed += 1;
    try {
      await mail.newestTo(to, subject);
    } catch {
      this.figures.problems.push(`${when}: '${subject}' never came`);
    }
  }

  private mailsThatCameTwice(): number {
    const came = this.parts.mail.received.map(({ to, subject }) => `${to.join()} ${subject}`);
    return came.length - new Set(came).size;
  }

  /** Waits until no mail is left to send, and records those that stay. */
  private async settled(): Promise<void> {
    const rest = () => this.query('SELECT kind FROM mails WHERE body IS NOT NULL');
    const until = Date.now() + SETTLE_MS;
    while (rest().length > 0 && Date.now() < until) await pause(20);
    for (const { kind } of rest()) this.figures.problems.push(`a ${String(kind)} is left unsent`);
  }

  private spoil(): void {
    const { dataFolder, damage } = this.parts;
    if (damage === undefined) return;
    const db = new SQLite(path.join(dataFolder, DATABASE_FILE));
    db.exec(damage);
    db.close();
  }

  private query(words: string): Record<string, unknown>[] {
    const db = new SQLite(path.join(this.parts.dataFolder, DATABASE_FILE), { readonly: true });
    try {
      return db.prepare(words).all() as Record<string, unknown>[];
    } finally {
      db.close();
    }
  }

  private stranger(): Visitor {
    return new Visitor(this.parts.server.url);
  }

  private async register(): Promise<Person> {
    const visitor = this.stranger();
    const email = `${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;
    await ok(visitor.post('/api/register', registration({ email }), anyNetwork()));
    return { visitor, email };
  }
}

interface Person {
  visitor: Visitor;
  email: string;
}

/** Rate limits count by network: a shared one would be limited. */
function anyNetwork(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}

function json(method: string, body: object): RequestInit {
  const headers = { 'Content-Type': 'application/json', ...anyNetwork() };
  return { method, body: JSON.stringify(body), headers };
}

async function ok(answering: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answering;
  if (status !== 200) throw new Error(`answered with ${status}: ${JSON.stringify(body)}`);
}

async function inTime(reached: Promise<void>, words: string): Promise<void> {
  const late = pause(SETTLE_MS, 'late', { ref: false });
  if ((await Promise.race([reached, late])) === 'late') throw new Error(words);
}
