// Makes administrators: npm run admin -- create NAME EMAIL
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { loadEnv } from '../api/app/env';
import { openServices, closeServices } from '../api/app/services';
import { createAdmin } from '../api/features/accounts/create-admin';

const USAGE = `Usage: npm run admin -- create NAME EMAIL
The password is asked for, or read from standard input where that is no terminal.`;

async function main([command, username, email]: string[]): Promise<void> {
  if (command !== 'create' || username === undefined || email === undefined) throw new Error(USAGE);
  const password = await readPassword();
  const services = await openServices(loadEnv());
  const problem = await createAdmin(services, { username, email, password });
  await closeServices(services);
  if (problem !== undefined) throw new Error(problem);
  const database = path.join(services.env.dataFolder, 'platelog.sqlite');
  console.log(`${username} is an administrator now, in ${database}`);
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
