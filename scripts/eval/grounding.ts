import { readFileSync } from 'node:fs';

import type { Analysis } from '#shared/records/meal-item';

import type { SeenItem } from '../../api/gateways/vision/reading';
import { share } from './statistics';

/** A name as a model gives it, with what is known about the food. Energies are per 100 g, in kcal. */
export interface KnownName {
  name: string;
  preparation: string;
  kcal_per_100g: number;
  /** Accepted: 25% below and 30% above, or wider if the name fits foods of many kinds. */
  kcal_low: number;
  kcal_high: number;
  /** A pattern that the right food's name matches, and one that it must not match. */
  kind: string;
  not_kind?: string;
  /** The model's values, most of them near the truth. */
  model: SeenItem['per_100g'];
}

export interface Grounded {
  known: KnownName;
  analysis: Analysis;
}

const CASELESS = 'iu';

export function readNames(file: string): KnownName[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as KnownName);
}

/** The item of a model that is certain. */
export function seenOf({ name, preparation, model }: KnownName): SeenItem {
  return {
    name,
    preparation,
    household_measure: '',
    grams: 100,
    grams_low: 90,
    grams_high: 110,
    seen: 'visible',
    confidence: 'high',
    per_100g: model,
  };
}

export function foodOf({ analysis }: Grounded): string | undefined {
  const source = analysis.items[0]?.source;
  return source?.kind === 'table' ? source.description : undefined;
}

export function isOff({ known, analysis }: Grounded): boolean {
  const calories = analysis.items[0]?.per100g.calories;
  if (calories === undefined || calories === null) return false;
  return calories < known.kcal_low || calories > known.kcal_high;
}

/** A food of the tables whose name does not match the kind; a model's own values have no kind. */
export function isOtherKind(grounded: Grounded): boolean {
  const food = foodOf(grounded);
  if (food === undefined) return false;
  const { kind, not_kind: other = '' } = grounded.known;
  return !new RegExp(kind, CASELESS).test(food) || (other !== '' && has(food, other));
}

const has = (food: string, pattern: string) => new RegExp(pattern, CASELESS).test(food);

/** A food of the tables that the patterns accept as the right one. */
const isRightFood = (one: Grounded) => foodOf(one) !== undefined && !isOtherKind(one);

/** A food of the tables with another name: a person has to judge whether it is of another kind. */
export function isCalledOtherwise(one: Grounded): boolean {
  const food = foodOf(one);
  return food !== undefined && lettersOf(food) !== lettersOf(one.known.name);
}

function lettersOf(words: string): string {
  return (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

export const isHigh = ({ analysis }: Grounded) => analysis.items[0]?.confidence === 'high';
export const isAsked = ({ analysis }: Grounded) => analysis.question !== null;

/** Shares of all names, from 0 to 1, except `high_among_right`, which is of the names with the right food. */
export function scoreNames(all: readonly Grounded[]) {
  const of = (holds: (grounded: Grounded) => boolean) =>
    share(all.filter(holds).length, all.length);
  const right = all.filter(isRightFood);
  return {
    n: all.length,
    high: of(isHigh),
    medium: of(({ analysis }) => analysis.items[0]?.confidence === 'medium'),
    high_and_off: of((one) => isHigh(one) && isOff(one)),
    high_and_other_kind: of((one) => isHigh(one) && isOtherKind(one)),
    right_food: of(isRightFood),
    high_among_right: share(right.filter(isHigh).length, right.length),
    off: of(isOff),
    other_kind: of(isOtherKind),
    model_figures: of((one) => one.analysis.items[0]?.source.kind === 'ai'),
    not_found: of(({ analysis }) => analysis.items.length === 0),
    asked: of(isAsked),
  };
}
