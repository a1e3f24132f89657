import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_MS = 20;

/** What was opened and not used for so long is a spare one, such as proxies and browsers keep. */
const SPARE_MS = 200;

/** The connections of a server, to be closed as soon as nothing runs on them. */
export class OpenConnections {
  private readonly sockets = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /**
   * Takes no new ones, and waits until all are closed. A proxy keeps them when an answer has ended, and would hold the server
   * until it lets them go. So they are looked at again and again.
   */
  async close(): Promise<void> {
    const from = performance.now();
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        this.server.closeIdleConnections();
        // For Node a connection is not idle before its first call.
        if (performance.now() - from > SPARE_MS) this.closeSpare();
      }, LOOK_MS);
      this.server.close(() => {
        clearInterval(timer);
        resolve();
      });
      this.server.closeIdleConnections();
    });
  }

  private closeSpare(): void {
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
