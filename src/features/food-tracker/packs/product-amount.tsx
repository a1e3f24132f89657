import { Box } from '@mui/material';
import type { Ref } from 'react';

import type { Portion } from '#shared/nutrition/table/food';
import { type FoodFields, PLAIN_SERVING, PORTION_MAX } from '#shared/records/food';

import { measureWords } from '../../../ui/figures/nutrient-words';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { format } from '../../../ui/words/format';
import { fieldWords, readNumber } from '../../../ui/words/read-number';
import { messages } from './messages';

/** `unit` stands for grams or milliliters. */
interface TypedAmount {
  of: 'serving' | 'unit';
  text: string;
}

interface ProductAmountFieldsProps {
  food: FoodFields;
  typed: TypedAmount;
  isRight: boolean;
  /** Ref of the amount's input. */
  inputRef: Ref<HTMLInputElement>;
  onChange: (typed: TypedAmount) => void;
}

export function ProductAmountFields({
  food,
  typed,
  isRight,
  inputRef,
  onChange,
}: ProductAmountFieldsProps) {
  const { unit, portions } = food;
  const [serving] = portions;
  const whole = unit === 'g' ? 'grams' : 'milliliters';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(88px, 1fr) 2fr',
        alignItems: 'start',
      }}
    >
      <Field
        label={messages.amount}
        inputRef={inputRef}
        inputMode="decimal"
        autoComplete="off"
        value={typed.text}
        problem={isRight ? undefined : amountProblem(typed, food)}
        onChange={(event) => {
          onChange({ ...typed, text: event.target.value });
        }}
      />
      <Choice
        label={messages.unit}
        value={typed.of}
        options={[
          ...(serving ? [['serving', servingsOf(typed, sizeWords(serving, unit))] as const] : []),
          ['unit', whole] as const,
        ]}
        onChange={(event) => {
          const of = event.target.value === 'serving' ? 'serving' : 'unit';
          onChange({ of, text: of === 'serving' ? '1' : fieldWords(serving?.grams ?? 100) });
        }}
      />
    </Box>
  );
}

/** 'serving (30 g)', or 'servings (30 g)' unless it is one. @param size the size of one serving, as text */
function servingsOf({ of, text }: TypedAmount, size: string): string {
  const isOne = of === 'serving' && readNumber(text) === 1;
  return `${isOne ? 'serving' : 'servings'} (${size})`;
}

interface Measured extends Pick<FoodFields, 'unit'> {
  portions: readonly Portion[];
}

export function firstAmount({ portions }: Pick<Measured, 'portions'>): TypedAmount {
  return portions.length > 0 ? { of: 'serving', text: '1' } : { of: 'unit', text: '100' };
}

/** In grams or milliliters; null if it is not a valid amount. */
export function productAmount(
  { of, text }: TypedAmount,
  { portions, unit }: Measured,
): Portion | null {
  const serving = of === 'serving' ? portions[0] : undefined;
  const number = readNumber(text) ?? NaN;
  const grams = serving ? number * serving.grams : number;
  if (!(grams > 0 && grams <= PORTION_MAX)) return null;
  const rounded = Math.round(grams * 10) / 10;
  const words = serving ? servingsWords(number, serving, unit) : `${rounded} ${unit}`;
  return { grams: rounded, text: words.slice(0, 120) };
}

/** Says what is wrong with an amount that `productAmount` rejects. */
export function amountProblem({ text }: TypedAmount, { unit }: Measured): string {
  const number = readNumber(text);
  if (number === null) return messages.aNumber;
  return number > 0
    ? format(messages.atMost, { most: measureWords(PORTION_MAX, unit) })
    : messages.moreThanZero;
}

/** '1 slice, 44 g'; only the weight if the serving has no name. */
export function sizeWords({ text, grams }: Portion, unit: FoodFields['unit']): string {
  const size = unit === 'ml' ? measureWords(grams, unit) : `${grams} g`;
  return text === PLAIN_SERVING ? size : `${text}, ${size}`;
}

function servingsWords(number: number, { text, grams }: Portion, unit: string): string {
  return `${number} × ${text === PLAIN_SERVING ? `${grams} ${unit}` : `${text} (${grams} ${unit})`}`;
}
