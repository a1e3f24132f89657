/**
 * How the words of a phrase, the names of foods and the readings of a meal are weighed against each
 * other, all on the scale of a word's rarity. Set by descent on one half of described meals with known
 * truth and checked on the other, see docs/nutrition.md.
 */
export const WEIGHTS = {
  // How much words tell.

  rarityMin: 2.2, // A term tells at least this much, however common it is.
  rarityMax: 5, // And at most this much, however rare.
  preparation: 0.3, // Share of its rarity that a word for a preparation keeps.
  quality: 0.3, // A word of praise.
  brand: 0.1, // A maker.
  piece: 0.5, // A piece or a vessel.
  origin: 0.35, // A kitchen of the world.
  unknown: 1.5, // Weight of a word that no name holds: more often praise than a food that the tables lack.
  slip: 0.85, // Share of what a name is worth that it keeps where a word of it is misspelled.
  // How well a name fits a phrase.

  other: 0.525, // Share that a word counts which another name of the same food holds.
  missing: 0.56, // What a word of the phrase costs that the name lacks.
  extraHead: 0.263, // What a word costs that only the name has, in its head.
  extraTail: 0.126, // And behind it.
  extraMax: 6, // At most.
  otherNoun: 1.12, // How much dearer a head is whose noun is not asked for.
  generic: 0.14, // How little a wide heading costs over a name that is asked for.
  alias: 0.8, // What an alias costs against a description.
  noun: 0.84, // What the noun of the phrase is worth as the noun of the name.
  sideNoun: 0.4, // And beside it.
  head: 1.12, // What a head that is asked for in full is worth.
  noNoun: 1.5, // What a name costs that lacks the noun.
  otherDish: 1, // What a dish costs that is made of what is asked for.
  coverMin: 0.35, // Share of the weight of a phrase that a name must hold.
  prune: 0.5, // Share of the best reach that a food must have to be looked at.
  scale: 2.45, // Points of preference in weights of terms.
  rawAsked: 1.2, // What a raw food is worth where raw is asked for.
  reference: 0.8, // What an ingredient costs against a food of the survey.
  own: 0.3, // And a dish of our own that no one named exactly.
  named: 2, // What a plain name is worth.
  namedGain: 4, // Its least gain.
  plain: 0.6, // What one is worth that is left without its preparation.
  // What a reading of a whole meal is worth.

  item: 1.86, // What each item costs a reading.
  bare: 2.79, // What one costs that has no amount in a description that tells amounts.
  drop: 0.245, // What each word of a dropped run costs.
  dropFlat: 0.3, // And the run itself.
  told: 2, // And where an amount is stated for it.
  toldGainMin: -4, // Least gain of a run with an amount.
  gainMin: 1, // And of one without.
  mergedMin: 0.49, // Least cover of a run of several chunks.
  mergeComma: 0.2, // What a comma inside a run costs.
  passingPrecisionMin: 0.5, // Least precision of a name in passing.
  toldPrecisionMin: 0.745, // And among told amounts.
} as const;
