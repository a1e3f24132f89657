import { strFromU8, unzipSync } from 'fflate';

/** A ZIP read by an independent library: the texts of its files, and their bytes. */
export class OpenedArchive {
  readonly files: Record<string, Uint8Array>;

  constructor(bytes: ArrayBuffer | Uint8Array) {
    this.files = unzipSync(new Uint8Array(bytes));
  }

  get names(): string[] {
    return Object.keys(this.files);
  }

  text(name: string): string {
    const file = this.files[name];
    if (!file) throw new Error(`There is no ${name} in ${this.names.join(', ')}.`);
    return strFromU8(file);
  }

  rows(file: string): Record<string, unknown>[] {
    return JSON.parse(this.text(`account/${file}.json`)) as Record<string, unknown>[];
  }
}
