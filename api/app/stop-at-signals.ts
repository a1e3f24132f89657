import type { OpenConnections } from './open-connections';
import type { MetricsServer } from './metrics/metrics-server';
import { closeServices, type Services } from './services';

const CLOSE_TIMEOUT_MS = 10_000;

/** A terminal and npm both pass a Ctrl-C on, and a group of processes gets a signal as a whole: these are one. */
const SAME_SIGNAL_MS = 2_000;

/** SIGHUP: its terminal was closed. Node does not ignore that under nohup either. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

interface Running {
  connections: OpenConnections;
  services: Services;
  metrics: MetricsServer | undefined;
}

/** Stops gently at a signal of the host, and at once at one that comes some seconds later. */
export function stopAtSignals(running: Running): void {
  const { life, log, env } = running.services;
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
    setTimeout(() => void close(running), env.drainMs);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

async function close({ connections, services, metrics }: Running): Promise<void> {
  // Then an unanswered call is repeated, and a leased job is taken up.
  const cut = setTimeout(() => {
    services.log.warn('stopped before all calls were answered');
    process.exit(0);
  }, CLOSE_TIMEOUT_MS);
  // Streams never end by themselves.
  services.live.close();
  metrics?.close();
  await connections.close();
  await closeServices(services);
  clearTimeout(cut);
  services.log.info('stopped');
  process.exit(0);
}
