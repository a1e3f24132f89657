import { createServer, type Server } from 'node:http';

import { createListener } from './app/create-listener';
import { takeDataFolder, writePrivately } from './app/data-folder';
import { knownDataFolder, loadEnv, localAddressOf, namesGiven, SETTINGS } from './app/env';
import { listenAt, refuseTakenPorts } from './app/listen-at';
import { MetricsServer } from './app/metrics/metrics-server';
import { runMaintenance } from './app/maintenance';
import { OpenConnections } from './app/open-connections';
import { lookForIssuer } from './app/open-single-sign-on';
import { closeServices, openServices, type Services } from './app/services';
import { wordsOfFailure } from './app/start-failure';
import { refuseGraveSlips, settingWarnings } from './app/setting-warnings';
import { stopAtSignals } from './app/stop-at-signals';
import { wordsOfClock } from './app/words-of-clock';
import { allAdmins } from './store/admins';
import { latestChange } from './store/admin/database-facts';

async function main(): Promise<void> {
  writePrivately();
  const env = loadEnv();
  refuseGraveSlips({ known: SETTINGS, ...namesGiven() });
  // Must run before the services are opened: they delete what a crash has left, which another server may be using.
  takeDataFolder(env);
  await refuseTakenPorts(env);
  const services = await openServices(env);
  try {
    await serve(services);
  } catch (error) {
    // An open connection to a server database would keep the process alive, and its lock on the data folder.
    await closeServices(services);
    throw error;
  }
}

/** @throws if a port cannot be used */
async function serve(services: Services): Promise<void> {
  const { env } = services;
  const clock = wordsOfClock(services.now(), await latestChange(services.db));
  // In the background, because only analyses of words wait for the tables.
  services.foods.start();
  const server = createServer(createListener(services));
  const connections = new OpenConnections(server);
  // Limits slow clients.
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  // Above the usual minute of a proxy, which would otherwise send a request into a closing connection.
  server.keepAliveTimeout = 65_000;
  // Each connection is an open file; a page that listens for changes holds one.
  server.maxConnections = 20_000;
  const metrics = await MetricsServer.open(services);
  await listenAt(server, env);
  services.jobs.wake();
  services.mailer.wake();
  services.removals.start();
  void runMaintenance(services);
  services.backups.start();
  void lookForIssuer(services);
  greet(server, services, { hasAdmin: (await allAdmins(services.db)).length > 0 });
  const warnings = settingWarnings({ env, known: SETTINGS, ...namesGiven() });
  for (const line of [...(clock === undefined ? [] : [`The clock ${clock}`]), ...warnings])
    console.warn(`Warning: ${line}`);
  stopAtSignals({ connections, services, metrics });
}

function greet(
  server: Server,
  { env, version, isNew }: Services,
  { hasAdmin }: { hasAdmin: boolean },
): void {
  const { dataFolder, host, publicUrl, mail, rehearsal } = env;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  console.log(`Platelog is at ${publicUrl ?? localAddressOf({ host, port })}, version ${version}`);
  console.log(`Its data is in ${dataFolder}`);
  // If a disk is not mounted, its folder is empty, and a new database is created.
  if (isNew) console.log('There was no database: a new one was made.');
  if (rehearsal) return;
  if (!mail) console.log('Mail is not set up: no password can be reset by it. Set SMTP_URL.');
  if (!hasAdmin) console.log('To make an administrator: npm run admin -- create NAME EMAIL');
}

main().catch((error: unknown) => {
  console.error(wordsOfFailure(error, knownDataFolder()));
  process.exitCode = 1;
});
