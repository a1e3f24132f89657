import { type Nutrient, NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { clockTime } from '../table/dates';
import { numberOf, weightOfAmount } from '../table/numbers';
import {
  foreignItem,
  type NutrientColumns,
  nutrientsIn,
  plainCount,
  waysToSay,
} from './foreign-item';
import type { Line, Table } from '../table/table';
import type { LineContext, Format } from './format';
import { type ChosenColumns, type ColumnField, factorOf, unitOf } from './guess-columns';

/** The format of a table whose columns the user has assigned. */
export function chosenFormat(chosen: ChosenColumns): Format {
  const isWhole = chosen.date !== undefined && (chosen.name ?? chosen.calories) !== undefined;
  return {
    key: 'table',
    program: () => messages.yourTable,
    recognises: () => isWhole,
    date: columnOf(chosen.date),
    take: (at) => {
      take(at, chosen);
    },
  };
}

function take({ table, line, day, place, found }: LineContext, chosen: ChosenColumns): void {
  const text = (field: ColumnField) => table.text(line, ...columnOf(chosen[field]));
  const [name, group] = [text('name'), text('meal')];
  const unreadable = unreadableFigure(table, line, chosen);
  if (unreadable !== undefined) {
    const text = unreadable.slice(0, 40);
    found.problems.push(format(messages.notANumber, { place, text }));
    return;
  }
  const eaten = eatenOf(table, line, chosen);
  const isKnown = NUTRIENTS.some((nutrient) => eaten[nutrient] !== null);
  if (name === '' && !isKnown) {
    found.problems.push(format(messages.noFoodAndNoFigures, { place }));
    return;
  }
  // A number without a unit is not taken as grams; it is more likely a number of servings.
  const amount = text('amount');
  const grams = weightOfAmount(amount, table.mark);
  const shown = plainCount(amount);
  const item = foreignItem(name || group || 'Meal', { eaten, grams, amount: shown });
  if (!item) {
    found.problems.push(format(messages.noFoodHasTheseFigures, { place }));
    return;
  }
  const time = clockTime(text('time')) ?? clockTime(text('date').replace(/^\S+[T ]/, ''));
  found.entries.push({
    day,
    time,
    group,
    item,
    ...(isKnown ? {} : { said: waysToSay(shown, name) }),
    mark: [day, time, group, name, amount, eaten],
  });
}

/** The nutrients of a line in their own units, converted from the units in the column names. */
function eatenOf(table: Table, line: Line, chosen: ChosenColumns): Nutrients {
  const isKilojoules = unitOf(chosen.calories ?? '') === 'kJ';
  const columns = NUTRIENTS.map((nutrient) => {
    const isOther = nutrient === 'calories' && isKilojoules;
    return [nutrient, isOther ? [] : takenOf(nutrient, chosen)];
  });
  const eaten = nutrientsIn(table, line, {
    columns: Object.fromEntries(columns) as NutrientColumns,
    kilojoules: isKilojoules ? columnOf(chosen.calories) : [],
  });
  const scaled = NUTRIENTS.map((nutrient) => {
    const amount = eaten[nutrient];
    // Energy was already converted from kJ to kcal.
    if (amount === null || nutrient === 'calories') return [nutrient, amount];
    return [nutrient, amount * (factorOf(nutrient, chosen[nutrient] ?? '') ?? 1)];
  });
  return Object.fromEntries(scaled) as Nutrients;
}

/** '< 1' and 'n/a' are read as unknown. '250 kcal' is a number that could not be read and must be reported. */
const FIGURE = /^[^\d<>~≈]*\d/;

function unreadableFigure(table: Table, line: Line, chosen: ChosenColumns): string | undefined {
  return NUTRIENTS.flatMap((nutrient) => takenOf(nutrient, chosen))
    .map((name) => table.text(line, name))
    .find((text) => FIGURE.test(text) && numberOf(text, table.mark) === null);
}

function takenOf(nutrient: Nutrient, chosen: ChosenColumns): string[] {
  return columnOf(chosen[nutrient]).filter((name) => factorOf(nutrient, name) !== null);
}

function columnOf(name: string | undefined): string[] {
  return name === undefined || name === '' ? [] : [name];
}
