import { MACRO_MOST, type MacroTarget, type MacroWay } from '#shared/records/macro-target';
import {
  energyOfMacros,
  type Grams,
  macroProblem,
  ownMacros,
  type Sharing,
} from '#shared/rules/targets/own-macros';

import { format } from '../../../../ui/words/format';
import { energyWords } from '../../../../ui/words/quantity';
import { readNumber } from '../../../../ui/words/read-number';
import { unbroken } from '../../../../ui/words/text';
import { messages } from './messages';

export type Figures = Omit<MacroTarget, 'since'>;
export type TypedMacros = Record<keyof Grams, string>;

/** The macros for which each way has a field. */
export const FIELDS: Readonly<Record<MacroWay, readonly (keyof Grams)[]>> = {
  goal: [],
  per_kg: ['protein', 'fat'],
  percent: ['protein', 'carbs', 'fat'],
  grams: ['protein', 'carbs', 'fat'],
};

/** A macro is null if its field is not a valid number. */
export function readFigures(way: MacroWay, typed: TypedMacros): Figures {
  const of = (name: keyof Grams) => {
    if (!FIELDS[way].includes(name)) return null;
    const figure = readNumber(typed[name]);
    return figure !== null && figure >= 0 && figure <= MACRO_MOST ? figure : null;
  };
  return { way, protein: of('protein'), carbs: of('carbs'), fat: of('fat') };
}

/** The resulting macros as text, or what is wrong with the input. */
export function macroWords(
  figures: Figures,
  sharing: Sharing,
): { words: string; isProblem: boolean } | null {
  const grams = ownMacros(figures, sharing);
  const energy = unbroken(energyWords(sharing.calories));
  switch (macroProblem(figures, sharing)) {
    case 'missing':
      return { words: messages.enterEach, isProblem: true };
    case 'sum':
      return { words: format(messages.makesNot100, { sum: sumOf(figures) }), isProblem: true };
    case 'over':
      return { words: format(messages.tooMuch, { energy }), isProblem: true };
    case null:
      break;
  }
  if (!grams) return null;
  const words =
    figures.way === 'grams'
      ? format(messages.energyOfGrams, {
          energy: unbroken(energyWords(energyOfMacros(grams))),
          target: energy,
        })
      : format(messages.comesTo, { grams: gramsWords(grams) });
  return { words, isProblem: false };
}

function gramsWords({ protein, carbs, fat }: Grams): string {
  return format(messages.gramsOf, { protein, carbs, fat });
}

function sumOf({ protein, carbs, fat }: Figures): number {
  return Math.round(((protein ?? 0) + (carbs ?? 0) + (fat ?? 0)) * 10) / 10;
}

/** Initial values of a way, equal to the current grams, so that choosing a way alone changes nothing. */
export function typedFrom(way: MacroWay, now: Grams, { calories, weight }: Sharing): TypedMacros {
  const tenths = (value: number) => String(Math.round(value * 10) / 10);
  switch (way) {
    case 'per_kg':
      return {
        protein: tenths(now.protein / weight),
        carbs: '',
        fat: tenths(now.fat / weight),
      };
    case 'percent': {
      const protein = Math.round(((now.protein * 4) / calories) * 100);
      const fat = Math.round(((now.fat * 9) / calories) * 100);
      return {
        protein: String(protein),
        carbs: String(100 - protein - fat),
        fat: String(fat),
      };
    }
    default:
      return { protein: String(now.protein), carbs: String(now.carbs), fat: String(now.fat) };
  }
}
