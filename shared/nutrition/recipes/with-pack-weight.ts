import { mixedNumber } from './mixed-number';
import { counted, NUMBER, replaced, rounded } from './written-number';

const N = NUMBER;

const PACKS =
  'cans?|tins?|jars?|packs?|packages?|packets?|cartons?|bottles?|boxes|box|bags?|containers?|tubs?|pots?|pouch(?:es)?|sachets?|envelopes?|blocks?|bars?|punnets?|tubes?|logs?|sticks?|balls?|bricks?|loaf|loaves|rolls?|bunch(?:es)?';
const ONE = 'g|kg|grams?|oz|ounces?|lbs?|pounds?|ml|l|floz|litres?';

// '2 x 400 g tins of', '1 (15-ounce) can', 'half a 340 g jar'.
const BEFORE = new RegExp(
  String.raw`^(?:(?<count>${N}|half an?|an?|one|two)(?: ?[x×] ?| of | ))?\(?(?:about )?(?<one>${N})[ -]?(?<unit>${ONE})\)?(?: drained(?: weight)?)?[ -](?<pack>${PACKS})\b(?: of)? (?=\p{L})`,
  'iu',
);
const GLASS = new RegExp(
  String.raw`^(?:(?<count>${N}) ?x ?)?(?<one>\d{2,4}) ?(?<unit>ml)(?<pack>) glass(?:es)?(?: of)? `,
  'iu',
);
// '1 tin (400 g)'
const BEHIND = new RegExp(
  String.raw`^(?<count>${N}|an?|one|two) (?<pack>${PACKS}) ?(?:of )?\(?(?:about )?(?<one>${N})[ -]?(?<unit>${ONE})(?: each| drained(?: weight)?)?\)? (?=\p{L})`,
  'iu',
);
// '2 tins chopped tomatoes (400 g each)'
const LAST = new RegExp(
  String.raw`^(?<count>${N}|an?|one|two) (?:large |small )?(?<pack>${PACKS})(?: of)? (?<name>[^(\d]{2,60}?),? \((?:about )?(?<one>${N})[ -]?(?<unit>${ONE})(?: each)?\)`,
  'iu',
);

/** The weight of all packs if a line states the weight of one; adds 'canned' for cans. */
export function withPackWeight(line: string): string {
  return [GLASS, BEFORE, BEHIND, LAST].reduce(
    (text, found) =>
      replaced(text, found, ({ count, one = '', unit = '', pack = '', name = '' }) => {
        const canned = /^(?:cans?|tins?)$/iu.test(pack) ? 'canned ' : '';
        return `${rounded(counted(count) * mixedNumber(one))} ${unit} ${canned}${name}`;
      }),
    line,
  );
}
