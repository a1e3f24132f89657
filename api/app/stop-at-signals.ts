import type { OpenConnections } from './open-connections';
import type { MetricsServer } from './metrics/metrics-server';
import { closeServices, type Services } from './services';

const CLOSE_TIMEOUT_MS = 10_000;

/** Signals within this time count as one, because a terminal and npm both pass on a Ctrl-C. */
const SAME_SIGNAL_MS = 2_000;

/** SIGHUP: the terminal was closed. Node also reacts to it under nohup. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

interface Running {
  connections: OpenConnections;
  services: Services;
  metrics: MetricsServer | undefined;
}

/** Stops gracefully at a signal, and at once at another signal some seconds later. */
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
    // Gives a load balancer time to notice, so that it does not send requests to a closed port.
    life.isStopping = true;
    setTimeout(() => void close(running), env.drainMs);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

async function close({ connections, services, metrics }: Running): Promise<void> {
  // Safe to cut off: clients repeat unanswered calls, and leased jobs are run again.
  const cut = setTimeout(() => {
    services.log.warn('stopped before all calls were answered');
    process.exit(0);
  }, CLOSE_TIMEOUT_MS);
  // Live streams never end by themselves.
  services.live.close();
  metrics?.close();
  await connections.close();
  await closeServices(services);
  clearTimeout(cut);
  services.log.info('stopped');
  process.exit(0);
}
