import { Box, Button, IconButton } from '@mui/material';
import type { KeyboardEvent } from 'react';

import { MEAL_TYPES, type MealType } from '#shared/records/meal';

import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import { Icon } from '../../ui/icons';
import { CARD_RADIUS } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { mealTitle } from '../../ui/words/meal-title';
import { DaySum } from './day-sum';
import { messages } from './messages';
import { sumOfEntries } from './plan-figures';
import { PlannedRow } from './planned-row';
import { longDay, shortDate, weekday } from './week-words';

export interface PlannedDayProps {
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
  entries: readonly PlannedEntry[];
  /** In kcal; undefined without goals. */
  target: number | undefined;
  /** A column of the week, with a place for each meal. */
  wide: boolean;
  /** @param mealType null: whichever is not planned yet */
  onAdd: (mealType: MealType | null) => void;
  onOpen: (entry: PlannedEntry) => void;
  onKeys: (event: KeyboardEvent, entry: PlannedEntry) => void;
}

export function PlannedDay(props: PlannedDayProps) {
  const { day, today, wide } = props;
  const isToday = day === today;
  return (
    <Box
      component="section"
      aria-label={isToday ? `${messages.today}, ${longDay(day)}` : longDay(day)}
      sx={{
        ...(wide ? COLUMN : CARD),
        ...(isToday && { borderColor: 'primary.main' }),
        ...(day < today && { bgcolor: 'transparent' }),
      }}
    >
      <DayHead {...props} />
      {MEAL_TYPES.map((type) => (
        <MealSlot key={type} type={type} {...props} />
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

function MealSlot({ type, ...props }: PlannedDayProps & { type: MealType }) {
  const { day, today, entries, wide, onAdd, onOpen, onKeys } = props;
  const planned = entries.filter(({ mealType }) => mealType === type);
  if (!wide && planned.length === 0) return null;
  return (
    <Box sx={wide ? SLOT : { mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="h3" sx={MEAL}>
          {mealTitle(type)}
        </Box>
        {wide && (
          <Button
            aria-label={format(messages.addToMeal, { meal: mealTitle(type), day: longDay(day) })}
            aria-haspopup="dialog"
            sx={{ minWidth: 36, minHeight: 36, p: 0, mr: -0.75, borderRadius: '10px' }}
            onClick={() => {
              onAdd(type);
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
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  alignContent: 'start',
} as const;

const SLOT = { pt: 0.75, mt: 0.75, borderTop: '1px solid', borderColor: 'divider' } as const;

const DATE = { fontWeight: 500, fontSize: '0.9375rem', color: 'text.secondary' } as const;

// Large text goes on to another line, and no word is broken.
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

const TITLE = {
  m: 0,
  flex: 1,
  minWidth: 'min-content',
  overflowWrap: 'break-word',
  fontSize: '1rem',
  fontWeight: 720,
} as const;

const MEAL = { m: 0, fontSize: '0.8125rem', fontWeight: 650, color: 'text.secondary' } as const;
