import type { Chunk } from './grammar/chunks';
import { readRun, type Find } from './read-run';
import type { Segment } from './segment';
import { splitNames } from './split-names';
import { withSegment } from './told-amounts';

// 'macaroni and cheese', 'peanut butter and jelly sandwich', 'rice with chicken and peas'.
const CHUNKS_MAX = 7;

interface Reading {
  gain: number;
  segments: Segment[];
}

/**
 * Reads chunks as foods so that the names of the table are met best: every way to join neighbours
 * is weighed by dynamic programming, each item at a cost, each unknown run at a higher one.
 */
export function segmentsOf(find: Find, written: readonly Chunk[]): Segment[] {
  const chunks = written.flatMap((chunk) => splitNames(find, chunk));
  const amounts = chunks.some(({ phrase }) => phrase.amount.unit ?? phrase.amount.count);
  const terse = isTerse(chunks);
  const best: Reading[] = [{ gain: 0, segments: [] }];
  for (let end = 1; end <= chunks.length; end += 1) {
    const readings = startsOf(chunks, end).map((start): Reading => {
      const { gain, segment } = readRun(find, { chunks: chunks.slice(start, end), amounts, terse });
      const before = best[start] ?? { gain: -Infinity, segments: [] };
      return { gain: before.gain + gain, segments: withSegment(before.segments, segment) };
    });
    best.push(readings.reduce((one, other) => (other.gain > one.gain ? other : one)));
  }
  return best.at(-1)?.segments ?? [];
}

// Longer stretches between joints are sentences.
const TERSE_WORDS = 4;
const SENTENCE =
  /\b(?:i|my|we|our|was|were|is|this|these|enjoyed|enjoying|treated|savored|indulged|featured|consisted|started|topped|perfect(?:ly)?|delicious|generous)\b/;

function isTerse(chunks: readonly Chunk[]): boolean {
  const words = chunks.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const isTold = chunks.some(({ text }) => SENTENCE.test(text));
  return !isTold && words <= TERSE_WORDS * chunks.length;
}

/** Where a run that ends here may begin, the nearest first. */
function startsOf(chunks: readonly Chunk[], end: number): number[] {
  const starts = [end - 1];
  for (let start = end - 2; start >= Math.max(0, end - CHUNKS_MAX); start -= 1) {
    const next = chunks[start + 1];
    if (!next || next.joint === 'break' || next.phrase.starts) break;
    starts.push(start);
  }
  return starts;
}
