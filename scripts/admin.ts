// Makes administrators: npm run admin -- create NAME EMAIL
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { loadEnv } from '../api/app/env';
import { createAdmin } from '../api/features/accounts/create-admin';
import { Passwords } from '../api/features/accounts/password';
import { DATABASE_FILE, openDatabase } from '../api/store/database';
import { migrate } from '../api/store/migrate';

const USAGE = `Usage: npm run admin -- create NAME EMAIL
The password is asked for, or read from standard input where that is no terminal.`;

async function main([command, username, email]: string[]): Promise<void> {
  if (command !== 'create' || username === undefined || email === undefined) throw new Error(USAGE);
  const password = await readPassword();
  const { dataFolder } = loadEnv();
  // The database alone: a server may be running on this folder.
  mkdirSync(dataFolder, { recursive: true });
  const db = openDatabase(path.join(dataFolder, DATABASE_FILE));
  await migrate(db, Date.now());
  const services = { db, now: Date.now, passwords: new Passwords() };
  const problem = await createAdmin(services, { username, email, password });
  await db.destroy();
  if (problem !== undefined) throw new Error(problem);
  console.log(`${username} is an administrator now, in ${dataFolder}`);
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
