/** A food that words may mean. */
export interface Match {
  place: number;
  /** Share of the words' weight that the food's name holds, 0 to 1. */
  cover: number;
  /** Share of the name's weight that the words ask for, 0 to 1. */
  precision: number;
  /** How well it fits, on the scale of the words' weights: more words held, more points. */
  score: number;
  /** The same without what only orders foods: what a reading of a whole meal adds up. */
  gain: number;
  /** Share of its head's weight that the words ask for, 0 to 1. */
  head: number;
  /** It is the thing that the words call it, by its head or under a wide heading. */
  isNoun: boolean;
  /** It fits by the food's description, and not by another name that it has. */
  described: boolean;
  /** A plain word of our own list names it. */
  named: boolean;
  /** A word of the phrase is misspelled, and taken for one of the name. */
  slip?: true;
}

/** Words that are a name of the food, whole and without a rest. */
export const WHOLE = { cover: 1, precision: 1, head: 1, isNoun: true, described: true } as const;
