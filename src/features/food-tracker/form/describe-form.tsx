import { Box, Button } from '@mui/material';

import { DESCRIPTION_MAX } from '#shared/records/meal';

import { Field } from '../../../ui/form/field';
import { LiveMeal } from '../live/live-meal';
import type { MealFormState } from './use-meal-form';

const PLACEHOLDER =
  'Describe what you ate... (e.g., grilled chicken breast with steamed broccoli and brown rice)';

/** The button is above the list, so that it does not move while the list grows. */
export function DescribeForm({ form }: { form: MealFormState }) {
  const { pending, described } = form;
  const { description } = form.entered;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void form.saveDescription();
        }}
      >
        <Field
          label="Describe Meal"
          inputRef={described.words}
          multiline
          minRows={4}
          maxRows={10}
          placeholder={PLACEHOLDER}
          hint="In English. Of other languages only well-known names are read."
          value={description}
          inputProps={{ maxLength: DESCRIPTION_MAX }}
          onChange={(event) => {
            form.set({ description: event.target.value });
          }}
        />
        <Button
          type="submit"
          variant="contained"
          fullWidth
          disabled={pending || description.trim() === ''}
        >
          {pending ? 'Analyzing...' : 'Analyze Description'}
        </Button>
      </Box>
      {described.reading && <LiveMeal reading={described.reading} list={described.list} />}
    </Box>
  );
}
