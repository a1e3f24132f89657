/** An answer that is no JSON: a picture. */
export class BinaryAnswer {
  constructor(
    readonly content: Buffer,
    readonly mime: string,
  ) {}
}
