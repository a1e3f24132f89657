import type { Incoming } from '../../../../store/import';

/** What a file holds, before anything of it is kept. */
export interface ParsedFile {
  /** Where it is from, in words: 'MyFitnessPal'. */
  source: string;
  incoming: Incoming[];
  /** What could not be read, a line each, in words. */
  problems: string[];
}

/** The file as a whole cannot be read; the message is for its owner. */
export class UnreadableFile extends Error {}
