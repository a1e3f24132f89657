import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import SQLite from 'better-sqlite3';

import { DATABASE_FILE } from '../../api/store/database';
import { builtProgram } from '../kit/built-program';
import { registration, Visitor } from '../kit/api-in-memory';
import { MailCounterpart } from '../kit/mail-counterpart';
import { PushCounterpart } from '../kit/push-counterpart';
import { chooseReminders, pushSettings, turnOnPush } from '../kit/reminded-people';
import { Chance } from './chance';
import { ServerProcess } from './server-process';

const SETTLE_MS = 30_000;
const DAY_MS = 24 * 3600 * 1000;
/** Around the decision to send, which is the first work after the start. */
const SOMETIME_MS = [0, 400] as const;

/** The step of sending at which the server is killed. */
export const REMINDER_STEPS = ['handed in', 'taken', 'sometime'] as const;
type Step = (typeof REMINDER_STEPS)[number];
const CHANNELS = ['email', 'push'] as const;
type Channel = (typeof CHANNELS)[number];

export interface ReminderFigures {
  kills: Record<Step, number>;
  arrived: number;
  /** Lost to a kill during the handover. */
  lost: number;
  problems: string[];
}

export interface ReminderRounds {
  rounds: number;
  seed: number;
  /** SQL that runs after each kill, to test whether a second reminder is noticed. */
  damage?: string;
}

/**
 * In each round a reminder is due when the API starts; it is killed with -9 at some step of sending it, restarted, made
 * due again, and restarted again. In any case, at most one has arrived, and it is marked as sent.
 */
export async function reminderKills(
  { rounds, seed, damage }: ReminderRounds,
  say: (words: string) => void = () => undefined,
): Promise<ReminderFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-reminder-'));
  const mail = await MailCounterpart.start();
  const push = await PushCounterpart.start();
  const program = builtProgram('api/server.ts');
  const dataFolder = mkdtempSync(path.join(folder, 'data-'));
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'info@example.org', ...pushSettings(push) };
  const server = new ServerProcess({ program, dataFolder, provider: '', env });
  const kills = new ReminderKills({ server, mail, push, dataFolder, damage }, new Chance(seed));
  try {
    await server.start();
    await kills.meet();
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
    await push.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Parts {
  server: ServerProcess;
  mail: MailCounterpart;
  push: PushCounterpart;
  dataFolder: string;
  damage: string | undefined;
}

class ReminderKills {
  readonly figures: ReminderFigures = {
    kills: Object.fromEntries(REMINDER_STEPS.map((step) => [step, 0])) as Record<Step, number>,
    arrived: 0,
    lost: 0,
    problems: [],
  };
  letGo: () => void = () => undefined;
  private readonly people = new Map<Channel, string>();

  constructor(
    private readonly parts: Parts,
    private readonly chance: Chance,
  ) {}

  /** Creates one user who is reminded by mail, and one by notifications; neither has quiet hours. */
  async meet(): Promise<void> {
    const { server, push } = this.parts;
    for (const channel of CHANNELS) {
      const visitor = new Visitor(server.url);
      const email = `${channel}@example.org`;
      const { body } = await visitor.post('/api/register', registration({ email }));
      visitor.userId = (body as { user: { id: string } }).user.id;
      const always = { at: '00:00', quietFrom: '00:00', quietTo: '00:00' };
      await chooseReminders(visitor, { daily: channel, ...always }, { timeZone: 'UTC' });
      if (channel === 'push') await turnOnPush(visitor, push);
      this.people.set(channel, visitor.userId);
    }
    await server.kill();
    // Their first day is over, so that no welcome is sent.
    this.write(`UPDATE users SET created_at = created_at - ${2 * DAY_MS}`);
  }

  async round(number: number): Promise<void> {
    const { server, damage } = this.parts;
    const step = REMINDER_STEPS[number % REMINDER_STEPS.length] ?? 'sometime';
    const channel = CHANNELS[number % CHANNELS.length] ?? 'email';
    this.forget();
    this.makeDue(channel, { again: false });
    await this.killAt(step);
    this.figures.kills[step] += 1;
    if (damage !== undefined) this.write(damage);
    // Due again on the same day, as if the clock had been changed.
    this.makeDue(channel, { again: true });
    await server.start();
    await this.settled(`kill ${number}, ${step}, ${channel}`);
    await server.kill();
    this.judge(`kill ${number}, ${step}, ${channel}`, channel);
  }

  private async killAt(step: Step): Promise<void> {
    const { server, mail, push } = this.parts;
    const held = new Promise<void>((resolve) => {
      this.letGo = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      const hold = async () => {
        resolve();
        await held;
      };
      const refuse = async () => {
        await hold();
        // Nothing is kept of what was not acknowledged.
        throw new Error('The sender is gone.');
      };
      if (step === 'taken') mail.beforeAnswer = push.beforeAnswer = hold;
      if (step === 'handed in') mail.beforeTaking = push.beforeTaking = refuse;
    });
    await server.start();
    if (step === 'sometime') await pause(this.chance.between(...SOMETIME_MS));
    else {
      const late = pause(SETTLE_MS, 'late', { ref: false });
      if ((await Promise.race([reached, late])) === 'late') throw new Error(`None was ${step}.`);
    }
    await server.kill();
    mail.beforeTaking = mail.beforeAnswer = undefined;
    push.beforeTaking = push.beforeAnswer = undefined;
    this.letGo();
  }

  private forget(): void {
    this.parts.mail.forget();
    this.parts.push.received.length = 0;
    this.write('DELETE FROM email_campaigns; DELETE FROM mails; DELETE FROM jobs;');
  }

  private makeDue(channel: Channel, { again }: { again: boolean }): void {
    const id = this.people.get(channel) ?? '';
    const last = again ? '' : ', last_daily_reminder_sent = NULL';
    this.write(`UPDATE users SET next_reminder_at = 1${last} WHERE id = '${id}'`);
  }

  /** Waits until the reminder is decided and nothing is left to send. */
  private async settled(when: string): Promise<void> {
    const until = Date.now() + SETTLE_MS;
    const isOpen = () =>
      this.read(`SELECT id FROM users WHERE next_reminder_at = 1
        UNION SELECT id FROM jobs WHERE state IN ('queued', 'running')`).length > 0;
    while (isOpen() && Date.now() < until) await pause(20);
    if (isOpen()) this.figures.problems.push(`${when}: something is never ended`);
  }

  private judge(when: string, channel: Channel): void {
    const { mail, push } = this.parts;
    const came = channel === 'email' ? mail.received.length : push.received.length;
    if (came > 1) this.figures.problems.push(`${when}: it came ${came} times`);
    if (came === 0) this.figures.lost += 1;
    else this.figures.arrived += 1;
    const noted = this.read(
      `SELECT id FROM users WHERE last_daily_reminder_sent IS NOT NULL
        AND id = '${this.people.get(channel) ?? ''}'`,
    );
    if (noted.length === 0) this.figures.problems.push(`${when}: nothing is noted`);
    const waiting = this.read(`SELECT id FROM email_campaigns WHERE outcome = 'waiting'`);
    if (waiting.length > 0) this.figures.problems.push(`${when}: one waits forever`);
  }

  private write(words: string): void {
    const db = new SQLite(path.join(this.parts.dataFolder, DATABASE_FILE));
    db.exec(words);
    db.close();
  }

  private read(words: string): unknown[] {
    const db = new SQLite(path.join(this.parts.dataFolder, DATABASE_FILE), { readonly: true });
    try {
      return db.prepare(words).all();
    } finally {
      db.close();
    }
  }
}
