import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';

import type { Food } from '#shared/nutrition/table/food';
import type { Analysis, MealItem } from '#shared/records/meal-item';
import { currentAnalysis, shownItems } from '#shared/rules/meal-state';

import { hasSameContent } from '../../../store/has-same-content';
import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import { useToast } from '../../../ui/feedback/toast';
import { PLAIN_LIST } from '../../../ui/styles';
import { TotalEvidence } from '../evidence/evidence';
import { rememberCorrections } from '../foods/remember-corrections';
import { FoodSearch } from '../items/food-search';
import { ItemSheet } from '../items/item-controls';
import { addedItem, itemsPatch, missingWords } from '../items/item-edits';
import { ItemRow } from '../items/item-row';
import { TotalRow } from '../items/total-row';
import { rowAfter, useRowFocus } from '../items/item-row';
import { TEXT_BUTTON } from '../styles';
import { messages } from './messages';
import { NOT_SAVED } from '../not-saved';
import { useSaveOnClose } from './use-save-on-close';

export type OpenPart = MealItem | 'total' | 'search' | null;

interface ReviewItemsProps {
  entry: MealEntry;
  open: OpenPart;
  setOpen: (part: OpenPart) => void;
}

export function ReviewItems({ entry, open, setOpen }: ReviewItemsProps) {
  const { items, change, remove, add } = useItemWrites(entry);
  const adding = useRef<HTMLButtonElement>(null);
  const rows = useRowFocus();
  const reading = currentAnalysis(entry.meal) ?? entry.meal.estimate;
  const close = () => {
    setOpen(null);
  };
  return (
    <Box component="section" aria-label={messages.whatWasFound} sx={{ display: 'grid', gap: 1 }}>
      {items.length > 0 && (
        <TotalRow
          items={items}
          onOpen={() => {
            setOpen('total');
          }}
        />
      )}
      <Box component="ul" ref={rows.list} aria-label={messages.items} sx={PLAIN_LIST}>
        {items.map((item) => (
          <Box component="li" key={item.id} data-row={item.id} sx={ROW}>
            <ItemRow
              item={item}
              onOpen={() => {
                setOpen(item);
              }}
            />
          </Box>
        ))}
      </Box>
      <Button
        ref={adding}
        size="small"
        aria-expanded={open === 'search'}
        sx={{ ...TEXT_BUTTON, justifySelf: 'start', ml: -1 }}
        onClick={() => {
          setOpen(open === 'search' ? null : 'search');
        }}
      >
        {messages.addAFood}
      </Button>
      {open === 'search' && (
        <FoodSearch
          label={messages.foodToAdd}
          takesFocus
          onChoose={(food) => {
            close();
            adding.current?.focus();
            void add(food);
          }}
        />
      )}
      {open === 'total' && (
        <TotalEvidence
          items={items}
          notFound={missingWords(entry.meal)}
          reading={reading}
          onOpen={setOpen}
          onClose={close}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <ReviewItem
          item={open}
          items={items}
          reading={reading}
          onKeep={(item, among) => void change(item, among)}
          onRemove={(item) => {
            void remove(item);
            const next = rowAfter(
              items.map(({ id }) => id),
              item.id,
            );
            if (next === undefined) adding.current?.focus();
            else rows.focusRow(next);
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}

const ROW = { borderTop: '1px solid', borderColor: 'divider' } as const;

interface ReviewItemProps {
  item: MealItem;
  /** All items of the meal. */
  items: MealItem[];
  reading: Analysis | null;
  /** Called with the item and with the list from which it was opened. */
  onKeep: (item: MealItem, among: MealItem[]) => void;
  onRemove: (item: MealItem) => void;
  onClose: () => void;
}

/** All changes of the item are saved together when it closes. */
export function ReviewItem({ item, items, reading, onKeep, onRemove, onClose }: ReviewItemProps) {
  const [among] = useState(items);
  const { changed, change, discard } = useSaveOnClose(item, (next) => {
    onKeep(next, among);
  });
  return (
    <ItemSheet
      item={changed}
      reading={reading}
      onChange={change}
      onRemove={() => {
        discard();
        onClose();
        onRemove(item);
      }}
      onClose={onClose}
    />
  );
}

/** Each change is saved at once. */
export function useItemWrites({ id, meal }: MealEntry) {
  const toast = useToast();
  const items = shownItems(meal) ?? [];
  return {
    items,
    /** @param among the items that were shown when the item was opened */
    change: async (item: MealItem, among: MealItem[]) => {
      const before = hasSameFood(item.id, among, items) ? items : among;
      const after = before.map((one) => (one.id === item.id ? item : one));
      try {
        await editMeal(id, itemsPatch(meal, after));
      } catch {
        toast(NOT_SAVED);
        return;
      }
      await rememberCorrections({ read: meal.estimate?.items ?? [], before, after });
    },
    remove: async (item: MealItem) => {
      await editMeal(
        id,
        itemsPatch(
          meal,
          items.filter((one) => one.id !== item.id),
        ),
      );
      const undo = { items: meal.items, name: meal.name };
      toast({
        title: messages.itemRemoved,
        description: item.name,
        action: { label: messages.undo, run: async () => editMeal(id, undo) },
      });
    },
    add: async (food: Food) => {
      await editMeal(id, itemsPatch(meal, [...items, addedItem(food, items)]));
    },
  };
}

/** An analysis that arrives while a sheet is open may use the item's id for another food, or not at all. */
function hasSameFood(id: string, among: readonly MealItem[], items: readonly MealItem[]): boolean {
  const [was, is] = [among, items].map((list) => list.find((one) => one.id === id));
  return was !== undefined && was.name === is?.name && hasSameContent(was.source, is.source);
}
