import { normalise, singleSpaces, termsOf } from '../analyzer/language/words';
import { isStateWord, stateOf } from './food-state';

/** A name of a food as a model gives it: 'rice, white, cooked', and how it was prepared. */
export interface SeenName {
  name: string;
  preparation: string;
}

/** All words about a food, from preparation and name. */
export function allWords({ name, preparation }: SeenName): string {
  return singleSpaces(normalise(`${preparation} ${name}`));
}

/**
 * The forms of the same name, the most specific first: with its preparation, in natural word order ('cooked white
 * rice'), with any way to cook as 'cooked', and without its state.
 */
export function nameForms({ name, preparation }: SeenName): string[] {
  const said = normalise(name);
  const names = [turned(said), singleSpaces(said.replaceAll(',', ' '))];
  const before = normalise(preparation).replaceAll(',', ' ').trim();
  const prepared = isSaid(before, said)
    ? names
    : [...names.map((one) => `${before} ${one}`), ...names];
  const others = names.flatMap((one) => [
    withState(`${before} ${one}`, 'cooked'),
    withState(one, ''),
  ]);
  const forms = [...prepared, ...others].map((one) => singleSpaces(one).trim());
  return [...new Set(forms)].filter((one) => one !== '');
}

/** All words about a food, in natural word order: 'cooked white rice'. */
export function turnedWords({ name, preparation }: SeenName): string {
  return singleSpaces(`${normalise(preparation)} ${turned(normalise(name))}`).trim();
}

function turned(name: string): string {
  return name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reverse()
    .join(' ');
}

function isSaid(preparation: string, name: string): boolean {
  const known = new Set(termsOf(name));
  return termsOf(preparation).every((term) => known.has(term));
}

/**
 * The name without the word 'cooked': for 'rice, white, cooked' our lists know what 'white rice' means. Undefined if
 * the name does not contain it.
 */
export function withoutCooked({ name, preparation }: SeenName): string | undefined {
  const words = turned(normalise(`${preparation}, ${name}`));
  const plain = singleSpaces(words.replaceAll(/\b(?:cooked|plain)\b/g, '')).trim();
  return plain === words || plain === '' ? undefined : plain;
}

/** 'sauteed spinach' as 'cooked spinach' and as 'spinach'; empty if there is no such word. */
function withState(words: string, state: 'cooked' | ''): string {
  const all = words.split(/[\s-]+/);
  const others = all.filter((word) => !isStateWord(word));
  const isMeant = state === '' || stateOf(words) === state;
  return others.length < all.length && isMeant ? `${state} ${others.join(' ')}` : '';
}
