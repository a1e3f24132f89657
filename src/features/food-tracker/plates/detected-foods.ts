import type { Detection } from '../../../device/readers/foods';
import { messages } from './messages';

export interface DetectedFood {
  name: string;
  /** Words that the text analyzer can read: 'a banana', '2 apples'. */
  words: string;
  score: number;
}

interface Known {
  one: string;
  /** The plural; undefined if the food is not counted. */
  many?: string;
}

// In the order of the model's classes.
const FOODS: readonly Known[] = [
  { one: messages.aBanana, many: 'bananas' },
  { one: messages.anApple, many: 'apples' },
  { one: messages.aSandwich, many: 'sandwiches' },
  { one: messages.anOrange, many: 'oranges' },
  { one: 'broccoli' },
  { one: messages.aCarrot, many: 'carrots' },
  { one: messages.aHotDog, many: messages.hotDogs },
  { one: 'pizza' },
  { one: messages.aDonut, many: 'donuts' },
  { one: messages.aPieceOfCake, many: messages.piecesOfCake },
];

export const KNOWN_WORDS = messages.bananasApples;

// docs/on-device-readers.md lists hits and false detections at this score.
const SCORE_MIN = 0.7;

const SAME_PLACE = 0.5;

const COUNT_MAX = 12;

/** Most likely first; of two foods in the same place, only the more likely one. */
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
