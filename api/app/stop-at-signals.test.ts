import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { LiveServer } from '../../test/kit/live-server';

jest.setTimeout(90_000);

let server: LiveServer;
beforeEach(async () => {
  server = await LiveServer.start();
});
afterEach(async () => server.remove());

/** A call that runs until `goOn`, and its whole answer. */
async function beginCall(): Promise<{ goOn: () => void; answer: Promise<string> }> {
  const socket = connect(server.port, 'localhost');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // Ends with the server.
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

const signal = (name: NodeJS.Signals) => process.kill(server.pid, name);

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s that comes twice, as of a terminal and of npm, is one gentle stop',
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

test('one that comes later ends a stop that still waits', async () => {
  await beginCall();
  signal('SIGTERM');
  await pause(2_500);
  const from = performance.now();
  signal('SIGINT');
  expect(await server.ended()).toEqual({ code: 1, signal: null });
  expect(performance.now() - from).toBeLessThan(2_000);
  expect(server.output).toContain('stopped at once');
});
