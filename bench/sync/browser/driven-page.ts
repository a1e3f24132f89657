import type { BrowserContext, Page } from '@playwright/test';

import type { MeasuredProcess } from '../measured-process';
import type { Direction, OfferedBench } from './pages/page-bench';

export interface PageLeg {
  ms: number;
  /** Between the relay and the server, including headers. */
  bytesUp: number;
  bytesDown: number;
}

/** One page of the benchmark, controlled from outside. */
export class DrivenPage {
  private constructor(
    private readonly page: Page,
    private readonly server: MeasuredProcess,
  ) {}

  static async open(
    context: BrowserContext,
    url: string,
    server: MeasuredProcess,
  ): Promise<DrivenPage> {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in globalThis);
    return new DrivenPage(page, server);
  }

  async seed(round: number, count: number): Promise<void> {
    await this.page.evaluate(
      async (given) => {
        const { bench } = globalThis as unknown as { bench: OfferedBench };
        await bench.seed(given.round, given.count);
      },
      { round, count },
    );
  }

  async leg(direction: Direction): Promise<PageLeg> {
    const before = await this.server.usage();
    const ms = await this.page.evaluate(async (given) => {
      const { bench } = globalThis as unknown as { bench: OfferedBench };
      return bench.time(given);
    }, direction);
    const after = await this.server.usage();
    return {
      ms,
      bytesUp: after.received - before.received,
      bytesDown: after.sent - before.sent,
    };
  }

  /** Cleans up and closes; returns how many meals were downloaded. */
  async close(): Promise<number> {
    const held = await this.page.evaluate(async () => {
      const { bench } = globalThis as unknown as { bench: OfferedBench };
      return bench.end();
    });
    await this.page.close();
    return held;
  }
}
