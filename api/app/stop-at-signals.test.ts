import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { registration, Visitor } from '../../test/kit/api-in-memory';
import { LiveServer } from '../../test/kit/live-server';

jest.setTimeout(90_000);

let server: LiveServer;
beforeEach(async () => {
  server = await LiveServer.start();
});
afterEach(async () => server.remove());

const agent = new Agent({ keepAlive: true });
afterAll(() => {
  agent.destroy();
});

/** Opens a live stream through a proxy, which keeps its connection open. */
async function listen(): Promise<IncomingMessage> {
  const ada = new Visitor(server.url);
  await ada.post('/api/register', registration());
  const options = { agent, headers: { cookie: ada.cookies } };
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get(`${server.url}/api/sync/live`, options, resolve),
  );
  answer.resume();
  return answer;
}

/** Starts a call that runs until `goOn` is called, and returns its response. */
async function beginCall(): Promise<{ goOn: () => void; answer: Promise<string> }> {
  const socket = connect(server.port, 'localhost');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // The connection is reset when the server stops.
  socket.on('error', () => undefined);
  const answer = new Promise<string>((resolve) =>
    socket.once('close', () => {
      resolve(said);
    }),
  );
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const words = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n';
  socket.write(`${words}Content-Type: application/json\r\n\r\n{`);
  await pause(100);
  return { goOn: () => socket.write('}'), answer };
}

/** @returns how long it took until the process had ended, in ms */
async function timeOfStop(): Promise<number> {
  const from = performance.now();
  await server.stop('SIGTERM');
  return performance.now() - from;
}

const signal = (name: NodeJS.Signals) => process.kill(server.pid, name);

test('live streams, idle connections and unused connections do not delay a stop', async () => {
  const page = await listen();
  const spare = connect(server.port, 'localhost');
  spare.on('error', () => undefined);
  await new Promise<void>((resolve) => spare.once('connect', resolve));
  const ended = new Promise((resolve) => page.once('end', resolve));
  expect(await timeOfStop()).toBeLessThan(3_000);
  await ended;
  expect(server.output).toContain('"msg":"stopped"');
  expect(server.output).not.toContain('stopped before all calls were answered');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s sent twice, as by a terminal and npm, causes one graceful stop',
  async (name) => {
    const { goOn, answer } = await beginCall();
    signal(name);
    while (!server.output.includes('"stopping"')) await pause(5);
    signal(name);
    await pause(300);
    signal(name);
    goOn();
    expect(await server.ended()).toEqual({ code: 0, signal: null });
    expect(await answer).toMatch(/^HTTP\/1.1 400 .*"code":"invalid_input"/s);
    expect(server.output.match(/"stopping"/g)).toHaveLength(1);
    expect(server.output).toContain('"msg":"stopped"');
  },
);

test('a later signal ends a stop that is still waiting', async () => {
  await beginCall();
  signal('SIGTERM');
  await pause(2_500);
  const from = performance.now();
  signal('SIGINT');
  expect(await server.ended()).toEqual({ code: 1, signal: null });
  expect(performance.now() - from).toBeLessThan(2_000);
  expect(server.output).toContain('stopped at once');
});
