import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_MS = 20;

/** A connection that was not used for this long after it was opened is a spare one, as proxies and browsers keep. */
const SPARE_MS = 200;

/** Closes the connections of a server as soon as they are idle. */
export class OpenConnections {
  private readonly sockets = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /**
   * Accepts no new connections, and waits until all are closed. Checks again and again for idle ones, because a proxy
   * keeps connections open after a response and would delay the stop.
   */
  async close(): Promise<void> {
    const from = performance.now();
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        this.server.closeIdleConnections();
        // Node does not count a connection as idle before its first request.
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
