import { type Aisle, AISLES } from '#shared/rules/shopping/aisles';
import type { KitchenAmount } from '#shared/rules/shopping/kitchen-amount';

import { format } from '../../ui/words/format';
import { wholeWords } from '../../ui/words/whole-words';
import { kitchenNumber, upToOneDecimal } from './kitchen-number';
import { messages } from './messages';
import type { ListedLine } from './use-shopping-list';

const TITLES: Record<Aisle, string> = {
  produce: messages.produce,
  bread: messages.bread,
  meat: messages.meat,
  dairy: messages.dairy,
  dry: messages.dry,
  canned: messages.canned,
  baking: messages.baking,
  frozen: messages.frozen,
  drinks: messages.drinks,
  other: messages.other,
};

export function aisleTitle(aisle: Aisle): string {
  return TITLES[aisle];
}

/** Lines by aisle, in the order of a shop; empty aisles are left out. */
export function byAisle(lines: readonly ListedLine[]): [Aisle, ListedLine[]][] {
  return AISLES.map((aisle): [Aisle, ListedLine[]] => [
    aisle,
    lines.filter((line) => line.aisle === aisle),
  ]).filter(([, some]) => some.length > 0);
}

const GRAMS_OF_KILOGRAM = 1_000;

function weightWords(grams: number): string {
  if (grams >= GRAMS_OF_KILOGRAM)
    return format(messages.kilograms, { kilograms: twoDigits(grams / GRAMS_OF_KILOGRAM) });
  return format(messages.grams, { grams: metric(grams) });
}

function twoDigits(number: number): number {
  return Number(number.toFixed(2));
}

function metric(number: number): string {
  return number < 10 ? upToOneDecimal(number) : wholeWords(number);
}

/** Units of weight, for which the grams are not shown again. */
const WEIGHTS = new Set([
  'g',
  'gram',
  'grams',
  'kg',
  'oz',
  'ounce',
  'ounces',
  'lb',
  'lbs',
  'pound',
  'pounds',
]);

// Units with a plural; others come from recipes or have the same plural.
const ONE_OR_MANY: Readonly<Record<string, string>> = { cup: 'cups', can: 'cans' };

function unitWords({ count, unit }: KitchenAmount): string {
  return (count > 1 ? ONE_OR_MANY[unit] : undefined) ?? unit;
}

/** '½ tsp (2.5 g)', '1.25 kg'; null if no ingredient has an amount. */
export function amountWords({
  grams,
  amount,
}: {
  grams: number | null;
  amount: KitchenAmount | undefined;
}): string | null {
  if (grams === null) return null;
  const weight = weightWords(grams);
  if (!amount || WEIGHTS.has(amount.unit)) return weight;
  const { count, unit } = amount;
  const said =
    `${unit === 'ml' ? metric(count) : kitchenNumber(count)} ${unitWords(amount)}`.trim();
  return format(messages.amountAndWeight, { amount: said, weight });
}

/** The open lines by aisle, as text for sharing. */
export function listAsText(lines: readonly ListedLine[]): string {
  return byAisle(lines)
    .map(([aisle, some]) => [aisleTitle(aisle), ...some.map((line) => `- ${lineAsText(line)}`)])
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function lineAsText(line: ListedLine): string {
  const { name } = line;
  const amount = line.planned && amountWords(line.planned);
  if (!line.planned || !amount) return name;
  const said = line.planned.andMore ? format(messages.nameAndMore, { amount }) : amount;
  return format(messages.nameAndAmount, { name, amount: said });
}
