/** Lets writers through while the server is up, and holds them while it is down. */
export class Gate {
  private opened: Promise<void> = Promise.resolve();
  private letThrough: (() => void) | undefined;

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

  async pass(): Promise<void> {
    await this.opened;
  }
}
