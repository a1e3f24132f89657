import type { Page } from '@playwright/test';

import { ADA, Device, shellIsKept, signUp } from './browsers';
import { LiveServer } from './live-server';
import { TcpProxy } from './tcp-proxy';
import { KEPT_CONNECTION } from './kept-connection';

/** A server, a bad network and a device behind it. */
export class Scene {
  private constructor(
    readonly server: LiveServer,
    readonly network: TcpProxy,
    readonly phone: Device,
  ) {}

  /** @param before puts something between the network and the server: from a port to its own */
  static async set(before: (port: number) => Promise<number> | number = Number): Promise<Scene> {
    const server = await LiveServer.start();
    const network = await TcpProxy.to(await before(server.port));
    return new Scene(server, network, new Device(network.url));
  }

  /** All at once: where a test has failed a browser may hang, and the server must not outlive it. */
  async strike(): Promise<void> {
    await Promise.all([this.server.remove(), this.network.stop(), this.phone.remove()]);
  }

  /** A page with the form to log meals, of a new account, that needs the server no more. */
  async signedUp(): Promise<Page> {
    const page = await this.phone.open();
    await signUp(page, ADA, { to: '/food-tracker' });
    await shellIsKept(page);
    return page;
  }

  /** Descriptions of the meals at the server, past the bad network; cookies know no ports. */
  async atServer(page: Page): Promise<(string | null)[]> {
    const answer = await page.request.get(
      `${this.server.url}/api/meals?limit=500`,
      KEPT_CONNECTION,
    );
    const { meals } = (await answer.json()) as { meals: { description: string | null }[] };
    return meals.map(({ description }) => description).sort();
  }
}

/** Logs meals one after the other, as fast as the form takes them: it is empty again once one is on the disk. */
export async function log(page: Page, ...descriptions: string[]): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Describe Meal' });
  await field.evaluate(async (element, texts) => {
    const box = element as HTMLTextAreaElement;
    const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = box.form?.querySelector<HTMLButtonElement>('button[type=submit]');
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    for (const text of texts) {
      value?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      while (button?.ariaDisabled === 'true') await frame();
      button?.click();
      while (box.value !== '') await frame();
    }
  }, descriptions);
}

/** Numbers from 0 to 1 that are the same in every run. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
