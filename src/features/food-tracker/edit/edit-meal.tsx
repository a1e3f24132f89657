import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  NativeSelect,
} from '@mui/material';
import { useId } from 'react';

import { MEAL_TYPES, NOTES_MAX, type MealType } from '#shared/records/meal';
import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';

import type { MealEntry } from '../../../store/meals';
import { Calories } from '../../../ui/figures/calories';
import { Macros } from '../../../ui/figures/macros';
import { Field } from '../../../ui/form/field';
import { FoodSearch } from './food-search';
import { ItemRow } from './item-row';
import { useMealDraft } from './use-meal-draft';

interface EditMealProps {
  entry: MealEntry;
  onClose: () => void;
}

/** Everything of a meal that a person may change. Kept at once on the device when saved. */
export function EditMeal({ entry, onClose }: EditMealProps) {
  const draft = useMealDraft(entry);
  const { fields, items, problem } = draft;
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  const total = totalNutrients(items);
  const typeId = useId();
  const save = async () => {
    if (await draft.save()) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="edit-title">
      <DialogTitle id="edit-title">Edit Meal</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Field
          label="Name"
          value={fields.name}
          inputProps={{ maxLength: 255 }}
          onChange={(event) => {
            draft.set({ name: event.target.value });
          }}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Field
            label="Meal Time"
            type="datetime-local"
            value={fields.mealTime}
            problem={problem ?? undefined}
            onChange={(event) => {
              draft.set({ mealTime: event.target.value });
            }}
          />
          <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start' }}>
            <Box component="label" htmlFor={typeId} sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>
              Meal
            </Box>
            <NativeSelect
              id={typeId}
              value={fields.mealType}
              onChange={(event) => {
                draft.set({ mealType: event.target.value as MealType });
              }}
              sx={{ minHeight: 48 }}
            >
              {MEAL_TYPES.map((type) => (
                <option key={type} value={type}>
                  {type}
                </option>
              ))}
            </NativeSelect>
          </Box>
        </Box>
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          <Box component="legend" sx={{ fontWeight: 650, fontSize: '0.9375rem', mb: 1, p: 0 }}>
            Items
          </Box>
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              onChange={draft.changeItem}
              onRemove={draft.removeItem}
            />
          ))}
          <FoodSearch label="Add a food" onChoose={draft.addFood} />
          <Box
            aria-live="polite"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 3,
              alignItems: 'baseline',
              pt: 1.5,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Calories calories={total.calories ?? 0} low={caloriesLow} high={caloriesHigh} />
            <Macros nutrients={total} />
          </Box>
        </Box>
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
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => void save()}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
