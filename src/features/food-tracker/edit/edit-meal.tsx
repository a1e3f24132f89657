import { Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';

import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';
import { MEAL_TYPES, type MealType, NOTES_MAX } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';

import type { MealEntry } from '../../../store/meal-entries';
import { Calories } from '../../../ui/figures/calories';
import { FIELD_PAIR } from '../../../ui/form/beside';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { Dialog } from '../../../ui/layout/dialog';
import { SHEET } from '../../../ui/layout/sheet';
import { capital } from '../../../ui/words/capital';
import { EditItems } from './edit-items';
import { useMealDraft } from './use-meal-draft';

interface EditMealProps {
  entry: MealEntry;
  onClose: () => void;
}

export function EditMeal({ entry, onClose }: EditMealProps) {
  const draft = useMealDraft(entry);
  const { fields, problem } = draft;
  const save = async () => {
    if (await draft.save()) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="edit-title" {...SHEET}>
      <DialogTitle id="edit-title" sx={{ px: 2.5, pb: 2.5 }}>
        Edit Meal
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, px: 2.5 }}>
        <Field
          label="Name"
          value={fields.name}
          inputProps={{ maxLength: 255 }}
          onChange={(event) => {
            draft.set({ name: event.target.value });
          }}
        />
        <Box sx={FIELD_PAIR}>
          <Field
            label="Meal Time"
            type="datetime-local"
            value={fields.mealTime}
            problem={problem ?? undefined}
            onChange={(event) => {
              draft.set({ mealTime: event.target.value });
            }}
          />
          <Choice
            label="Meal"
            options={MEAL_TYPES.map((type) => [type, capital(type)] as const)}
            value={fields.mealType}
            onChange={(event) => {
              draft.set({ mealType: event.target.value as MealType });
            }}
          />
        </Box>
        <EditItems draft={draft} />
        <Field
          label="Notes"
          multiline
          minRows={2}
          value={fields.notes}
          inputProps={{ maxLength: NOTES_MAX }}
          onChange={(event) => {
            draft.set({ notes: event.target.value });
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 2.5, py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        <EditTotal items={draft.list.items} />
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => void save()}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Next to the buttons, so that it stays in view however long the list is. */
function EditTotal({ items }: { items: readonly MealItem[] }) {
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  return (
    <Box aria-live="polite" sx={{ flex: 1, lineHeight: 1.3 }}>
      {items.length > 0 && (
        <Calories
          calories={totalNutrients(items).calories}
          low={caloriesLow}
          high={caloriesHigh}
          stacked
        />
      )}
    </Box>
  );
}
