import { Box, IconButton } from '@mui/material';

import { daysAfter } from '#shared/rules/calendar';

import { SegmentedChoice } from '../../ui/form/segmented-choice';
import { Icon } from '../../ui/icons';
import { type DateFormatter, dateFormatter } from '../../ui/words/date-formatter';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { firstOf, type Period, type ShownPeriod, WEEK } from './period';

const KINDS = ['day', 'week'] as const;

/** Chooses between day and week, and which one. */
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
      <SegmentedChoice
        label={messages.period}
        name="period"
        options={KINDS}
        chosen={kind}
        wordsOf={(one) => (one === 'day' ? messages.day : messages.week)}
        onChoose={(one) => {
          show(one, one === 'week' && day === today ? today : day);
        }}
      />
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

const DATE_OPTIONS = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
const SHORT = dateFormatter({ ...DATE_OPTIONS, weekday: 'short' });
const DATE = dateFormatter(DATE_OPTIONS);

/** 'Today', 'Wed, Nov 18' or 'Nov 12 to Nov 18'. */
function periodWords(period: Period, today: string): string {
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
