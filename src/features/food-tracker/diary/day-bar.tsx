import { Box, Button, ButtonBase, IconButton } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef } from 'react';

import type { Meal } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';

import { HOVER, UNSEEN } from '../../../ui/styles';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { energyFigure, energyWords } from '../../../ui/words/quantity';
import { totalOf } from './day-total';
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
  return (
    <Box component="nav" aria-label={DAYS} sx={BAR}>
      <Step
        icon="back"
        label={messages.previousDay}
        onClick={() => {
          go(daysAfter(day, -1));
        }}
      />
      <DayPicker shown={shown}>
        <Box component="span" sx={{ fontWeight: 750, lineHeight: 1.25 }}>
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
      {/* Between the steps, which must stay in place under the finger when it appears. */}
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

/** Opens the device's own calendar. */
function DayPicker({ shown: { day, go }, children }: { shown: ShownDay; children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ position: 'relative', flex: 1, minWidth: 0 }}>
      <ButtonBase aria-haspopup="dialog" onClick={() => field.current?.showPicker()} sx={PICKER}>
        {children}
        <Box component="span" sx={UNSEEN}>
          {messages.chooseADay}
        </Box>
      </ButtonBase>
      {/* Below the button, so that the calendar opens there. */}
      <Box
        component="input"
        ref={field}
        type="date"
        value={day}
        tabIndex={-1}
        aria-label={messages.dayOfTheDiary}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (event.target.value !== '') go(event.target.value);
        }}
        sx={{
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          height: '1px',
          opacity: 0,
          pointerEvents: 'none',
          border: 0,
          p: 0,
        }}
      />
    </Box>
  );
}

// Keeps the height of the line.
const NOT_READ = '\u00a0';

const BAR = { display: 'flex', alignItems: 'center', gap: 1 } as const;

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
  const eaten = totalOf(meals).calories ?? 0;
  if (!target) return energyWords(eaten);
  return format(messages.eatenOfKcal, {
    eaten: energyFigure(eaten),
    calories: energyWords(target.calories),
  });
}
