import { createServer, type Server } from 'node:net';

import type { Env } from './env';

interface Address {
  port: number;
  /** Every address if undefined. */
  host?: string | undefined;
}

export async function listenAt(
  server: Pick<Server, 'once' | 'listen'>,
  { port, host }: Address,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

/** The same for metrics, whose error names their own setting. */
export async function listenForMetrics(
  server: Pick<Server, 'once' | 'listen'>,
  { port, host }: NonNullable<Env['metrics']>,
): Promise<void> {
  await listenAt(server, { port, host }).catch((error: unknown) => {
    const { message } = error as Error;
    throw new Error(`METRICS_PORT=${port} on ${host} cannot be used: ${message}`);
  });
}

/**
 * Throws if the server could not listen. Asked before a database is made: that one was made is said only by the start
 * that makes it, and only if it goes well.
 */
export async function refuseTakenPorts({
  port,
  host,
  metrics,
}: Pick<Env, 'port' | 'host' | 'metrics'>): Promise<void> {
  await tryOut(async (server) => listenAt(server, { port, host }));
  if (metrics) await tryOut(async (server) => listenForMetrics(server, metrics));
}

async function tryOut(listen: (server: Server) => Promise<void>): Promise<void> {
  const server = createServer((connection) => connection.destroy());
  await listen(server);
  await new Promise((resolve) => server.close(resolve));
}
