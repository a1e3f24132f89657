/** Thrown by work that cannot be done now, through no fault of its own: the try does not count. */
export class PutOff extends Error {
  /** @param until when to try again, in ms */
  constructor(
    readonly until: number,
    readonly why: string,
  ) {
    super(`Put off: ${why}`);
    this.name = 'PutOff';
  }
}

/** Thrown by work that another try would not help. */
export class GiveUp extends Error {
  constructor(readonly why: string) {
    super(`Given up: ${why}`);
    this.name = 'GiveUp';
  }
}
