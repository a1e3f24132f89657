import { Box, Button, ButtonBase, IconButton } from '@mui/material';
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';

import type { Meal } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';

import { say } from '../../../ui/feedback/toast';
import { portionWords } from '../../../ui/words/portions';
import { HOVER, UNSEEN } from '../../../ui/styles';
import { Icon } from '../../../ui/icons';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { energyFigure, energyWords } from '../../../ui/words/quantity';
import { itemsOf, totalOf } from './day-total';
import { dayWords } from './day-words';
import { messages } from './messages';
import { DAYS, type ShownDay } from './use-shown-day';

interface DayBarProps {
  shown: ShownDay;
  /** Null while loading. */
  figures: string | null;
}

export function DayBar({ shown, figures }: DayBarProps) {
  const { day, today, go } = shown;
  useSpokenDay(shown, figures);
  return (
    <Box component="nav" aria-label={DAYS} sx={BAR}>
      <Step
        icon="back"
        label={messages.previousDay}
        onClick={() => {
          go(daysAfter(day, -1));
        }}
      />
      {/* Between the arrow buttons, which must not move under the user's finger when it appears. */}
      <Box sx={BETWEEN}>
        <DayPicker shown={shown}>
          <Box component="span" sx={{ fontWeight: 750, lineHeight: 1.25, textWrap: 'balance' }}>
            {dayWords(day, today)}
            <Icon
              name="calendar"
              size={17}
              style={{ marginInlineStart: 6, opacity: 0.6, verticalAlign: '-3px' }}
            />
          </Box>
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {figures ?? NOT_READ}
          </Box>
        </DayPicker>
        {day !== today && (
          <Button
            variant="outlined"
            sx={{ px: 1.5, minWidth: 0, minHeight: 44, bgcolor: 'background.paper' }}
            onClick={() => {
              go(today);
            }}
          >
            {messages.today}
          </Button>
        )}
      </Box>
      <Step
        icon="next"
        label={messages.nextDay}
        onClick={() => {
          go(daysAfter(day, 1));
        }}
      />
    </Box>
  );
}

/** Announces the shown day to screen readers when it changes. */
function useSpokenDay({ day, today }: ShownDay, figures: string | null): void {
  const said = useRef(day);
  useEffect(() => {
    if (figures === null || said.current === day) return;
    said.current = day;
    say(`${dayWords(day, today)}, ${figures}`);
  }, [day, today, figures]);
}

function Step({
  icon,
  label,
  onClick,
}: {
  icon: 'back' | 'next';
  label: string;
  onClick: () => void;
}) {
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{ border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Icon
        name="next"
        size={22}
        style={icon === 'back' ? { transform: 'scaleX(-1)' } : undefined}
      />
    </IconButton>
  );
}

/**
 * Opens the browser's date picker. An invisible date field covers the whole button: in browsers without `showPicker`,
 * such as on older iPhones, the tap on the field itself opens the picker.
 */
function DayPicker({ shown: { day, go }, children }: { shown: ShownDay; children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      field.current?.showPicker();
    } catch {
      // `showPicker` is missing or not allowed in a frame: the focused field opens the picker by itself.
      field.current?.focus();
    }
  };
  return (
    <Box sx={{ position: 'relative', flex: '1 1 7rem', minWidth: 0 }}>
      <ButtonBase aria-haspopup="dialog" onClick={open} sx={PICKER}>
        {children}
        <Box component="span" sx={UNSEEN}>
          {messages.chooseADay}
        </Box>
      </ButtonBase>
      <Box
        component="input"
        ref={field}
        type="date"
        value={day}
        tabIndex={-1}
        aria-label={messages.diaryDay}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (event.target.value !== '') go(event.target.value);
        }}
        sx={FIELD_OVER_BUTTON}
      />
    </Box>
  );
}

// A mouse must click the button, because a click on the field would only place its text cursor.
const FIELD_OVER_BUTTON = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  border: 0,
  p: 0,
  pointerEvents: 'none',
  '@media (pointer: coarse)': { pointerEvents: 'auto' },
} as const;

// A placeholder that keeps the height of the line.
const NOT_READ = '\u00a0';

const BAR = { display: 'flex', alignItems: 'center', gap: 1 } as const;

// With text of twice the size the button wraps below the day, so that the day's words do not break.
const BETWEEN = {
  ...BAR,
  flex: 1,
  minWidth: 0,
  flexWrap: 'wrap',
  justifyContent: 'center',
} as const;

const PICKER = {
  width: '100%',
  minHeight: 48,
  px: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  borderRadius: '12px',
  fontSize: '1rem',
  ...HOVER,
} as const;

/** '1,240 of 1,650 kcal' */
export function barWords(meals: readonly Meal[], target: { calories: number } | undefined): string {
  if (isGentle()) return portionWords(itemsOf(meals).length);
  const eaten = totalOf(meals).calories ?? 0;
  if (!target) return energyWords(eaten);
  return format(messages.eatenOfKcal, {
    eaten: energyFigure(eaten),
    calories: energyWords(target.calories),
  });
}
