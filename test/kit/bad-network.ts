import type { Page } from '@playwright/test';

import { ADA, Device, shellIsKept, signUp } from './browsers';
import { LiveServer } from './live-server';
import { TcpProxy } from './tcp-proxy';
import { KEPT_CONNECTION } from './kept-connection';

/** A server, a bad network in front of it, and a device. */
export class Scene {
  private constructor(
    readonly server: LiveServer,
    readonly network: TcpProxy,
    readonly phone: Device,
  ) {}

  /** @param before starts something between the network and the server: gets the server's port, returns its own */
  static async set(before: (port: number) => Promise<number> | number = Number): Promise<Scene> {
    const server = await LiveServer.start();
    const network = await TcpProxy.to(await before(server.port));
    return new Scene(server, network, new Device(network.url));
  }

  /** Removes everything in parallel: after a failed test a browser may hang, and the server must not outlive it. */
  async strike(): Promise<void> {
    await Promise.all([this.server.remove(), this.network.stop(), this.phone.remove()]);
  }

  /** A page with the meal form, of a new account, that does not need the server any more. */
  async signedUp(): Promise<Page> {
    const page = await this.phone.open();
    await signUp(page, ADA, { to: '/food-tracker' });
    await shellIsKept(page);
    return page;
  }

  /** Descriptions of the meals on the server, fetched past the bad network. Cookies are shared between ports. */
  async atServer(page: Page): Promise<(string | null)[]> {
    const answer = await page.request.get(
      `${this.server.url}/api/meals?limit=500`,
      KEPT_CONNECTION,
    );
    const { meals } = (await answer.json()) as { meals: { description: string | null }[] };
    return meals.map(({ description }) => description).sort();
  }
}

/** Logs meals as fast as the form takes them: the form is empty again once a meal is stored. */
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

/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
