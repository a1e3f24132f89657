import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

// Small programs in their own processes, so that they share no event loop with what they measure.

const BARE_SERVER = `
const server = require('node:http').createServer((request, response) => {
  request.resume();
  request.on('error', () => undefined);
  request.on('end', () => {
    response.setHeader('Content-Type', 'application/json');
    response.end('{"ok":true}');
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

// Sends a request every few ms, one at a time: its longest response time is how long the server stalled.
const WATCH = `
const http = require('node:http');
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0, failed = 0, asked = 0, ended = false;
const ask = () => new Promise((resolve) => {
  const began = performance.now();
  // Each time from another network, so that no limit is in the way.
  const headers = { 'X-Forwarded-For': '172.' + (asked >> 8) % 256 + '.' + asked % 256 + '.1' };
  const request = http.get(process.argv[1] + '/api/health', { agent, headers, timeout: 20000 }, (response) => {
    response.resume();
    response.on('end', () => {
      if (response.statusCode !== 200) failed += 1;
      longest = Math.max(longest, performance.now() - began);
      resolve();
    });
  });
  request.on('timeout', () => request.destroy(new Error('timeout')));
  request.on('error', () => { failed += 1; longest = Math.max(longest, performance.now() - began); resolve(); });
});
process.stdin.on('data', () => { ended = true; });
(async () => {
  await ask();
  longest = 0;
  console.log('watching');
  while (!ended) { await ask(); asked += 1; await new Promise((resolve) => setTimeout(resolve, 3)); }
  console.log(JSON.stringify({ longest, failed, asked }));
  process.exit(0);
})();
`;

/** A process that runs a small program, and the lines that it prints. */
class OwnProcess {
  private readonly child: ChildProcess;
  private said = '';

  constructor(program: string, words: string[] = []) {
    this.child = spawn(process.execPath, ['-e', program, ...words], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.said += chunk.toString();
    });
  }

  /** The next line of its output. */
  async line(): Promise<string> {
    while (!this.said.includes('\n')) {
      if (this.child.exitCode !== null) throw new Error('A helper of the attacks has ended.');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const [line = '', ...rest] = this.said.split('\n');
    this.said = rest.join('\n');
    return line;
  }

  tell(word: string): void {
    this.child.stdin?.write(word);
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

export interface Watched {
  /** The longest response time, in ms. */
  longest: number;
  failed: number;
  asked: number;
}

/** Polls a server's health while something is done. */
export async function watch(url: string, work: () => Promise<void>): Promise<Watched> {
  const watcher = new OwnProcess(WATCH, [url]);
  try {
    await watcher.line();
    await work();
    watcher.tell('end');
    return JSON.parse(await watcher.line()) as Watched;
  } finally {
    await watcher.end();
  }
}

/** A bare Node server, which reads requests and does nothing. */
export async function bareServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = new OwnProcess(BARE_SERVER);
  const port = await server.line();
  return { url: `http://127.0.0.1:${port}`, stop: async () => server.end() };
}
