import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

import { type Patience, patientBody } from './patient-body';

const PART = 64 * 1_024;
const PARTS = 320;

async function* parts() {
  for (let part = 0; part < PARTS; part += 1) {
    yield Buffer.alloc(PART);
    await new Promise(setImmediate);
  }
}

/** Whether a reader who reads in parts, with waits in between, gets the whole body. */
async function isTaken({ waitMs, ...patience }: Patience & { waitMs: number }): Promise<boolean> {
  let end = (): void => undefined;
  const server = createServer();
  const ended = new Promise<boolean>((resolve) => {
    server.on('request', (request, response) => {
      pipeline(patientBody(parts(), {}, patience), response, (error) => {
        end();
        resolve(!error);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', agent: false }, (response) => {
    response.on('error', () => undefined);
    response.on('data', () => {
      response.pause();
      setTimeout(() => response.resume(), waitMs).unref();
    });
  });
  end = () => request.destroy();
  const isWhole = await ended;
  await new Promise((resolve) => server.close(resolve));
  return isWhole;
}

const HOUR_MS = 3_600_000;

test('a reader who keeps reading but too little in total does not get the rest', async () => {
  const patience = { unreadMs: 1_000, bytesPerSecond: 1_000_000_000 };
  expect(await isTaken({ waitMs: 20, ...patience })).toBe(false);
});

test('a slow reader who reads enough gets the whole body', async () => {
  const patience = { unreadMs: 5_000, bytesPerSecond: 8_000 };
  expect(await isTaken({ waitMs: 5, ...patience })).toBe(true);
});

test('a reader who reads nothing does not get the rest', async () => {
  const patience = { unreadMs: 500, bytesPerSecond: 1 };
  expect(await isTaken({ waitMs: HOUR_MS, ...patience })).toBe(false);
});
