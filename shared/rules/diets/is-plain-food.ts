interface TableFood {
  code: string;
  description: string;
}

/**
 * Whether a food that is not in the table of traits is a single plain food, so that it has no traits. The ingredients
 * of any other food, such as a brand, a dish or a latte, are unknown.
 */
export function isPlainFood({ code, description }: TableFood): boolean {
  if (MADE_WITH.test(description)) return false;
  return PLAIN_REFERENCE.test(code) || PLAIN_SURVEY.test(code) || PLAIN_OWN.has(code);
}

// SR28, by the first of five digits: spices, oils, fruit, vegetables, seeds, tea, legumes, jam, sugar and syrup,
// grain, and leavening agents.
const PLAIN_REFERENCE =
  /^(?:(?:02|04|09|11|12|14|16|20)\d{3}|19[379]\d\d|1929\d|18369|1837[245])$/u;

// FNDDS, by the first of eight digits, kind by kind.
const PULSES_AND_GRAIN = '41[13]|431|5620[245]';
const FRUIT_AND_VINEGAR = '61[12]|621|63[12]|64[12]|64401';
// Without coleslaw and stuffed olives.
const VEGETABLES = '711|721|73[124]|741|751(?!4)|752|7550|755100[12]|7551[1235]';
const OIL_SUGAR_WATER = '82|91[12]|9130001|94';
const COFFEE_AND_TEA_WITHOUT_MILK = '92101[0-6]|9210[34]|92111|921911|9230';
const PLAIN_SURVEY = new RegExp(
  `^(?:${PULSES_AND_GRAIN}|${FRUIT_AND_VINEGAR}|${VEGETABLES}|${OIL_SUGAR_WATER}|${COFFEE_AND_TEA_WITHOUT_MILK})\\d*$`,
  'u',
);

// Descriptions of foods with unspecified further ingredients.
const MADE_WITH =
  /(?<!no )fat added|(?<!no )added fat|as to fat|restaurant|glazed|creamed|lightened|dairy/iu;

const PLAIN_OWN: ReadonlySet<string> = new Set(
  [
    'ajwain, amchur, annatto, barberries, cassava-flour, curry-leaves, dried-lime, flower-water, fresh-herb, gg-paste',
    'golden-syrup, juniper, lime-leaves, methi-dry, msg, nigella, oil-spray, pandan, rose, salt-lemon, side-salad, sumac',
    'vanilla-pod, xanthan',
  ]
    .flatMap((line) => line.split(', '))
    .map((name) => `own:x-${name}`),
);
