/** A number of a row with its possible values, the most likely first. */
export interface Cell {
  /** Unit as printed; undefined if there is none, or if it was misread as a digit. */
  unit: 'g' | 'mg' | 'mcg' | 'kj' | 'kcal' | undefined;
  candidates: readonly Candidate[];
  /** Whether another character directly follows the number and unit: digits may be missing. */
  isBroken: boolean;
}

export interface Candidate {
  value: number;
  /** The cost of the recognition errors that this value assumes; 0 for the number as read. */
  cost: number;
  /** The step between two numbers with this many decimals. */
  step: number;
  /** Treats the last digit as a unit: the g is often read as a 9. */
  isNine: boolean;
}

// The unit g is often read as a 9, kJ as k), and a closing bracket as the character before it.
const CELL =
  /(?:(<|less than )\s?)?(\d(?:[\d., :·]*\d)?)\s*(kcal|keal|kca1|kcai|cal\b|kj\b|k[j)]|mcg|µg|ug|mg|(?:l|¢)?g\b|¢9)?/g;
const SHARE = /(?<!\d)\d+([.,]\d+)?\s?%/g;
const UNITS: Record<string, Cell['unit']> = {
  g: 'g',
  lg: 'g',
  '¢g': 'g',
  '¢9': 'g',
  mg: 'mg',
  mcg: 'mcg',
  ug: 'mcg',
  µg: 'mcg',
  kcal: 'kcal',
  keal: 'kcal',
  kca1: 'kcal',
  kcai: 'kcal',
  cal: 'kcal',
  kj: 'kj',
  'k)': 'kj',
};

/** The numbers of a row, without percentages of a daily intake. @param line from `plainLine` */
export function cellsOf(line: string): Cell[] {
  const amounts = zeroed(line).replace(SHARE, ' ');
  return [...amounts.matchAll(CELL)].flatMap(
    ({ index, 0: whole, 1: less, 2: digits = '', 3: unit }) => {
      return cellOf(digits.replace(/\s+/g, ' '), {
        unit: UNITS[unit ?? ''],
        less: less !== undefined,
        isBroken: unit === undefined && BROKEN.test(amounts.slice(index + whole.length)),
      });
    },
  );
}

const BROKEN = /^[a-z?!&@#$£€§"'`^]/;

/** An o where only a digit is possible is a zero. */
function zeroed(line: string): string {
  return line
    .replace(/(^|[\s<(])o(?=[.,]?\d|m?g\b|%)/g, '$10')
    .replace(/(\d)[o](?=\d|g|mg)/g, '$10');
}

interface Found extends Pick<Cell, 'unit' | 'isBroken'> {
  less: boolean;
}

function cellOf(digits: string, { unit, less, isBroken }: Found): Cell[] {
  // Two numbers without a unit between them.
  const parts = digits.split(/ (?=\d)/).filter((part) => part !== '');
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const own = isLast ? unit : undefined;
    const candidates = candidatesOf(part, { unit: own, less });
    return { unit: own, candidates, isBroken: isLast && isBroken };
  });
}

// A 4 or an 8 is less similar to a g than a 9 is.
const UNLIKE_G = 0.4;
const LOST_POINT = 1;
const LOST_POINT_TWICE = 2.5;

function candidatesOf(
  text: string,
  { unit, less }: { unit: Cell['unit']; less: boolean },
): Candidate[] {
  const isEnergy = unit === 'kj' || unit === 'kcal';
  const found = printed(text, isEnergy || unit === 'mg').map((one) => ({ ...one, isNine: false }));
  const [, before, sign = ''] = /^(.*\d)[.,:·]?([489])$/.exec(text) ?? [];
  if (unit === undefined && before !== undefined) {
    const unlike = sign === '9' ? 0 : UNLIKE_G;
    const others = printed(before, false);
    found.push(...others.map((one) => ({ ...one, cost: one.cost + unlike, isNine: true })));
  }
  // 'Less than 0.5 g' is estimated as half of that.
  return found.map((one) => (less ? { ...one, value: one.value / 2 } : one));
}

/** The possible values of some digits: the small decimal point between them is easily lost. */
function printed(digits: string, thousands: boolean): Omit<Candidate, 'isNine'>[] {
  const value = numberOf(digits, thousands);
  if (value === undefined) return [];
  const isWhole = /^[1-9]\d+$/.test(digits);
  const step = stepOf(digits, value);
  return [
    { value, cost: 0, step },
    ...(isWhole ? [{ value: value / 10, cost: LOST_POINT, step: 0.1 }] : []),
    ...(isWhole && digits.length > 2
      ? [{ value: value / 100, cost: LOST_POINT_TWICE, step: 0.01 }]
      : []),
  ];
}

/** By the digits after the decimal point; thousands have none. */
function stepOf(digits: string, value: number): number {
  if (Number.isInteger(value) && value >= 1_000) return 1;
  const decimals = /^0\d/.test(digits)
    ? digits.length - 1
    : (/[.,:·](\d+)$/.exec(digits)?.[1]?.length ?? 0);
  return 10 ** -decimals;
}

/** @param thousands whether three digits after a separator are thousands, not decimals */
function numberOf(digits: string, thousands: boolean): number | undefined {
  const text = digits.replace(/[:·]/g, '.');
  if (thousands && /^\d{1,3}[.,]\d{3}$/.test(text)) return Number(text.replace(/[.,]/, ''));
  // 02 g is never printed: the separator was lost.
  if (/^0\d+$/.test(text)) return Number(`0.${text.slice(1)}`);
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
