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
  const all = [...headTerms, ...termsOf(text.slice(head.length + 1))];
  const core = termsOf(text.split(AFTER_CORE, 1)[0] ?? '').length;
  const shape: NameShape = { terms: [], headLength: 0, coreLength: 0, noun: undefined };
  const noun = termsOf(head.split(AFTER_NOUN, 1)[0] ?? '').at(-1);
  for (const [place, term] of all.entries()) {
    if (SILENT.has(term) || shape.terms.includes(term)) continue;
    shape.terms.push(term);
    if (place < headTerms.length) shape.headLength += 1;
    if (place < core) shape.coreLength += 1;
    if (term === noun) shape.noun = noun;
  }
  return shape;
}
