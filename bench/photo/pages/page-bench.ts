/** A page's result for a photo. */
export interface Made {
  bytes: number;
  width: number;
  height: number;
}

export interface Timed extends Made {
  ms: number;
  /** The longest task of the page meanwhile, in ms; browsers report those of 50 ms and more. */
  longestTaskMs: number;
}

/** The functions that a page of the benchmark offers. */
export interface OfferedBench {
  time: (photo: string) => Promise<Timed>;
  /** The longest task that is reported if the page is kept busy on purpose. */
  busy: (ms: number) => Promise<number>;
}

/** Exposes the benchmark of a resize function in a page. */
export function offer(shrink: (file: Blob) => Promise<Made>): void {
  const bench: OfferedBench = {
    time: async (photo) => {
      const file = await (await fetch(photo)).blob();
      const watch = new TaskWatch();
      const began = performance.now();
      const made = await shrink(file);
      const ms = performance.now() - began;
      return { ...made, ms, longestTaskMs: await watch.end() };
    },
    busy: async (ms) => {
      const watch = new TaskWatch();
      await pause(0);
      const until = performance.now() + ms;
      while (performance.now() < until);
      return watch.end();
    },
  };
  Object.assign(globalThis, { bench });
}

class TaskWatch {
  private longest = 0;
  private readonly observer = new PerformanceObserver((list) => {
    this.take(list.getEntries());
  });

  constructor() {
    this.observer.observe({ type: 'longtask' });
  }

  async end(): Promise<number> {
    // A task is reported after it has ended.
    await pause(100);
    this.take(this.observer.takeRecords());
    this.observer.disconnect();
    return this.longest;
  }

  private take(tasks: PerformanceEntryList): void {
    this.longest = Math.max(this.longest, ...tasks.map(({ duration }) => duration));
  }
}

async function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
