/** Lets writers through while the server is up, and holds them while it is down. */
export class Gate {
  private opened: Promise<void> = Promise.resolve();
  private letThrough: (() => void) | undefined;
  private readonly inside = new Set<Promise<unknown>>();

  close(): void {
    if (this.letThrough) return;
    this.opened = new Promise((resolve) => {
      this.letThrough = resolve;
    });
  }

  open(): void {
    this.letThrough?.();
    this.letThrough = undefined;
  }

  /** Runs work once the gate is open. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    await this.opened;
    const done = work();
    this.inside.add(done);
    return done.finally(() => this.inside.delete(done));
  }

  /** Waits for the work that was let through. Call it while the gate is closed. */
  async empty(): Promise<void> {
    while (this.inside.size > 0) await Promise.allSettled(this.inside);
  }
}
