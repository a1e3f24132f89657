import { Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useRef, useState } from 'react';

import type { Food } from '#shared/nutrition/table/food';
import { NOTES_MAX } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { FOUR_SLOTS } from '#shared/rules/meal-slots';

import { useMealSlots } from '../../../store/days/meal-slots';
import type { MealEntry } from '../../../store/meal-entries';
import { MacrosOf } from '../../../ui/figures/macros';
import { focusWhenShown } from '../../../ui/focus/focus-when-shown';
import { Field } from '../../../ui/form/field';
import { FIELD_PAIR, LONG_TITLE, TITLE_AND_FIGURE } from '../../../ui/styles';
import { Dialog } from '../../../ui/layout/dialog';
import { SHEET } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { focusWrongAmount } from '../items/amount-fields';
import { Announcement } from '../items/announcement';
import { FoodSearch } from '../items/food-search';
import { ImplausibleNotice, useImplausibleQuestion } from '../items/implausible-question';
import { ItemControls } from '../items/item-controls';
import { ItemCalories, ItemMarks, RemovedRow } from '../items/item-row';
import { spokenTotal, TotalCalories } from '../items/total-row';
import { useFoods } from '../items/use-foods';
import { MealSlotChoice } from '../../../ui/form/meal-slot-choice';
import { messages } from './messages';
import { type MealDraft, useMealDraft } from './use-meal-draft';

interface EditMealProps {
  entry: MealEntry;
  onClose: () => void;
}

/** Asks the user before closing with unsaved changes, and asks once before saving an implausible amount. */
export function EditMeal({ entry, onClose }: EditMealProps) {
  const draft = useMealDraft(entry);
  const { fields, problem } = draft;
  const content = useRef<HTMLDivElement>(null);
  const { shown: question, about, ask } = useImplausibleQuestion(draft.changedItems);
  const write = async () => {
    if (focusWrongAmount(content.current)) return;
    if (await draft.save()) onClose();
  };
  const save = async () => {
    if (!ask()) await write();
  };
  return (
    <Dialog
      open
      edited={draft.isChanged}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="edit-title"
      {...SHEET}
    >
      <DialogTitle id="edit-title" sx={{ px: 2.5, pb: 2.5 }}>
        {messages.editMeal}
      </DialogTitle>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2.5, px: 2.5 }}>
        <MealFieldset draft={draft} fields={fields} problem={problem} />
        <EditItems draft={draft} />
        <Field
          label={messages.notes}
          multiline
          minRows={2}
          value={fields.notes}
          inputProps={{ maxLength: NOTES_MAX }}
          onChange={(event) => {
            draft.set({ notes: event.target.value });
          }}
        />
      </DialogContent>
      {question !== null && (
        <Box sx={{ px: 2.5, pt: 2 }}>
          <ImplausibleNotice
            question={question}
            onKeep={() => void write()}
            onChange={() => {
              focusAmount(content.current, about);
            }}
          />
        </Box>
      )}
      <DialogActions sx={ACTIONS}>
        <EditTotal items={draft.list.items} />
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button variant="contained" onClick={() => void save()}>
          {question === null ? messages.save : messages.saveAnyway}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

// If there is no room next to the total, the buttons wrap below it, so that their words do not break.
const ACTIONS = {
  flexWrap: 'wrap',
  rowGap: 1,
  px: 2.5,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
} as const;

function focusAmount(content: HTMLElement | null, id: string | null): void {
  const items = [...(content?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  items
    .find(({ dataset }) => dataset.item === id)
    ?.querySelector('input')
    ?.focus();
}

function MealFieldset({
  draft,
  fields,
  problem,
}: { draft: MealDraft } & Pick<MealDraft, 'fields' | 'problem'>) {
  const slots = useMealSlots() ?? FOUR_SLOTS;
  return (
    <>
      <Field
        label={messages.name}
        value={fields.name}
        inputProps={{ maxLength: 255 }}
        onChange={(event) => {
          draft.set({ name: event.target.value });
        }}
      />
      <Box sx={FIELD_PAIR}>
        <Field
          label={messages.mealTime}
          type="datetime-local"
          value={fields.mealTime}
          problem={problem ?? undefined}
          onChange={(event) => {
            draft.set({ mealTime: event.target.value });
          }}
        />
        <MealSlotChoice value={fields} slots={slots} onChange={draft.set} />
      </Box>
    </>
  );
}

/** Next to the buttons, so that it stays in view even if the list is long. */
function EditTotal({ items }: { items: readonly MealItem[] }) {
  const energy = spokenTotal(items);
  return (
    <Box sx={{ flex: '1 1 auto', lineHeight: 1.3 }}>
      {items.length > 0 && <TotalCalories items={items} stacked />}
      <Announcement words={energy === '' ? '' : format(messages.totalKilocalories, { energy })} />
    </Box>
  );
}

function EditItems({ draft: { list, readAgain } }: { draft: MealDraft }) {
  const [restored, setRestored] = useState<string | null>(null);
  const codes = list.rows.flatMap(({ item: { source } }) =>
    source.kind === 'table' ? source.code : [],
  );
  const foods = new Map(useFoods(codes).map((food) => [food.code, food]));
  const foodOf = ({ source }: MealItem) =>
    source.kind === 'table' ? foods.get(source.code) : undefined;
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Box component="legend" sx={{ fontWeight: 650, fontSize: '0.9375rem', mb: 1, p: 0 }}>
        {messages.items}
      </Box>
      {list.rows.map(({ place, item, removed }) =>
        removed ? (
          <RemovedRow
            key={place}
            name={item.name}
            onUndo={() => {
              list.restore(place);
              setRestored(place);
            }}
          />
        ) : (
          <EditItem
            key={place}
            item={item}
            takesFocus={place === restored}
            food={foodOf(item)}
            onChange={(next) => {
              list.change(place, next);
            }}
            onRemove={() => {
              list.remove(place);
              setRestored(null);
            }}
          />
        ),
      )}
      <FoodSearch label={messages.addAFood} onChoose={list.addFood} />
      {readAgain && (
        <Button
          color="inherit"
          sx={{ justifySelf: 'start', ml: -1.5, px: 1.5, textAlign: 'start' }}
          onClick={() => void readAgain()}
        >
          {messages.startOverFromText}
        </Button>
      )}
      {list.items.length > 0 && <MacrosOf items={list.items} />}
    </Box>
  );
}

const FIELDSET = { border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 } as const;

interface EditItemProps {
  item: MealItem;
  /** True if it has just replaced the focused element. */
  takesFocus: boolean;
  food: Food | undefined;
  onChange: (item: MealItem) => void;
  onRemove: () => void;
}

function EditItem({ item, takesFocus, food, onChange, onRemove }: EditItemProps) {
  return (
    <Box
      ref={takesFocus ? focusWhenShown : undefined}
      role="group"
      aria-label={item.name}
      tabIndex={-1}
      data-item={item.id}
      sx={ITEM}
    >
      <Box sx={{ ...TITLE_AND_FIGURE, columnGap: 2 }}>
        <Box sx={LONG_TITLE}>
          <Box sx={{ fontWeight: 650 }}>{item.name}</Box>
          {item.edited.length > 0 && (
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {messages.changedByYou}
            </Box>
          )}
          <ItemMarks item={item} />
        </Box>
        <ItemCalories item={item} size="small" />
      </Box>
      <ItemControls item={item} food={food} onChange={onChange} onRemove={onRemove} />
    </Box>
  );
}

const ITEM = { display: 'grid', gap: 1.25, p: 1.5, borderRadius: '14px', bgcolor: 'raised.main' };
