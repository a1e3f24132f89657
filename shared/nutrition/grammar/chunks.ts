import { normalise } from '../ranking/words';
import { NUMBER, spellFractions } from './numbers';

/** A stretch of a description that may be one food, and how it hangs on the one before. */
export interface Chunk {
  text: string;
  /** 'with': added to the one before; 'and': beside it; 'break': a new start. */
  joint: 'break' | 'and' | 'with';
  /** An amount stands at its head: it starts an item of its own. */
  starts: boolean;
}

// Longer descriptions name no more food in what follows.
const LONGEST = 4_000;
// No meal has more parts; the bound keeps the time that any text takes small.
const CHUNKS_MAX = 80;

const NEGATION =
  /\b(?:without|no|not|minus|hold the|sans|free of)\s+(?:any\s+)?[\p{L}'-]+(?:\s+(?:or|nor)\s+[\p{L}'-]+)*/gu;
// Words that a name of a food holds: 'no added fat' is none of ours, 'sugar free' neither.
const NEGATION_KEPT = /^(?:no (?:added|bake|sugar|fat|salt|cook)|not )/;

const BREAK_WORDS =
  'plus|also|then|while|alongside|including|featuring|consisting of|followed by|as well as|along with|' +
  'together with|(?:accompanied|complemented) (?:by|with)|(?:paired|served|washed down) with';
const BREAK = new RegExp(`[,;:.!?\\n\\r+&|•]|\\b(?:${BREAK_WORDS})\\b`, 'g');
// What is in a thing or on it hangs on it as 'with' does.
const FILLED =
  /\b(?:filled|topped|loaded|packed|made|covered|stuffed|mixed|smothered|drizzled) (?:with|in)\b/g;
const JOINTS = /\b(and|with|w|on|in|over)\b/;
const LEADING_AMOUNT = new RegExp(
  `^(?:~|about |around |approximately |approx |roughly )?${NUMBER}`,
);
// '400g' that stands behind its food does not start the next: a number in the middle does.
const INNER_AMOUNT = new RegExp(
  `\\s(?=(?:${NUMBER})\\s*(?:x\\s+)?(?:[\\p{L}]+\\s+)?(?:of\\s+)?[\\p{L}]{3,})`,
  'gu',
);

/** Cuts a description into chunks. Every character of any script is fine; the rest is cut off. */
export function chunksOf(description: string): Chunk[] {
  const text = normalise(spellFractions(description.slice(0, LONGEST)))
    .replace(/(\d)[,](\d{3})\b/g, '$1$2')
    .replace(/(\d)\.(\d)/g, '$1·$2')
    .replace(/\bw\//g, ' with ')
    .replace(FILLED, ' with ')
    .replace(/\bn\b|'n'/g, ' and ')
    .replace(/(\d)\s*(g|kg|ml|l|oz|lb|cl|dl)\b/g, '$1 $2')
    .replace(/\bfl\.? ?oz\b|\bfluid ounces?\b/g, 'floz')
    .replace(/~\s*/g, 'about ')
    .replace(NEGATION, (words) => (NEGATION_KEPT.test(words) ? words : ' '));
  return text
    .split(BREAK)
    .map((clause) => clause.replace(/·/g, '.').trim())
    .filter(Boolean)
    .flatMap(chunksOfClause)
    .slice(0, CHUNKS_MAX);
}

function chunksOfClause(clause: string): Chunk[] {
  const parts = clause.split(JOINTS);
  const chunks: Chunk[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const joint = index === 0 ? 'break' : parts[index - 1] === 'and' ? 'and' : 'with';
    chunks.push(...chunksOfPart((parts[index] ?? '').trim(), joint));
  }
  return chunks;
}

function chunksOfPart(part: string, joint: Chunk['joint']): Chunk[] {
  const texts = part
    .split(INNER_AMOUNT)
    .map((text) => text.trim())
    .filter(Boolean);
  const [first = '', second] = texts;
  // 'bacon 2 slices': the amount belongs to what stands before it.
  const pieces =
    second !== undefined && /^[\d./ -]+\s*(?:slices?|pieces?|pcs?|cups?|rashers?)\b/.test(second)
      ? [`${first} ${second}`, ...texts.slice(2)]
      : texts;
  return pieces.map((text, index) => ({
    text,
    joint: index === 0 ? joint : 'break',
    starts: LEADING_AMOUNT.test(text),
  }));
}
