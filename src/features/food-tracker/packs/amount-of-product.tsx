import { Box } from '@mui/material';

import type { FoodFields } from '#shared/records/food';

import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { sizeWords, type TypedAmount } from './product-amount';

interface AmountOfProductProps {
  food: FoodFields;
  typed: TypedAmount;
  isRight: boolean;
  onChange: (typed: TypedAmount) => void;
}

export function AmountOfProduct({ food, typed, isRight, onChange }: AmountOfProductProps) {
  const { unit, portions } = food;
  const [serving] = portions;
  const whole = unit === 'g' ? 'grams' : 'millilitres';
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
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        value={typed.text}
        problem={isRight ? undefined : 'A number, please.'}
        onChange={(event) => {
          onChange({ ...typed, text: event.target.value });
        }}
      />
      <Choice
        label="Unit"
        value={typed.of}
        options={[
          ...(serving ? [['serving', servingsOf(typed, sizeWords(serving, unit))] as const] : []),
          ['unit', whole] as const,
        ]}
        onChange={(event) => {
          const of = event.target.value === 'serving' ? 'serving' : 'unit';
          onChange({ of, text: of === 'serving' ? '1' : String(serving?.grams ?? 100) });
        }}
      />
    </Box>
  );
}

/** 'serving (30 g)' if it is one. @param size of one, in words */
function servingsOf({ of, text }: TypedAmount, size: string): string {
  const isOne = of === 'serving' && Number(text.trim()) === 1;
  return `${isOne ? 'serving' : 'servings'} (${size})`;
}
