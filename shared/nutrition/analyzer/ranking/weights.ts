/**
 * How the words of a phrase, the names of foods and the readings of a meal are weighed against each
 * other, all on the scale of a word's rarity. Set by descent on one half of described meals with known
 * truth and checked on the other, see docs/nutrition.md.
 */
export const WEIGHTS = {
  // How much words tell.

  /** A term tells at least this much, however common it is. */
  rarityMin: 2.2,
  /** And at most this much, however rare. */
  rarityMax: 5,
  /** Share of its rarity that a word for a preparation keeps. */
  preparation: 0.3,
  /** A word of praise. */
  quality: 0.3,
  /** A maker. */
  brand: 0.1,
  /** A piece or a vessel. */
  piece: 0.5,
  /** A kitchen of the world. */
  origin: 0.35,
  /** Weight of a word that no name holds: more often praise than a food that the tables lack. */
  unknown: 1.5,
  /** Share of what a name is worth that it keeps where a word of it is misspelled. */
  slip: 0.85,
  // How well a name fits a phrase.

  /** Share that a word counts which another name of the same food holds. */
  other: 0.525,
  /** What a word of the phrase costs that the name lacks. */
  missing: 0.56,
  /** What a word costs that only the name has, in its head. */
  extraHead: 0.263,
  /** And behind it. */
  extraTail: 0.126,
  /** At most. */
  extraMax: 6,
  /** How much dearer a head is whose noun is not asked for. */
  otherNoun: 1.12,
  /** How little a wide heading costs over a name that is asked for. */
  generic: 0.14,
  /** What an alias costs against a description. */
  alias: 0.8,
  /** What the noun of the phrase is worth as the noun of the name. */
  noun: 0.84,
  /** And beside it. */
  sideNoun: 0.4,
  /** What a head that is asked for in full is worth. */
  head: 1.12,
  /** What a name costs that lacks the noun. */
  noNoun: 1.5,
  /** What a dish costs that is made of what is asked for. */
  otherDish: 1,
  /** Share of the weight of a phrase that a name must hold. */
  coverMin: 0.35,
  /** Share of the best reach that a food must have to be looked at. */
  prune: 0.5,
  /** Points of preference in weights of terms. */
  scale: 2.45,
  /** What a raw food is worth where raw is asked for. */
  rawAsked: 1.2,
  /** What an ingredient costs against a food of the survey. */
  reference: 0.8,
  /** And a dish of our own that no one named exactly. */
  own: 0.3,
  /** What a plain name is worth. */
  named: 2,
  /** Its least gain. */
  namedGain: 4,
  /** What one is worth that is left without its preparation. */
  plain: 0.6,
  // What a reading of a whole meal is worth.

  /** What each item costs a reading. */
  item: 1.86,
  /** What one costs that has no amount in a description that tells amounts. */
  bare: 2.79,
  /** What each word of a dropped run costs. */
  drop: 0.245,
  /** And the run itself. */
  dropFlat: 0.3,
  /** And where an amount is told of it. */
  told: 2,
  /** Least gain of a run with an amount. */
  toldGainMin: -4,
  /** And of one without. */
  gainMin: 1,
  /** Least cover of a run of several chunks. */
  mergedMin: 0.49,
  /** What a comma inside a run costs. */
  mergeComma: 0.2,
  /** Least precision of a name in passing. */
  passingPrecisionMin: 0.5,
  /** And among told amounts. */
  toldPrecisionMin: 0.745,
} as const;
