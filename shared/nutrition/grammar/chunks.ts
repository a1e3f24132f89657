import { PREPARATION, QUALITIES } from '../ranking/light-words';
import { normalise } from '../ranking/words';
import { FILLER } from './filler';
import { readPhrase, type Phrase } from './amounts';
import { NUMBER, spellFractions } from './numbers';
import { readSize } from './units';
import { plainDescription } from './plain-description';

/** A stretch of a description that may be one food, and how it hangs on the one before. */
export interface Chunk {
  text: string;
  /** 'with': added to the one before; 'within': part of it; 'and': beside it; 'comma': after a comma; 'break': a new start. */
  joint: 'break' | 'comma' | 'and' | 'with' | 'within';
  phrase: Phrase;
}

// Longer descriptions name no more food in what follows.
const LONGEST = 4_000;
// No meal has more parts; the bound keeps the time that any text takes small.
const CHUNKS_MAX = 80;

const BREAK = /[;:?\n\r+•]|\.(?=\s|$)|\||&/;
const JOINTS = /([,!]|\b(?:and|with|within|on|in|over|without|for|that|which|where|from)\b)/;

/** Cuts a description into chunks. Every character of any script is fine; the rest is cut off. */
export function chunksOf(description: string): Chunk[] {
  const text = plainDescription(normalise(spellFractions(description.slice(0, LONGEST))));
  return text
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .flatMap(chunksOfClause)
    .slice(0, CHUNKS_MAX);
}

function chunksOfClause(clause: string): Chunk[] {
  const parts = clause.split(JOINTS);
  const chunks: Chunk[] = [];
  let joint: Chunk['joint'] = 'break';
  let ahead = '';
  for (let index = 0; index < parts.length; index += 2) {
    if (index > 0) joint = stronger(joint, jointOf(parts[index - 1] ?? ''));
    const part = `${ahead} ${parts[index] ?? ''}`.replaceAll(/\s+/g, ' ').trim();
    ahead = '';
    if (part === '') continue;
    const last = chunks.at(-1);
    if (isQualities(part) && index + 1 < parts.length && /^(?:a|an|one|\d)\b/.test(part)) {
      ahead = part;
      continue;
    }
    if (last && isQualities(part)) {
      chunks[chunks.length - 1] = { ...last, phrase: readPhrase(`${last.text} ${part}`) };
      continue;
    }
    const cut = chunksOfPart(part, joint);
    // What only talks ('I had') is no food that the next could hang on.
    const silent = cut.every(({ phrase }) => phrase.food === '' && !phrase.amount.unit);
    if (silent) {
      if (isQualities(part)) ahead = part;
      joint = joint === 'break' ? 'break' : 'comma';
      continue;
    }
    chunks.push(...cut);
    joint = 'with';
  }
  return chunks;
}

/** 'a large, crisp apple', 'peas, boiled and drained': words that tell how a food is, and not what. */
function isQualities(part: string): boolean {
  const words = part.split(' ');
  return (
    words.every((word) => isTalk(word) || /^(?:an?|very)$/.test(word)) &&
    words.some((word) => !FILLER.has(word) && !/^(?:an?|very)$/.test(word))
  );
}

/** Of two joints in a row (', and'; ', with') the one that parts more. */
function stronger(before: Chunk['joint'], next: Chunk['joint']): Chunk['joint'] {
  if (before === 'break') return 'break';
  return before === 'comma' ? 'comma' : next;
}

function jointOf(word: string): Chunk['joint'] {
  if (word === ',' || word === '!') return 'comma';
  return word === 'and' || word === 'within' ? word : 'with';
}

// A number in the middle starts the next food: '2 eggs 3 slices bacon'.
const INNER_AMOUNT = new RegExp(`\\s(?=(?:${NUMBER})\\s+[\\p{L}])`, 'gu');
const TRAILING_STYLE = new RegExp(`^[\\p{L}].*\\s(?:${NUMBER})\\s*(?:g|kg|ml|oz|floz|lb)$`, 'u');
const AFTER_AMOUNT = new RegExp(`(?<=\\s(?:${NUMBER})\\s*(?:g|kg|ml|oz|floz|lb))\\s`, 'gu');
/** 'falafel 4 pcs hummus': the pieces are of what stands before them. */
const WITH_PIECES = /^([\d./ -]+\s*(?:slices?|pieces?|pcs?|rashers?))\s+(?!of\b)(.+)$/;
const PIECES = /^[\d./ -]+\s*(?:slices?|pieces?|pcs?|rashers?)\b/;

function chunksOfPart(part: string, joint: Chunk['joint']): Chunk[] {
  const pieces = TRAILING_STYLE.test(part) ? part.split(AFTER_AMOUNT) : cutAtAmounts(part);
  return pieces
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index) => ({
      text,
      joint: index === 0 ? joint : 'break',
      phrase: readPhrase(text),
    }));
}

function cutAtAmounts(part: string): string[] {
  const pieces: string[] = [];
  for (const text of part.split(INNER_AMOUNT)) {
    const before = pieces.at(-1);
    const open = before !== undefined && !/\d/.test(before);
    const talks = before !== undefined && before.split(' ').every((word) => isTalk(word));
    // 'oatmeal 1/2 cup dry', 'bacon 2 slices', 'a hearty 250 g serving': one food.
    const belongs = talks || (open && (PIECES.test(text) || readPhrase(text).isBare));
    const [, own = text, next = ''] = (open && !talks && WITH_PIECES.exec(text)) || [];
    if (before !== undefined && belongs) pieces[pieces.length - 1] = `${before} ${own}`;
    else pieces.push(text);
    if (before !== undefined && belongs && next !== '') pieces.push(next);
  }
  return pieces;
}

function isTalk(word: string): boolean {
  return (
    FILLER.has(word) || QUALITIES.has(word) || PREPARATION.has(word) || readSize(word) !== undefined
  );
}
