import { Box, Button, ButtonBase } from '@mui/material';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

import { shownRange } from '#shared/nutrition/items/shown-range';
import { itemNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { enteredWords } from '../../../ui/figures/entered-words';
import { focusWhenShown } from '../../../ui/focus/focus-when-shown';
import { Icon, type IconName } from '../../../ui/icons';
import { HOVER, LINE_OF_NAME, NAME_OF_LINE, TWO_LINES, UNSEEN } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { foodInWords } from '../../../ui/words/food-in-words';
import { messages } from './messages';

interface ItemRowProps {
  item: MealItem;
  onOpen: () => void;
}

/** Screen readers read the row as one name, so hidden spaces and commas separate its parts. */
export function ItemRow({ item, onOpen }: ItemRowProps) {
  const countedAs = countedAsWords(item);
  return (
    <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={ROW}>
      <Box sx={NAME_OF_LINE}>
        <Box sx={{ ...TWO_LINES, fontWeight: 650, lineHeight: 1.3 }} dir="auto">
          {item.name}
          <Box component="span" sx={UNSEEN}>
            {', '}
          </Box>
        </Box>
        <Box sx={DETAIL}>
          {itemWords(item)}
          <Box component="span" sx={UNSEEN}>
            {', '}
          </Box>
        </Box>
        {countedAs !== null && <Box sx={DETAIL}>{countedAs}</Box>}
        <ItemMarks item={item} />
      </Box>
      <Box sx={{ flex: 'none', textAlign: 'end' }}>
        <ItemCalories item={item} size="small" stacked />
      </Box>
      <Icon name="next" size={18} style={{ flex: 'none', opacity: 0.6 }} />
    </ButtonBase>
  );
}

const ROW = {
  display: 'flex',
  width: 'calc(100% + 16px)',
  gap: 1,
  minHeight: 56,
  px: 1,
  py: 0.75,
  mx: -1,
  fontSize: '1rem',
  textAlign: 'left',
  borderRadius: '10px',
  ...LINE_OF_NAME,
  ...HOVER,
} as const;

const DETAIL = { fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, color: 'text.secondary' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, textDecoration: 'line-through' }}>{name}</Box>
      <Button
        ref={focusWhenShown}
        aria-label={format(messages.undoRemoving, { name })}
        onClick={onUndo}
      >
        {messages.undo}
      </Button>
    </Box>
  );
}

type CaloriesLook = Pick<ComponentProps<typeof Calories>, 'size' | 'stacked'>;

export function ItemCalories({ item, ...look }: { item: MealItem } & CaloriesLook) {
  return <Calories calories={itemNutrients(item).calories} {...shownRange(item)} {...look} />;
}

type Marked = Pick<MealItem, 'source' | 'seen' | 'edited'>;

/** Shows only facts that make the numbers less certain. */
export function ItemMarks({ item }: { item: Marked }) {
  const marks = marksOf(item);
  if (marks.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      {marks.map(({ icon, words }) => (
        <Box key={words} component="span" sx={MARK}>
          <Icon name={icon} size={15} style={{ flex: 'none' }} />
          {words}
        </Box>
      ))}
    </Box>
  );
}

interface Mark {
  icon: IconName;
  words: string;
}

function marksOf({ source, seen, edited }: Marked): Mark[] {
  const marks: Mark[] = [];
  // The user has seen an item that they edited.
  if (seen === 'assumed' && edited.length === 0) {
    marks.push({ icon: 'eyeOff', words: messages.assumedNotVisible });
  }
  if (source.kind === 'ai') marks.push({ icon: 'warning', words: messages.numbersEstimatedByAi });
  return marks;
}

const MARK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.25,
  borderRadius: '999px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'text.secondary',
} as const;

type Described = Pick<
  MealItem,
  'name' | 'words' | 'grams' | 'amount' | 'gramsLow' | 'gramsHigh' | 'preparation' | 'edited'
>;

export function itemWords(item: Described): string {
  const { preparation = '', edited } = item;
  const parts = [`${enteredWords(item)}${boundsWords(item)}`, preparation];
  if (edited.length > 0) parts.push(messages.changedByYou);
  return parts.filter((part) => part !== '').join(', ');
}

/** ' (120 to 190)' if the weight was guessed; empty if it is certain or set by the user. */
function boundsWords({ gramsLow, gramsHigh, edited }: Described): string {
  if (gramsLow === undefined || gramsHigh === undefined || edited.includes('grams')) return '';
  const [low, high] = [Math.round(gramsLow), Math.round(gramsHigh)];
  return low === high ? '' : ` (${low} to ${high})`;
}

/** 'counted as Spinach, raw', if the table's name differs from the provider's; otherwise null. */
export function countedAsWords({
  name,
  source,
  seen,
}: Pick<MealItem, 'name' | 'source' | 'seen'>): string | null {
  if (source.kind !== 'table' || seen === undefined) return null;
  const food = foodInWords(source.description);
  return lettersOf(food) === lettersOf(name) ? null : format(messages.countedAs, { food });
}

function lettersOf(words: string): string {
  return (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Focuses the first button of a row. Rows are identified by `data-row`. */
export function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<{ row: string } | null>(null);
  // Runs after the row is rendered and after a closed sheet has returned the focus.
  useEffect(() => {
    if (!wanted) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.row === wanted.row);
    row?.querySelector<HTMLElement>('button')?.focus();
  }, [wanted]);
  return {
    list,
    focusRow: (row: string | undefined) => {
      if (row !== undefined) setWanted({ row });
    },
  };
}

/** The row to focus after another one is removed: the next, or else the previous one. */
export function rowAfter(rows: readonly string[], gone: string): string | undefined {
  const at = rows.indexOf(gone);
  return rows[at + 1] ?? rows[at - 1];
}
