import { SILENT } from './light-words';
import { termsOf } from './words';

/** The terms of a name, and what each of them is for it. */
export interface NameShape {
  /** Each once, in order. */
  terms: string[];
  /** How many of them stand before the first comma. */
  headLength: number;
  /** How many stand before the first 'with', 'on', 'in': among them is what it is. */
  coreLength: number;
  /** The term that says what it is: the last of its head before 'with', 'on', 'in'. */
  noun: string | undefined;
}

// What a food comes with is none of what it is.
const AFTER_CORE = /,? (?:with|on|in|made|prepared|excluding|and\/or) /;
const AFTER_NOUN = / (?:with|on|in|from|made|for|without|and|or) | ?[(/]/;

export function shapeOf(text: string): NameShape {
  const [head = ''] = text.split(',', 1);
  const headTerms = termsOf(head);
  const all = head === text ? headTerms : [...headTerms, ...termsOf(text.slice(head.length + 1))];
  const core = termsBefore(AFTER_CORE, text, all).length;
  const noun = termsBefore(AFTER_NOUN, head, headTerms).at(-1);
  const shape: NameShape = { terms: [], headLength: 0, coreLength: 0, noun: undefined };
  for (const [place, term] of all.entries()) {
    if (SILENT.has(term) || shape.terms.includes(term)) continue;
    shape.terms.push(term);
    shape.headLength += Number(place < headTerms.length);
    shape.coreLength += Number(place < core);
    if (term === noun) shape.noun = noun;
  }
  return shape;
}

/** The terms before the first of some words; `all` where the text has none of them. */
function termsBefore(words: RegExp, text: string, all: string[]): string[] {
  const [before = ''] = text.split(words, 1);
  return before === text ? all : termsOf(before);
}
