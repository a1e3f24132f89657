// Work on the data folder by whoever hosts it: npm run admin -- create NAME EMAIL | reset-link EMAIL | restored
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { loadEnv, publicUrlOf } from '../api/app/env';
import { createAdmin } from '../api/features/accounts/create-admin';
import { Passwords } from '../api/features/accounts/password';
import { makeResetLink } from '../api/features/accounts/request-reset';
import { DATABASE_FILE, openDatabase, type Database } from '../api/store/database';
import { beginEpoch } from '../api/store/epoch';
import { migrate } from '../api/store/migrate';

const USAGE = `Usage: npm run admin -- create NAME EMAIL   makes an administrator
       npm run admin -- reset-link EMAIL    makes a link to a new password for somebody
       npm run admin -- restored            after a backup was put back
The password is asked for, or read from standard input where that is no terminal.`;

async function main([command, ...words]: string[]): Promise<void> {
  if (command === 'restored') return beginHistory();
  if (command === 'reset-link') return printResetLink(words[0] ?? '');
  const [username, email] = words;
  if (command !== 'create' || username === undefined || email === undefined) throw new Error(USAGE);
  const password = await readPassword();
  await withDatabase(async (db, dataFolder) => {
    const services = { db, now: Date.now, passwords: new Passwords() };
    const problem = await createAdmin(services, { username, email, password });
    if (problem !== undefined) throw new Error(problem);
    console.log(`${username} is an administrator now, in ${dataFolder}`);
  });
}

/** For a server without mail: the host hands the link over by another way. */
async function printResetLink(email: string): Promise<void> {
  await withDatabase(async (db) => {
    const publicUrl = publicUrlOf(loadEnv());
    const made = await makeResetLink({ db, now: Date.now, publicUrl }, email);
    if (!made) throw new Error('Nobody has this e-mail.');
    console.log(`${made.link}\nIt works once, for 30 minutes, for whoever opens it.`);
  });
}

async function beginHistory(): Promise<void> {
  await withDatabase(async (db, dataFolder) => {
    await beginEpoch(db);
    console.log(`The data in ${dataFolder} begins a new history.`);
    console.log('Each device brings back what the backup lacks when it syncs next.');
  });
}

/** The database alone, without its services: a server may be running on this folder. */
async function withDatabase(
  work: (db: Database, dataFolder: string) => Promise<void>,
): Promise<void> {
  const { dataFolder } = loadEnv();
  mkdirSync(dataFolder, { recursive: true });
  const db = openDatabase(path.join(dataFolder, DATABASE_FILE));
  try {
    await migrate(db, Date.now());
    await work(db, dataFolder);
  } finally {
    await db.destroy();
  }
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await ask('Password: ');
  if ((await ask('The same again: ')) !== password) throw new Error("Passwords don't match");
  return password;
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

/** Asks without showing what is typed. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
