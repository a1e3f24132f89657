import { Readable } from 'node:stream';

interface Facts {
  name: string;
  mime: string;
  headers: Record<string, string>;
}

/** A file that is made while it is sent, no faster than it is taken. */
export class Download {
  constructor(
    private readonly facts: Facts,
    private readonly parts: AsyncIterable<string>,
  ) {}

  get name(): string {
    return this.facts.name;
  }

  get mime(): string {
    return this.facts.mime;
  }

  get headers(): Record<string, string> {
    return this.facts.headers;
  }

  body(): Readable {
    return Readable.from(this.parts);
  }
}
