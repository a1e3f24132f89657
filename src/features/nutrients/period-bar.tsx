import { Box, IconButton } from '@mui/material';

import { daysAfter } from '#shared/rules/calendar';

import { Icon } from '../../ui/icons';
import { UNSEEN } from '../../ui/styles';
import { type DateFormatter, dateFormatter } from '../../ui/words/date-formatter';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { firstOf, type Period, type ShownPeriod, WEEK } from './period';

/** Day or week, and which. */
export function PeriodBar({ period, today, show }: ShownPeriod) {
  const { kind, day } = period;
  if (kind === 'meal') return null;
  const step = kind === 'week' ? WEEK : 1;
  const last = kind === 'week' ? daysAfter(today, -1) : today;
  const [before, after] =
    kind === 'week'
      ? [messages.weekBefore, messages.weekAfter]
      : [messages.dayBefore, messages.dayAfter];
  return (
    <Box sx={BAR}>
      <Box component="fieldset" sx={FRAME}>
        <Box component="legend" sx={UNSEEN}>
          {messages.period}
        </Box>
        {(['day', 'week'] as const).map((one) => (
          <Box component="label" key={one} sx={OPTION}>
            <Box
              component="input"
              type="radio"
              name="period"
              checked={one === kind}
              onChange={() => {
                show(one, one === 'week' && day === today ? today : day);
              }}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
            />
            {one === 'day' ? messages.day : messages.week}
          </Box>
        ))}
      </Box>
      <Box sx={STEPS}>
        <IconButton
          aria-label={before}
          sx={STEP}
          onClick={() => {
            show(kind, daysAfter(day, -step));
          }}
        >
          <Icon name="next" size={22} style={{ transform: 'scaleX(-1)' }} />
        </IconButton>
        <Box aria-live="polite" sx={{ flex: 1, textAlign: 'center', fontWeight: 720 }}>
          {periodWords(period, today)}
        </Box>
        <IconButton
          aria-label={after}
          disabled={day >= last}
          sx={STEP}
          onClick={() => {
            const next = daysAfter(day, step);
            show(kind, next < last ? next : last);
          }}
        >
          <Icon name="next" size={22} />
        </IconButton>
      </Box>
    </Box>
  );
}

const SHORT = dateFormatter({
  ...({ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const),
});
const DATE = dateFormatter({
  ...({ timeZone: 'UTC', day: 'numeric', month: 'short' } as const),
});

/** 'Today', 'Wed, Nov 18' or 'Nov 12 to Nov 18'. */
export function periodWords(period: Period, today: string): string {
  const { kind, day } = period;
  const of = (format: DateFormatter, one: string) => format.format(new Date(`${one}T12:00Z`));
  if (kind === 'week')
    return format(messages.span, { from: of(DATE, firstOf(period)), to: of(DATE, day) });
  if (day === today) return messages.today;
  return day === daysAfter(today, -1) ? messages.yesterday : of(SHORT, day);
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1.5,
} as const;

const STEPS = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: { xs: '1 1 100%', sm: '0 1 330px' },
} as const;

const STEP = {
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const FRAME = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  m: 0,
  p: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

const OPTION = {
  position: 'relative',
  display: 'grid',
  flex: '1 0 auto',
  whiteSpace: 'nowrap',
  placeItems: 'center',
  minHeight: 44,
  px: { xs: 2.25, sm: 2.5 },
  borderRadius: '10px',
  fontWeight: 650,
  '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;
