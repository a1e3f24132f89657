/** A broken promise of the engine. */
export class Broken extends Error {
  constructor(
    readonly invariant: string,
    readonly detail: string,
  ) {
    super(`${invariant}: ${detail}`);
    this.name = 'Broken';
  }
}
