import { Box, Button, Typography } from '@mui/material';

import { FOOD_NAME_MAX, type FoodFields } from '#shared/records/food';

import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { SheetActions } from '../../../ui/layout/sheet-actions';
import { counted } from '../../../ui/words/counted';
import type { Step } from '../packs/use-pack-flow';
import { FigureFields } from './figure-fields';
import { useFiguresForm } from './use-figures-form';

interface FiguresStepProps {
  step: Extract<Step, { at: 'figures' }>;
  onDone: (food: FoodFields) => void;
}

/** The person can correct what was read before it counts. */
export function FiguresStep({ step, onDone }: FiguresStepProps) {
  const form = useFiguresForm(step);
  const { values, problems, set } = form;
  const doubtful = Object.keys(form.doubts).length;
  return (
    <Box
      component="form"
      ref={form.place}
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        const food = form.food();
        if (food) onDone(food);
      }}
    >
      {step.read && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {doubtful === 0
            ? 'Everything fits together. Compare it with the label all the same.'
            : `${counted(doubtful, 'figure')} to look at again, marked below. Compare all with the label.`}
        </Typography>
      )}
      <Field
        label="Product"
        autoComplete="off"
        value={values.name}
        problem={problems.name}
        inputProps={{ maxLength: FOOD_NAME_MAX }}
        onChange={(event) => {
          set({ name: event.target.value });
        }}
      />
      <Box sx={PAIR}>
        <Choice
          label="Figures for"
          value={values.per}
          options={[
            ['100', `100 ${values.unit}`],
            ['serving', 'one serving'],
          ]}
          onChange={(event) => {
            set({ per: event.target.value === '100' ? '100' : 'serving' });
          }}
        />
        <Choice
          label="Measured in"
          value={values.unit}
          options={[
            ['g', 'grams'],
            ['ml', 'millilitres'],
          ]}
          onChange={(event) => {
            set({ unit: event.target.value === 'ml' ? 'ml' : 'g' });
          }}
        />
        <Field
          label={`A serving is (${values.unit})`}
          inputMode="decimal"
          autoComplete="off"
          value={values.size}
          problem={problems.size}
          onChange={(event) => {
            set({ size: event.target.value });
          }}
        />
        <Choice
          label="Label shows"
          value={values.salt}
          options={[
            ['salt', 'salt, in g'],
            ['sodium', 'sodium, in mg'],
          ]}
          onChange={(event) => {
            set({ salt: event.target.value === 'salt' ? 'salt' : 'sodium' });
          }}
        />
      </Box>
      <FigureFields form={form} />
      <SheetActions>
        <Button type="submit" variant="contained">
          Next: how much of it
        </Button>
      </SheetActions>
    </Box>
  );
}

const PAIR = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
} as const;
