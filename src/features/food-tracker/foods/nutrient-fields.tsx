import { Box, Button } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import * as z from 'zod';

import {
  ENERGY_PER_GRAM,
  type Nutrient,
  MORE_NUTRIENTS,
  NUTRIENT_UNITS,
  NUTRIENTS,
  type Nutrients,
} from '#shared/records/nutrients';

import { NUTRIENT_NAMES } from '../../../ui/figures/nutrient-words';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { energyUnit, energyWords, exactKcalOf } from '../../../ui/words/quantity';
import { readNumber } from '../../../ui/words/read-number';
import { notAnAmountWords } from '../items/amount';
import { messages } from './messages';

const MACROS = ['protein', 'carbs', 'fat'] as const;

type FieldParts = Partial<ComponentProps<typeof Field>>;

interface NutrientFieldsProps {
  fieldOf: (nutrient: Nutrient) => FieldParts;
  /** Shown below the calories. */
  hint: string | null;
}

export function NutrientFields({ fieldOf, hint }: NutrientFieldsProps) {
  const [all, setAll] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NutrientField nutrient="calories" hint={hint ?? undefined} {...fieldOf('calories')} />
      <Box sx={ROW}>
        {MACROS.map((nutrient) => (
          <NutrientField key={nutrient} nutrient={nutrient} {...fieldOf(nutrient)} />
        ))}
      </Box>
      <Button
        color="inherit"
        aria-expanded={all}
        sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
        startIcon={<Icon name={all ? 'minus' : 'plus'} size={18} />}
        onClick={() => {
          setAll(!all);
        }}
      >
        {all ? messages.fewerNutrients : messages.moreNutrients}
      </Button>
      {all && (
        <Box sx={ROW}>
          {MORE_NUTRIENTS.map((nutrient) => (
            <NutrientField key={nutrient} nutrient={nutrient} {...fieldOf(nutrient)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function NutrientField({ nutrient, ...field }: { nutrient: Nutrient } & FieldParts) {
  const unit = nutrient === 'calories' ? energyUnit() : NUTRIENT_UNITS[nutrient];
  const name = nutrient === 'calories' ? messages.calories : NUTRIENT_NAMES[nutrient];
  return (
    <Field
      label={name}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal', 'aria-label': `${name}, ${unit}` }}
      endAdornment={
        <Box component="span" aria-hidden sx={UNIT}>
          {unit}
        </Box>
      }
      {...field}
    />
  );
}

const UNIT = { color: 'text.secondary', whiteSpace: 'nowrap' } as const;

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
} as const;

const AMOUNT_MAX = 100_000;

const amountInput = z
  .string()
  .transform((text, context) => {
    if (text.trim() === '') return null;
    const number = readNumber(text);
    if (number !== null && number >= 0) return number;
    context.addIssue({ code: 'custom', message: notAnAmountWords(text) });
    return z.NEVER;
  })
  .pipe(z.number().max(AMOUNT_MAX, messages.thisIsTooMuch).nullable());

// In the unit that the user has chosen.
const energyInput = amountInput.transform((energy) =>
  energy === null ? null : exactKcalOf(energy, energyUnit()),
);

/** Empty means unknown, never 0. */
export const nutrientInputShape = Object.fromEntries(
  NUTRIENTS.map((nutrient) => [nutrient, nutrient === 'calories' ? energyInput : amountInput]),
) as Record<Nutrient, typeof amountInput>;

type NutrientInput = Record<Nutrient, string>;

export const NO_FIGURES = Object.fromEntries(
  NUTRIENTS.map((nutrient) => [nutrient, '']),
) as NutrientInput;

/** In kcal (Atwater); null if none is known. */
export function energyOfMacros({
  protein,
  carbs,
  fat,
}: Pick<Nutrients, 'protein' | 'carbs' | 'fat'>): number | null {
  if (protein === null && carbs === null && fat === null) return null;
  return Math.round(
    (protein ?? 0) * ENERGY_PER_GRAM.protein +
      (carbs ?? 0) * ENERGY_PER_GRAM.carbs +
      (fat ?? 0) * ENERGY_PER_GRAM.fat,
  );
}

const ABOVE_SHARE = 1 / 3;

const ABOVE_KCAL = 50;

/** A question if the macros have far more energy than the calories; null if the numbers are plausible. */
export function macrosQuestion(
  nutrients: Pick<Nutrients, 'calories' | 'protein' | 'carbs' | 'fat'>,
  wordsOf: (kcal: number) => string = energyWords,
): string | null {
  const energy = energyOfMacros(nutrients);
  const { calories } = nutrients;
  if (energy === null || calories === null) return null;
  const above = energy - calories;
  const isFar = above > ABOVE_KCAL && above > calories * ABOVE_SHARE;
  if (!isFar) return null;
  return format(messages.macrosAboveCalories, {
    energy: wordsOf(energy),
    calories: wordsOf(calories),
  });
}

// Fiber, alcohol and rounding explain this much between a label's energy and its macros.
const APART_SHARE = 0.25;

const APART_KCAL = 25;

/** Null if calories and macros agree, or one of them is unknown. */
export function energyHint(input: NutrientInput): string | null {
  const read = z.object(nutrientInputShape).safeParse(input);
  if (!read.success) return null;
  const { calories, protein, carbs, fat } = read.data;
  const energy = energyOfMacros({ protein, carbs, fat });
  if (energy === null) return null;
  if (calories === null)
    return format(messages.aboutKcalByTheMacros, { energy: energyWords(energy) });
  if (protein === null || carbs === null || fat === null) return null;
  const apart = Math.abs(calories - energy);
  const isFar = apart > APART_KCAL && apart > APART_SHARE * Math.max(calories, energy);
  return isFar ? format(messages.isThisNumberRight, { energy: energyWords(energy) }) : null;
}
