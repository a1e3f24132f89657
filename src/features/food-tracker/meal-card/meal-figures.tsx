import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';

import { heaviestFirst } from '#shared/nutrition/items/meal-name';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { currentAnalysis, shownItems } from '#shared/rules/meal-state';

import { Macros } from '../../../ui/figures/macros';
import { Sheet, SheetActions } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { ItemEvidence, TotalEvidence } from '../evidence/evidence';
import { ItemRow } from '../items/item-row';
import { NotFound } from '../items/total-row';
import { TEXT_BUTTON } from '../styles';
import { messages } from './messages';

interface MealFiguresProps {
  meal: Meal;
  onEdit: () => void;
}

export function MealFigures({ meal, onEdit }: MealFiguresProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const items = itemsOf(meal);
  const notFound = notFoundIn(meal);
  const showTotal = () => {
    setOpened(TOTAL);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Macros nutrients={totalNutrients(items)} />
      <MealItems
        items={items}
        onOpen={({ id }) => {
          setOpened(id);
        }}
      >
        <Button size="small" sx={TEXT_BUTTON} aria-haspopup="dialog" onClick={showTotal}>
          {messages.whereDoesThisComeFrom}
        </Button>
      </MealItems>
      <NotFound words={notFound} />
      <Opened
        {...{ meal, opened, onEdit }}
        onClose={() => {
          setOpened(null);
        }}
      />
    </Box>
  );
}

// Item ids are never empty.
const TOTAL = '';

interface OpenedProps extends MealFiguresProps {
  opened: string | null;
  onClose: () => void;
}

function Opened({ meal, opened, onEdit, onClose }: OpenedProps) {
  const items = itemsOf(meal);
  const reading = currentAnalysis(meal) ?? meal.estimate;
  if (opened === TOTAL) {
    return <TotalEvidence {...{ items, notFound: notFoundIn(meal), reading, onClose }} />;
  }
  const item = items.find(({ id }) => id === opened);
  if (!item) return null;
  return (
    <Sheet title={item.name} onClose={onClose}>
      <ItemEvidence item={item} reading={reading} />
      <SheetActions>
        <Button
          variant="outlined"
          onClick={() => {
            onClose();
            onEdit();
          }}
        >
          {messages.changeThis}
        </Button>
      </SheetActions>
    </Sheet>
  );
}

/** In the order of the meal's name. */
function itemsOf(meal: Meal): MealItem[] {
  return heaviestFirst(shownItems(meal) ?? []);
}

/** A list that the person has decided on lacks nothing. */
function notFoundIn(meal: Meal): readonly string[] {
  return meal.items ? [] : ((currentAnalysis(meal) ?? meal.estimate)?.notFound ?? []);
}

const SHOWN_AT_FIRST = 3;

// Fewer would take no more room than the button that shows them.
const HIDDEN_MIN = 2;

interface MealItemsProps {
  items: readonly MealItem[];
  onOpen: (item: MealItem) => void;
  children: ReactNode;
}

export function MealItems({ items, onOpen, children }: MealItemsProps) {
  const [all, setAll] = useState(false);
  const canHide = items.length >= SHOWN_AT_FIRST + HIDDEN_MIN;
  const shown = canHide && !all ? items.slice(0, SHOWN_AT_FIRST) : items;
  return (
    <>
      <Box component="ul" aria-label={messages.items} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((item) => (
          <li key={item.id}>
            <ItemRow
              item={item}
              onOpen={() => {
                onOpen(item);
              }}
            />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
        {canHide && (
          <Button
            size="small"
            sx={TEXT_BUTTON}
            aria-expanded={all}
            onClick={() => {
              setAll(!all);
            }}
          >
            {all ? messages.showFewer : format(messages.showAllItems, { items: items.length })}
          </Button>
        )}
        {children}
      </Box>
    </>
  );
}
