import { scope, type Run, type SimulatedDevice } from './device';
import type { Answer, Ask } from './server';

/** A request on its way, with the run that waits for its response. */
export interface Message extends Ask {
  run: Run | null;
  device: SimulatedDevice;
  /** The device's clock when it sent this, in ms. */
  clock: number;
  /** Set once the server has answered. */
  answer: Answer | null;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** Requests on their way up and responses on their way down, until the history delivers them. */
export class Network {
  up: Message[] = [];
  down: Message[] = [];

  /** Replaces fetch for every device of the history. */
  readonly fetch = async (address: unknown, request?: RequestInit): Promise<Response> => {
    const run = scope.getStore();
    return new Promise<Response>((resolve, reject) => {
      if (!run || run.dead) return;
      const ask = { path: address as string, body: bodyOf(request), session: run.device.session };
      const { device } = run;
      const from = { run, device, clock: device.store.now() };
      const message: Message = { ...ask, ...from, answer: null, resolve, reject };
      run.waitingFor = message;
      this.up.push(message);
    });
  };

  /** Removes a message from the network; false if it is no longer there. */
  take(from: 'up' | 'down', message: Message): boolean {
    const index = this[from].indexOf(message);
    if (index === -1) return false;
    this[from].splice(index, 1);
    return true;
  }

  /** Gives a response to the run that waits for it; false if that has ended. */
  hand(message: Message, answer: Answer): boolean {
    const { run } = message;
    if (!run || run.dead || run.waitingFor !== message) return false;
    run.waitingFor = null;
    const headers: Record<string, string> = { 'Content-Type': answer.type };
    if (answer.retryAfter !== undefined) headers['Retry-After'] = String(answer.retryAfter);
    message.resolve(new Response(answer.text, { status: answer.status, headers }));
    return true;
  }

  /** No response arrives: the waiting run times out. */
  drop(message: Message): void {
    const { run } = message;
    if (!run || run.dead || run.waitingFor !== message) return;
    run.waitingFor = null;
    message.reject(new TypeError('Failed to fetch'));
  }
}

function bodyOf(request: RequestInit | undefined): unknown {
  const body = request?.body;
  if (body instanceof FormData) {
    return { photoId: body.get('photoId'), userId: body.get('userId') };
  }
  return typeof body === 'string' ? JSON.parse(body) : {};
}
