import type { NameIndex } from './name-index';

// A shorter word is one letter away from too many others.
const SHORTEST = 5;

interface Likeness {
  /** Terms by first letter and length. */
  shelves: Map<string, number[]>;
}

const likenesses = new WeakMap<NameIndex, Likeness>();

/** Terms that a word may be a slip of: one letter off, or with two changed where it is long. */
export function likeTerms(index: NameIndex, word: string): number[] {
  if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word)) return [];
  const { shelves } = likenessOf(index);
  const lengths = [word.length, word.length - 1, word.length + 1];
  const near = lengths
    .flatMap((length) => shelves.get(`${word[0]}${length}`) ?? [])
    .filter((id) => isNear(word, index.terms[id] ?? ''));
  return near.sort((one, other) => holdersOf(index, other) - holdersOf(index, one)).slice(0, 5);
}

function isNear(one: string, other: string): boolean {
  if (isOneSlipOff(one, other)) return true;
  if (one.length < 7 || one.slice(0, 3) !== other.slice(0, 3)) return false;
  const half = Math.floor(one.length / 2);
  return (
    isOneSlipOff(one.slice(half), other.slice(half)) &&
    isOneSlipOff(one.slice(0, half), other.slice(0, half))
  );
}

function holdersOf(index: NameIndex, id: number): number {
  return (index.holderStart[id + 1] ?? 0) - (index.holderStart[id] ?? 0);
}

function likenessOf(index: NameIndex): Likeness {
  const made = likenesses.get(index);
  if (made) return made;
  const shelves = new Map<string, number[]>();
  index.terms.forEach((term, id) => {
    if (term.length < SHORTEST - 1) return;
    const shelf = `${term[0]}${term.length}`;
    const list = shelves.get(shelf);
    if (list) list.push(id);
    else shelves.set(shelf, [id]);
  });
  const likeness = { shelves };
  likenesses.set(index, likeness);
  return likeness;
}

/** Whether two words differ by one letter put in, left out, changed, or by two swapped. */
export function isOneSlipOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.length === b.length) {
    if (a.slice(1) === b.slice(1)) return true;
    return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  }
  return a.length > b.length ? a.slice(1) === b : b.slice(1) === a;
}
