import { Box, Button } from '@mui/material';
import { type ReactNode, type Ref, useState } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { MealItem } from '#shared/records/meal-item';
import { currentAnalysis } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import { FoodGroups } from '../../../ui/figures/food-groups';
import { MacrosOf } from '../../../ui/figures/macros';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { TotalEvidence } from '../evidence/evidence';
import { FirstStepHint } from '../first-steps';
import { itemsInOrder, missingWords } from '../items/item-edits';
import { ItemRow } from '../items/item-row';
import { NotFound } from '../items/total-row';
import { rowAfter, useRowFocus } from '../items/item-row';
import { ReviewItem, useItemWrites } from '../review/review-items';
import { TEXT_BUTTON } from '../styles';
import { messages } from './messages';

interface MealFiguresProps {
  entry: MealEntry;
  /** Whether it is the last logged meal; only that one shows the hint for new users. */
  isLatest: boolean;
}

export function MealFigures({ entry, isLatest }: MealFiguresProps) {
  const { meal } = entry;
  const [isTotalOpen, setTotalOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const { change, remove } = useItemWrites(entry);
  const rows = useRowFocus();
  const items = itemsInOrder(meal);
  const notFound = missingWords(meal);
  const reading = currentAnalysis(meal) ?? meal.estimate;
  const open = items.find(({ id }) => id === openId);
  const show = ({ id }: MealItem) => {
    setOpenId(id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {isGentle() ? <FoodGroups items={items} /> : <MacrosOf items={items} />}
      <MealItems items={items} list={rows.list} onOpen={show}>
        <Button
          size="small"
          sx={TEXT_BUTTON}
          aria-haspopup="dialog"
          onClick={() => {
            setTotalOpen(true);
          }}
        >
          {messages.whereDoesThisComeFrom}
        </Button>
        {items.length > 0 && (
          <Button
            size="small"
            sx={TEXT_BUTTON}
            component={Link}
            to={`${PAGES.nutrients}?meal=${entry.id}`}
          >
            {messages.nutrients}
          </Button>
        )}
      </MealItems>
      {isLatest && <FirstStepHint step="evidence" />}
      <NotFound words={notFound} />
      {notFound.length > 0 && meal.items && (
        <Button
          size="small"
          sx={{ ...TEXT_BUTTON, justifySelf: 'start', ml: -1 }}
          onClick={() => void dismissMissing(entry)}
        >
          {messages.dismiss}
        </Button>
      )}
      {isTotalOpen && (
        <TotalEvidence
          {...{ items, notFound, reading }}
          onOpen={show}
          onClose={() => {
            setTotalOpen(false);
          }}
        />
      )}
      {open && (
        <ReviewItem
          key={open.id}
          item={open}
          items={items}
          reading={reading}
          onKeep={(item, among) => void change(item, among)}
          onRemove={(item) => {
            void remove(item);
            const ids = items.map(({ id }) => id);
            rows.focusRow(rowAfter(ids, item.id));
          }}
          onClose={() => {
            setOpenId(null);
          }}
        />
      )}
    </Box>
  );
}

async function dismissMissing({ id, meal: { estimate } }: MealEntry): Promise<void> {
  if (estimate) await editMeal(id, { estimate: { ...estimate, notFound: [] } });
}

const SHOWN_AT_FIRST = 3;

// A single hidden item would take no more room than the button that shows it.
const HIDDEN_MIN = 2;

interface MealItemsProps {
  items: readonly MealItem[];
  list?: Ref<HTMLUListElement>;
  onOpen: (item: MealItem) => void;
  children: ReactNode;
}

export function MealItems({ items, list, onOpen, children }: MealItemsProps) {
  const [all, setAll] = useState(false);
  const canHide = items.length >= SHOWN_AT_FIRST + HIDDEN_MIN;
  const shown = canHide && !all ? items.slice(0, SHOWN_AT_FIRST) : items;
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={messages.items}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {shown.map((item) => (
          <li key={item.id} data-row={item.id}>
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
