import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a new password twice, without showing it; reads a line if standard input is not a terminal. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine();
  const password = await askHidden('Password: ');
  if ((await askHidden('Again: ')) !== password) throw new Error("Passwords don't match");
  return password;
}

/** Asks for a line, which is shown. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return readLine();
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return answerOf(terminal, question);
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await answerOf(terminal, '');
  process.stderr.write('\n');
  return answer;
}

async function answerOf(terminal: Interface, question: string): Promise<string> {
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
