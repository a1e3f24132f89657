import type { FoodTable } from './food-table';
import { readPhrase, type Phrase } from './grammar/amounts';
import type { Chunk } from './grammar/chunks';
import { findFoods, type Match } from './ranking/find-food';

/** A run of chunks read as one food, or as words that name none. */
export interface Segment {
  phrase: Phrase;
  match: Match | undefined;
  joint: Chunk['joint'];
}

// 'macaroni and cheese', 'peanut butter and jelly sandwich', 'rice with chicken and peas'.
const CHUNKS_MAX = 3;
const MERGED_COVER_MIN = 0.85;
const COST_OF_ITEM = 0.1;
const COST_OF_UNKNOWN = 0.5;

interface Reading {
  gain: number;
  segments: Segment[];
}

/**
 * Reads chunks as foods so that the names of the table are met best: every way to join neighbours
 * is weighed by dynamic programming, each item at a cost, each unknown run at a higher one.
 */
export function segmentsOf(table: FoodTable, chunks: readonly Chunk[]): Segment[] {
  const find = remembering((food) => findFoods(table, food, 1)[0]);
  const best: Reading[] = [{ gain: 0, segments: [] }];
  for (let end = 1; end <= chunks.length; end += 1) {
    let winner: Reading | undefined;
    for (let start = Math.max(0, end - CHUNKS_MAX); start < end; start += 1) {
      const before = best[start];
      const read = readRun(find, chunks.slice(start, end));
      if (!before || !read) continue;
      const gain = before.gain + read.gain;
      if (!winner || gain > winner.gain)
        winner = { gain, segments: [...before.segments, read.segment] };
    }
    best.push(winner ?? { gain: 0, segments: [] });
  }
  return best.at(-1)?.segments ?? [];
}

type Find = (food: string) => Match | undefined;

/** The same words in one description are looked up once. */
function remembering(find: Find): Find {
  const known = new Map<string, Match | undefined>();
  return (food) => {
    if (!known.has(food)) known.set(food, find(food));
    return known.get(food);
  };
}

function readRun(
  find: Find,
  run: readonly Chunk[],
): { gain: number; segment: Segment } | undefined {
  const [first] = run;
  const joined = run.slice(1).some((chunk) => chunk.joint === 'break' || chunk.starts);
  if (!first || joined) return undefined;
  const phrase = readPhrase(
    run
      .map((chunk, index) => (index === 0 ? chunk.text : `${jointWord(chunk)} ${chunk.text}`))
      .join(' '),
  );
  const match = find(phrase.food);
  if (run.length > 1 && (!match || match.cover < MERGED_COVER_MIN)) return undefined;
  const gain = match ? worth(match, run.length) - COST_OF_ITEM : -COST_OF_UNKNOWN;
  return { gain, segment: { phrase, match, joint: first.joint } };
}

/** A name that covers several chunks must be little more than them, or it is another dish. */
function worth({ cover, precision }: Match, chunks: number): number {
  return chunks === 1 ? cover : cover * chunks * (0.6 + 0.4 * precision);
}

function jointWord({ joint }: Chunk): string {
  return joint === 'and' ? 'and' : 'with';
}
