/** The functions of a page of the benchmark, on its own store in IndexedDB. */
export interface PageBench {
  /** Stores these meals on the device, waiting to be sent; they are new to the server. */
  seed: (round: number, count: number) => Promise<void>;
  upload: () => Promise<void>;
  /** Fills a second, empty store. */
  download: () => Promise<void>;
  /** How many meals the second store has. */
  held: () => Promise<number>;
  /** Deletes both stores. */
  clear: () => Promise<void>;
}

export type Direction = 'upload' | 'download';

/** What the outside process finds in the page. */
export interface OfferedBench {
  seed: PageBench['seed'];
  /** Milliseconds by the page's own clock. */
  time: (direction: Direction) => Promise<number>;
  /** Cleans up; returns how many meals the second store had. */
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
