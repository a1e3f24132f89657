import type { FoodTable } from '../../table/food-table';
import { CUP_ML } from './portion-words';

const known = new WeakMap<FoodTable, Map<string, number | undefined>>();

const CUP = /^1 cup(?:,|$)/;
// Of fewer foods none tells what another weighs.
const FOODS_MIN = 3;

/**
 * Grams of a millilitre of the foods of a kind, in the middle of those that have a cup: of popcorn 0.05, of soup 1.
 * @param kind category of the table
 * @returns undefined where too few foods of the kind have a cup
 */
export function densityOfKind(table: FoodTable, kind: string): number | undefined {
  const densities = known.get(table) ?? new Map<string, number | undefined>();
  known.set(table, densities);
  if (!densities.has(kind)) densities.set(kind, middleOf(table, kind));
  return densities.get(kind);
}

function middleOf(table: FoodTable, kind: string): number | undefined {
  const grams: number[] = [];
  for (let place = 0; place < table.size; place += 1) {
    if (table.category(place) !== kind) continue;
    const cup = table.food(place).portions.find(({ text }) => CUP.test(text));
    if (cup) grams.push(cup.grams);
  }
  const middle = grams.sort((one, other) => one - other)[Math.floor(grams.length / 2)];
  return middle === undefined || grams.length < FOODS_MIN ? undefined : middle / CUP_ML;
}
