import * as z from 'zod';

import { FOOD_NAME_MAX, type FoodFields, PLAIN_SERVING, PORTION_MAX } from '#shared/records/food';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { format } from '../../../ui/words/format';

import { messages } from './messages';

import { NO_FIGURES, nutrientInputShape, typedFigures } from './nutrient-fields';

/** What the typed figures are of. */
export const BASES = ['100 g', '100 ml', 'serving'] as const;

type Basis = (typeof BASES)[number];

const UNITS: Record<Basis, FoodFields['unit']> = { '100 g': 'g', '100 ml': 'ml', serving: 'g' };

// Pure fat has 900: more than this is for a serving, or in kJ.
const CALORIES_MAX = 902;

// Labels round each figure separately.
const ROUNDING = 1;

const name = (missing: string | null) => {
  const text = z
    .string()
    .trim()
    .max(FOOD_NAME_MAX, format(messages.atMostCharacters, { foodNameMax: FOOD_NAME_MAX }));
  return missing === null ? text : text.min(1, missing);
};

const weight = z
  .string()
  .trim()
  .regex(/^$|^\d{1,5}(?:[.,]\d{1,2})?$/, messages.pleaseEnterANumber)
  .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))))
  .pipe(
    z
      .number()
      .positive(messages.moreThan0)
      .max(PORTION_MAX, format(messages.atMost, { portionMax: PORTION_MAX.toLocaleString('en') }))
      .nullable(),
  );

const shape = z.object({
  name: name(messages.pleaseGiveItAName),
  brand: name(null),
  basis: z.enum(BASES),
  servingText: z.string().trim().max(60, messages.atMost60Characters),
  servingWeight: weight,
  ...nutrientInputShape,
});

type Typed = z.output<typeof shape>;

/** Typed for 100 g, 100 ml or a serving; stored for 100 in every case. */
export const foodInputSchema = shape
  .superRefine((typed, context) => {
    for (const [field, message] of problemsOf(typed)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .transform((typed): FoodFields => {
    const { brand, basis, servingText, servingWeight } = typed;
    const text = servingText === '' ? PLAIN_SERVING : withCount(servingText);
    return {
      name: typed.name,
      brand: brand === '' ? null : brand,
      barcode: null,
      unit: UNITS[basis],
      per100: per100Of(typed),
      portions: servingWeight === null ? [] : [{ text, grams: servingWeight }],
      source: { kind: 'person' },
    };
  });

export type FoodInput = z.input<typeof foodInputSchema>;

export const EMPTY_FOOD: FoodInput = {
  ...{ name: '', brand: '', basis: '100 g', servingText: '', servingWeight: '' },
  ...NO_FIGURES,
};

export function typedFood({ name: own, brand, unit, per100, portions }: FoodFields): FoodInput {
  const [serving] = portions;
  return {
    name: own,
    brand: brand ?? '',
    basis: unit === 'ml' ? '100 ml' : '100 g',
    servingText: serving?.text ?? '',
    servingWeight: serving ? String(serving.grams) : '',
    ...typedFigures(per100),
  };
}

/** Keeps what the fields do not show: barcode, further portions, and the source if the figures are unchanged. */
export function keptOf(before: FoodFields, typed: FoodFields): FoodFields {
  const { barcode, source, per100, portions } = before;
  const isTheirs = NUTRIENTS.every((nutrient) => typed.per100[nutrient] === per100[nutrient]);
  return {
    ...typed,
    // With a nutrient of a newer version, which no field shows.
    per100: { ...per100, ...typed.per100 },
    barcode,
    portions: [...typed.portions, ...portions.slice(1)],
    source: isTheirs || source.kind === 'label' ? source : typed.source,
  };
}

function per100Of(typed: Typed): Nutrients {
  const scale = typed.basis === 'serving' ? 100 / (typed.servingWeight ?? 100) : 1;
  const scaled = NUTRIENTS.map((nutrient) => {
    const amount = typed[nutrient];
    return [nutrient, amount === null ? null : amount * scale];
  });
  return Object.fromEntries(scaled) as Nutrients;
}

type Problem = [field: keyof Typed, message: string];

function problemsOf(typed: Typed): Problem[] {
  if (typed.calories === null) return [['calories', messages.theCaloriesAreRequired]];
  if (typed.basis === 'serving' && typed.servingWeight === null) {
    return [['servingWeight', messages.theWeightOfAServingIs]];
  }
  const per100 = per100Of(typed);
  return IMPOSSIBLE.flatMap(({ is, problem }) => (is(per100, UNITS[typed.basis]) ? [problem] : []));
}

interface Rule {
  is: (per100: Nutrients, unit: FoodFields['unit']) => boolean;
  problem: Problem;
}

const known = (amount: number | null) => amount ?? 0;

const exceeds = (part: number | null, whole: number | null) =>
  whole !== null && known(part) > whole + ROUNDING;

const IMPOSSIBLE: readonly Rule[] = [
  {
    is: ({ calories }) => known(calories) > CALORIES_MAX,
    problem: ['calories', messages.moreThanPureFatHas],
  },
  {
    // Not for drinks: a liter of syrup weighs more than a kilogram.
    is: ({ protein, carbs, fat }, unit) =>
      unit === 'g' && known(protein) + known(carbs) + known(fat) > 100 + 3 * ROUNDING,
    problem: ['carbs', messages.togetherMoreThanItWeighs],
  },
  {
    is: ({ sugar, carbs }) => exceeds(sugar, carbs),
    problem: ['sugar', messages.moreThanAllCarbs],
  },
  {
    is: ({ saturatedFat, fat }) => exceeds(saturatedFat, fat),
    problem: ['saturatedFat', messages.moreThanAllFat],
  },
];

/** 'slice' becomes '1 slice', so that two of it can be said too. */
function withCount(text: string): string {
  return /^\d/.test(text) ? text : `1 ${text}`.slice(0, 60);
}
