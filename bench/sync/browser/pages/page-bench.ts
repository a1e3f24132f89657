/** What a page of the bench does when it is told to, on a store of its own in IndexedDB. */
export interface PageBench {
  /** Keeps these meals on the device, waiting to go up; nobody else has seen them. */
  seed: (round: number, count: number) => Promise<void>;
  upload: () => Promise<void>;
  /** Fills a second, empty store. */
  download: () => Promise<void>;
  /** How many meals the second store holds. */
  held: () => Promise<number>;
  /** Deletes both stores. */
  clear: () => Promise<void>;
}

export type Direction = 'upload' | 'download';

/** What the process outside finds in the page. */
export interface OfferedBench {
  seed: PageBench['seed'];
  /** Milliseconds by the page's own clock. */
  time: (direction: Direction) => Promise<number>;
  /** Clears up; how many meals the second store held. */
  end: () => Promise<number>;
}

export function offer(bench: PageBench): void {
  const offered: OfferedBench = {
    seed: bench.seed,
    time: async (direction) => {
      const start = performance.now();
      await bench[direction]();
      return performance.now() - start;
    },
    end: async () => {
      const held = await bench.held();
      await bench.clear();
      return held;
    },
  };
  Object.assign(globalThis, { bench: offered });
}
