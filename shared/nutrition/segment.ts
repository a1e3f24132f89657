import type { Phrase } from './grammar/amounts';
import type { Chunk } from './grammar/chunks';
import type { Match } from './ranking/match';

/** A run of chunks read as one food, or as words that name none. */
export interface Segment {
  phrase: Phrase;
  match: Match | undefined;
  joint: Chunk['joint'];
  /** Its amount stands behind other words, as in 'quark 250 g'. */
  behind?: boolean;
}
