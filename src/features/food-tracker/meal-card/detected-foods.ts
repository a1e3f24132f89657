import type { Detection } from '../../../device/readers/foods';

export interface DetectedFood {
  name: string;
  /** In words that the text analyzer reads: 'a banana', '2 apples'. */
  words: string;
  score: number;
}

interface Known {
  one: string;
  /** undefined if they are not counted. */
  many?: string;
}

// In the order of their numbers in the model.
const FOODS: readonly Known[] = [
  { one: 'a banana', many: 'bananas' },
  { one: 'an apple', many: 'apples' },
  { one: 'a sandwich', many: 'sandwiches' },
  { one: 'an orange', many: 'oranges' },
  { one: 'broccoli' },
  { one: 'a carrot', many: 'carrots' },
  { one: 'a hot dog', many: 'hot dogs' },
  { one: 'pizza' },
  { one: 'a donut', many: 'donuts' },
  { one: 'a piece of cake', many: 'pieces of cake' },
];

export const KNOWN_WORDS =
  'bananas, apples, oranges, carrots, broccoli, sandwiches, hot dogs, pizza, donuts and cake';

// What this finds and what it invents is in docs/on-device-readers.md.
const SCORE_MIN = 0.7;

const SAME_PLACE = 0.5;

const COUNT_MAX = 12;

/** The likeliest first; of two in the same place, only the likelier. */
export function detectedFoods(detections: readonly Detection[]): DetectedFood[] {
  const foods = detections
    .filter(({ score }) => score >= SCORE_MIN)
    .sort((one, other) => other.score - one.score);
  const seen: Detection[] = [];
  for (const one of foods) {
    if (!seen.some((other) => overlap(one.box, other.box) > SAME_PLACE)) seen.push(one);
  }
  return [...new Set(seen.map(({ kind }) => kind))].flatMap((kind) => {
    const all = seen.filter((one) => one.kind === kind);
    const known = FOODS[kind];
    return known ? detectedFood(known, Math.min(COUNT_MAX, all.length), all[0]?.score ?? 0) : [];
  });
}

function detectedFood({ one, many }: Known, count: number, score: number): DetectedFood {
  const words = count > 1 && many !== undefined ? `${count} ${many}` : one;
  return { name: many ?? one, words, score };
}

type Box = Detection['box'];

/** Intersection over union. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  if (width <= 0 || height <= 0) return 0;
  const both = width * height;
  return both / (area(one) + area(other) - both);
}

function area([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}
