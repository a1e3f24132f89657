import type { BenchMeal } from './meals';

const PATIENCE_MS = 10_000;

/** Times each change from its creation on A to its arrival in B's store. */
export class Arrivals {
  private readonly here = new Set<string>();
  private awaited: { id: string; done: () => void } | undefined;

  arrived(id: string): void {
    this.here.add(id);
    if (this.awaited?.id === id) this.awaited.done();
  }

  /** One change at a time; each must arrive before the next one is made. */
  async timeEach(
    changes: BenchMeal[],
    make: (meal: BenchMeal) => Promise<unknown>,
  ): Promise<number[]> {
    const times: number[] = [];
    for (const meal of changes) {
      const start = performance.now();
      const arrival = this.arrivalOf(meal.id);
      await Promise.all([make(meal), arrival.then(() => times.push(performance.now() - start))]);
    }
    return times;
  }

  private async arrivalOf(id: string): Promise<void> {
    if (this.here.has(id)) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('A change on A did not come to B.'));
      }, PATIENCE_MS);
      this.awaited = {
        id,
        done: () => {
          clearTimeout(timer);
          resolve();
        },
      };
    });
  }
}
