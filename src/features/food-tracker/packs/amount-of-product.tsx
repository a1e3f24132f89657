import { Box } from '@mui/material';

import type { ProductFacts } from '#shared/records/product';

import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import type { TypedAmount } from './product-amount';

interface AmountOfProductProps {
  facts: ProductFacts;
  typed: TypedAmount;
  isRight: boolean;
  onChange: (typed: TypedAmount) => void;
}

/** Servings as the label counts them, or grams. */
export function AmountOfProduct({ facts, typed, isRight, onChange }: AmountOfProductProps) {
  const { serving, unit } = facts;
  const whole = unit === 'g' ? 'grams' : 'millilitres';
  const size =
    serving && `${serving.text === '' ? '' : `${serving.text}, `}${serving.size} ${unit}`;
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
        label="Of"
        value={typed.of}
        options={[
          ...(size === null ? [] : [['serving', `servings (${size})`] as const]),
          ['unit', whole] as const,
        ]}
        onChange={(event) => {
          const of = event.target.value === 'serving' ? 'serving' : 'unit';
          onChange({ of, text: of === 'serving' ? '1' : String(serving?.size ?? 100) });
        }}
      />
    </Box>
  );
}
