/** How the measures of a food are weighed against each other for what is said of an amount. */
export const POINTS = {
  /** Each word of the measure that is said ('single serving bag'). */
  said: 1.2,
  /** Each word of it that is not. */
  unsaid: 0.175,
  /** It is named after the food ('1 taco'). */
  named: 1,
  /** It is one that nobody means who does not name it. */
  special: 2,
  /** It is a part of one, and one is counted. */
  part: 3,
  /** It is a pile or a vessel of them. */
  collection: 4,
  /** It is a whole one. */
  whole: 0.8,
  /** Its measure is said beside the name: 'cod fillets'. */
  saidMeasure: 3,
  /** It weighs what is usual. */
  usual: 0.6,
  /** It is of the size that is said. */
  size: 3,
  /** No size is said: it is of any, of a medium one, of another. */
  anySize: 2,
  mediumSize: 0.7,
  otherSize: 0.8,
  /** Less than this share of the usual weight is one of many ('1 fry'), and none for 'fries'. */
  tinyShare: 0.175,
} as const;
