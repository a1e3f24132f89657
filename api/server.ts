import { createServer, type Server } from 'node:http';

import { createApp } from './app/create-app';
import { loadEnv, type Env } from './app/env';
import { closeServices, openServices, type Services } from './app/services';
import { wordsOfFailure } from './app/start-failure';

async function main(): Promise<void> {
  const env = loadEnv();
  const services = await openServices(env);
  const answer = createApp(services).callback();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  // A client that sends its headers or its body drop by drop is not waited for.
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  await listen(server, env);
  services.jobs.wake();
  greet(server, env);
  stopGently(server, services);
}

async function listen(server: Server, { port, host }: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

function greet(server: Server, { dataFolder, host, publicUrl }: Env): void {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  console.log(`Platelog is at ${publicUrl ?? `http://${host ?? 'localhost'}:${port}`}`);
  console.log(`Its data is in ${dataFolder}`);
  console.log('To make an administrator: npm run admin -- create NAME EMAIL');
}

function stopGently(server: Server, services: Services): void {
  const stop = () => {
    server.close(() => {
      void closeServices(services).then(() => {
        process.exit(0);
      });
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), 10_000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(wordsOfFailure(error));
  process.exitCode = 1;
});
