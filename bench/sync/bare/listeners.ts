import type { ServerResponse } from 'node:http';

/** The connections that receive a user's changes by Server-Sent Events. */
export class Listeners {
  private readonly open = new Map<ServerResponse, string>();

  add(userId: string, response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    // Otherwise the headers wait for the first byte of a body.
    response.write(': listening\n\n');
    this.open.set(response, userId);
    response.once('close', () => this.open.delete(response));
  }

  tell(userId: string, value: unknown): void {
    const listening = [...this.open].filter(([, listener]) => listener === userId);
    if (listening.length === 0) return;
    const event = `data: ${JSON.stringify(value)}\n\n`;
    for (const [response] of listening) response.write(event);
  }
}
