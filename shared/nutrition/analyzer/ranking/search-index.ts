import type { CompactFoodTable } from '../../table/compact-table';
import { wordsOf } from '../language/words';

interface IndexedName {
  place: number;
  words: string[];
  /** Words before the first comma: what the food is. */
  head: Set<string>;
  own: boolean;
}

/** For the search box: names, the numbers of those that hold a word, every word in order. */
export interface SearchIndex {
  names: IndexedName[];
  holding: Map<string, number[]>;
  vocabulary: string[];
}

export function searchIndex({
  names,
  aliases,
}: Pick<CompactFoodTable, 'names' | 'aliases'>): SearchIndex {
  const indexed = names.flatMap((name, place) => {
    const others = aliases[place] ?? '';
    return [
      indexedName(name, place, true),
      ...(others === '' ? [] : others.split('|')).map((alias) => indexedName(alias, place, false)),
    ];
  });
  const holding = new Map<string, number[]>();
  indexed.forEach(({ words }, number) => {
    for (const word of words) {
      const list = holding.get(word);
      if (list) list.push(number);
      else holding.set(word, [number]);
    }
  });
  return { names: indexed, holding, vocabulary: [...holding.keys()].sort() };
}

function indexedName(name: string, place: number, own: boolean): IndexedName {
  const [head = ''] = name.split(',');
  return { place, own, words: [...new Set(wordsOf(name))], head: new Set(wordsOf(head)) };
}
