import type { Server } from 'node:http';

import type { MetricsServer } from './metrics/metrics-server';
import { closeServices, type Services } from './services';

const PATIENCE_MS = 10_000;

/** A terminal and npm both pass a Ctrl-C on, and a group of processes gets a signal as a whole: these are one. */
const SAME_SIGNAL_MS = 2_000;

/** SIGHUP: its terminal was closed. Node does not ignore that under nohup either. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Stops gently at a signal of the host, and at once at one that comes some seconds later. */
export function stopAtSignals(server: Server, services: Services, metrics?: MetricsServer): void {
  const { life, log, env } = services;
  let since = 0;
  const stop = (signal: string) => {
    if (life.isStopping) {
      if (performance.now() - since < SAME_SIGNAL_MS) return;
      log.warn({ signal }, 'stopped at once: another signal came');
      process.exit(1);
    }
    since = performance.now();
    log.info({ signal }, 'stopping');
    // A load balancer has to see it first, so that it sends nobody to a closed port.
    life.isStopping = true;
    setTimeout(() => {
      close(server, services, metrics);
    }, env.drainMs);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

function close(server: Server, services: Services, metrics?: MetricsServer): void {
  // Then an unanswered call is repeated, and a leased job is taken up.
  const cut = setTimeout(() => {
    services.log.warn('stopped before all calls were answered');
    process.exit(0);
  }, PATIENCE_MS);
  // Streams never end by themselves.
  services.live.close();
  metrics?.close();
  server.close(() => {
    void closeServices(services).then(() => {
      clearTimeout(cut);
      services.log.info('stopped');
      process.exit(0);
    });
  });
  server.closeIdleConnections();
}
