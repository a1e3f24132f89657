import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { TOTP } from 'otpauth';

import { addAdmin } from '../../api/store/admins';
import { DATABASE_FILE, openDatabase, type Database } from '../../api/store/database';
import { builtProgram } from './built-program';
import { LiveServer } from './live-server';
import { addPeople, type Person } from './people';

export const HERMAN = { username: 'herman', password: 'tabulating machine 1890' };

// As the admin command would make it, which has its own test; the hash is of the password above.
export const HERMANS_ROW = {
  id: randomUUID(),
  username: HERMAN.username,
  email: 'herman@example.org',
  password:
    '$argon2id$v=19$m=47104,t=1,p=1$IJFoq/kn8kjNiouJ4rUXVg$CAeZI/sYrzUJT82ZEkT+f1i52xWO0nVsCEX3vDsNj4w',
  created_at: Date.now(),
};

const ROOT = path.resolve(__dirname, '../..');

/** A running server with an administrator, and helpers to open the admin area in a browser. */
export class LiveDesk {
  private constructor(readonly server: LiveServer) {}

  /** @param at a server that already runs, or the settings of a new one */
  static async start(
    people: Person[] = [],
    at: LiveServer | Record<string, string> = {},
  ): Promise<LiveDesk> {
    const server = at instanceof LiveServer ? at : await LiveServer.start(at);
    const desk = new LiveDesk(server);
    await desk.inDatabase(async (db) => {
      await db.transaction().execute(async (trx) => addAdmin(trx, HERMANS_ROW));
      await addPeople({ services: { db, now: Date.now } }, people);
    });
    return desk;
  }

  async remove(): Promise<void> {
    await this.server.remove();
  }

  /** Runs work on the database of the running server. */
  async inDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
    const db = openDatabase(path.join(this.server.dataFolder, DATABASE_FILE));
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  }

  /** Adds a message of the contact form, some minutes old. */
  async receive(subject: string, { message, minutesAgo }: { message: string; minutesAgo: number }) {
    const writer = { name: 'A Writer', email: 'writer@example.org' };
    const created_at = Date.now() - minutesAgo * 60_000;
    await this.inDatabase(async (db) =>
      db
        .insertInto('contacts')
        .values({ id: randomUUID(), ...writer, subject, message, created_at })
        .execute(),
    );
  }

  /** Gives a user the paid plan, as a payment does. */
  async pay(email: string): Promise<void> {
    await this.inDatabase(async (db) =>
      db
        .updateTable('users')
        .set({ subscription_status: 'premium' })
        .where('email', '=', email)
        .execute(),
    );
  }

  /** Sets up a second factor by the admin command, as a host does. */
  async setSecondFactor(username = HERMAN.username): Promise<{ totp: TOTP; used: string }> {
    const child = spawn(
      process.execPath,
      [builtProgram('scripts/admin.ts'), 'second-factor', username],
      {
        cwd: ROOT,
        env: this.env(),
      },
    );
    let totp: TOTP | undefined;
    let used = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const [secret] = /^[A-Z2-7]{16,}$/m.exec(chunk.toString()) ?? [];
      if (secret === undefined || totp) return;
      totp = new TOTP({ secret });
      used = totp.generate();
      child.stdin.end(`${used}\n`);
    });
    const code = await new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    });
    if (code !== 0 || !totp) throw new Error('The second factor was not set up.');
    return { totp, used };
  }

  /** A page in a fresh browser, by default without a service worker. */
  async visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: this.server.url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    return context.newPage();
  }

  /** The same, signed in. */
  async open(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.visit(browser, options);
    await logInAtDesk(page);
    await page.waitForURL('**/admin');
    return page;
  }

  private env(): NodeJS.ProcessEnv {
    return { ...process.env, DATA_DIR: this.server.dataFolder, NODE_ENV: 'production' };
  }
}

export async function logInAtDesk(page: Page, { username, password } = HERMAN): Promise<void> {
  await page.goto('/admin-login');
  await page.getByLabel('Admin Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Admin Login' }).click();
}

/** What the browser stores of an administrator's session, under the specification's names. */
export async function keptKeys(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['admin_token', 'admin_authenticated', 'admin_id'].map((key) => [
        key,
        localStorage.getItem(key),
      ]),
    ),
  );
}
