import { createServer, type Server } from 'node:http';

import { METRICS_TYPE, metricsText } from '../../http/metrics-text';
import { listenForMetrics } from '../listen-at';
import type { Services } from '../services';
import { ServerMetrics } from './server-metrics';

const PATH = '/metrics';

/** Serves the metrics for Prometheus on a separate port, so that they are not public. */
export class MetricsServer {
  private constructor(
    private readonly server: Server,
    private readonly metrics: ServerMetrics,
  ) {}

  /** @throws if the port is in use */
  static async open(services: Services): Promise<MetricsServer | undefined> {
    const { metrics: at } = services.env;
    if (!at) return undefined;
    const serverMetrics = new ServerMetrics(services);
    const server = createServer((request, response) => {
      if (request.url?.split('?')[0] !== PATH) {
        response.writeHead(404).end();
        return;
      }
      serverMetrics.read().then(
        (metrics) => {
          response.writeHead(200, { 'Content-Type': METRICS_TYPE }).end(metricsText(metrics));
        },
        (error: unknown) => {
          services.log.error({ error }, 'the metrics could not be read');
          response.writeHead(500).end();
        },
      );
    });
    await listenForMetrics(server, at);
    // Does not keep the process alive, for example if the main port is in use.
    server.unref();
    return new MetricsServer(server, serverMetrics);
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  close(): void {
    this.metrics.stop();
    this.server.close();
    this.server.closeAllConnections();
  }
}
