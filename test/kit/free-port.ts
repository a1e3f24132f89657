import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

// Systems assign higher ports to servers that ask for any port and to outgoing connections; browsers block some lower
// ones.
const LOWEST = 12_000;
const HIGHEST = 32_000;

/**
 * A port that nothing else takes, now or while a server on it is stopped: other callers skip the ports that this
 * process has claimed, and systems never assign it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}

/** Claims a port by binding the UDP port of the same number, which the system releases when this process ends. */
async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  return new Promise((resolve) => {
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      resolve(true);
    });
  });
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
