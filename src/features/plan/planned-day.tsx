import { Box, Button, IconButton, type Theme } from '@mui/material';
import type { KeyboardEvent } from 'react';

import { type Slot, slotOf } from '#shared/rules/meal-slots';

import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import { Icon } from '../../ui/icons';
import { CARD_RADIUS } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { slotTitle } from '../../ui/words/slot-title';
import { DaySum } from './day-sum';
import { messages } from './messages';
import { sumOfEntries } from './plan-figures';
import { PlannedRow } from './planned-row';
import type { Dragged } from './use-move-by-drag';
import { longDay, shortDate, weekday } from './week-words';

export interface PlannedDayProps {
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
  entries: readonly PlannedEntry[];
  /** The four meal types and the user's own slots, in the user's order. */
  slots: readonly Slot[];
  /** In kcal; undefined without goals. */
  target: number | undefined;
  /** True for a column of the week with a cell for each meal. */
  wide: boolean;
  /** The meal that is being dragged over the week. */
  dragged: Dragged | null;
  /** @param slot null: the next slot that is not planned yet */
  onAdd: (slot: Slot | null) => void;
  onOpen: (entry: PlannedEntry) => void;
  onKeys: (event: KeyboardEvent, entry: PlannedEntry) => void;
}

export function PlannedDay(props: PlannedDayProps) {
  const { day, today, wide, slots, dragged } = props;
  const isToday = day === today;
  return (
    <Box
      component="section"
      data-day={day}
      aria-label={isToday ? `${messages.today}, ${longDay(day)}` : longDay(day)}
      sx={{
        ...(wide ? { ...COLUMN, gridRow: `span ${slots.length + 1}` } : CARD),
        ...(isToday && { borderColor: 'primary.main' }),
        ...(day < today && { bgcolor: 'transparent' }),
        ...(!wide && dragged?.over?.day === day && OVER),
      }}
    >
      <DayHead {...props} />
      {slots.map((slot) => (
        <MealSlot key={slot.key} slot={slot} {...props} />
      ))}
    </Box>
  );
}

function DayHead({ day, today, entries, target, wide, onAdd }: PlannedDayProps) {
  const isEmpty = entries.length === 0;
  return (
    <Box>
      <Box sx={{ ...HEAD, minHeight: wide ? 32 : 44 }}>
        <Box component="h2" sx={{ ...TITLE, color: day < today ? 'text.secondary' : undefined }}>
          <Box component="span" sx={{ color: day === today ? 'primary.main' : undefined }}>
            {day === today ? messages.today : weekday(day)}
          </Box>
          <Box component="span" sx={DATE}>
            {` ${shortDate(day)}`}
          </Box>
        </Box>
        {!wide && (
          <AddToDay
            {...{ day, isEmpty }}
            onAdd={() => {
              onAdd(null);
            }}
          />
        )}
      </Box>
      {(wide || !isEmpty) && <DaySum sum={sumOfEntries(entries)} target={target} narrow={wide} />}
    </Box>
  );
}

interface AddToDayProps {
  day: string;
  isEmpty: boolean;
  onAdd: () => void;
}

function AddToDay({ day, isEmpty, onAdd }: AddToDayProps) {
  return (
    <>
      {isEmpty && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {messages.nothingPlanned}
        </Box>
      )}
      <IconButton
        aria-label={format(messages.addToDay, { day: longDay(day) })}
        aria-haspopup="dialog"
        sx={{ color: 'primary.main', mr: -1 }}
        onClick={onAdd}
      >
        <Icon name="plus" size={22} />
      </IconButton>
    </>
  );
}

function MealSlot({ slot, ...props }: PlannedDayProps & { slot: Slot }) {
  const { day, today, entries, slots, wide, dragged, onAdd, onOpen, onKeys } = props;
  const isOver = dragged?.over?.day === day && dragged.over.where.key === slot.key;
  const planned = entries.filter((entry) => slotOf(entry, slots).key === slot.key);
  if (!wide && planned.length === 0) return null;
  return (
    <Box
      data-meal={slot.key}
      sx={{ ...(wide ? SLOT : { mt: 1 }), ...(wide && isOver && OVER_SLOT) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="h3" dir="auto" sx={MEAL}>
          {slotTitle(slot)}
        </Box>
        {wide && (
          <Button
            aria-label={format(messages.addToMeal, { meal: slotTitle(slot), day: longDay(day) })}
            aria-haspopup="dialog"
            sx={{ minWidth: 36, minHeight: 36, p: 0, mr: -0.75, borderRadius: '10px' }}
            onClick={() => {
              onAdd(slot);
            }}
          >
            <Icon name="plus" size={18} />
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {planned.map((entry) => (
          <PlannedRow
            key={entry.id}
            {...{ entry, today, wide }}
            isDragged={dragged?.entry.id === entry.id}
            onOpen={() => {
              onOpen(entry);
            }}
            onKeys={onKeys}
          />
        ))}
      </Box>
    </Box>
  );
}

const CARD = {
  px: 2,
  py: 0.75,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: CARD_RADIUS,
  bgcolor: 'background.paper',
  minWidth: 0,
} as const;

const COLUMN = {
  ...CARD,
  px: 1.25,
  display: 'grid',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  alignContent: 'start',
} as const;

const SLOT = { pt: 0.75, mt: 0.75, borderTop: '1px solid', borderColor: 'divider' } as const;

// Shadows take no room, so nothing moves under the pointer.
const OVER = { boxShadow: ({ palette }: Theme) => `0 0 0 2px ${palette.primary.main}` } as const;

const OVER_SLOT = { ...OVER, borderRadius: '10px', bgcolor: 'raised.main' } as const;

const DATE = { fontWeight: 500, fontSize: '0.9375rem', color: 'text.secondary' } as const;

// Large text wraps to another line, without breaking words.
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

const TITLE = {
  m: 0,
  flex: 1,
  minWidth: 'min-content',
  overflowWrap: 'break-word',
  fontSize: '1rem',
  fontWeight: 720,
} as const;

const MEAL = {
  m: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  fontWeight: 650,
  color: 'text.secondary',
} as const;
