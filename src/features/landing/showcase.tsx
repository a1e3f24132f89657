import { Box } from '@mui/material';

import { Icon } from '../../ui/icons';
import { messages } from './messages';
import { SamplePanel, SampleTag } from './sample-panel';
import { Section } from './section';
import { BigFigures } from './stats';

const WEEK: readonly [string, boolean][] = [
  ['M', true],
  ['T', true],
  ['W', false],
  ['T', true],
  ['F', true],
  ['S', false],
  ['S', true],
];

const DOT = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: 40,
  aspectRatio: '1',
  mx: 'auto',
  borderRadius: '50%',
  border: '2px solid',
} as const;

// 21 days of a made-up month: days on the x axis, weight on the y axis.
const LINE =
  'M6 26C20 30 28 22 42 30S66 46 82 44S108 58 124 56S150 74 168 70S196 88 212 86S240 104 262 100';

const TOTALS = [
  ['8.7', messages.lbsLost],
  ['21', messages.daysTracked],
  ['95%', messages.goalAccuracy],
] as const;

export function Showcase() {
  return (
    <Section title={messages.progressAnalytics} lead={messages.aboutSampleMonth} raised>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SamplePanel title={messages.thisWeek}>
          <DaysOnTrack />
          <DailyAverage />
        </SamplePanel>
        <SamplePanel title={messages.weight}>
          <WeightLine />
        </SamplePanel>
      </Box>
      <Totals />
    </Section>
  );
}

function DailyAverage() {
  return (
    <Box sx={{ mt: 'auto', pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <Box sx={{ mr: 'auto', fontWeight: 650 }}>{messages.dailyAverage}</Box>
        <span>{messages.sampleDailyAverage}</span>
      </Box>
      <Box aria-hidden sx={{ height: 14, borderRadius: '20px', bgcolor: 'raised.main' }}>
        <Box sx={{ width: '90%', height: '100%', borderRadius: '20px', bgcolor: 'primary.main' }} />
      </Box>
      <Box sx={{ mt: 0.5, fontWeight: 700 }}>90%</Box>
    </Box>
  );
}

function Totals() {
  return (
    <Box sx={{ mt: { xs: 4, md: 6 } }}>
      <BigFigures figures={TOTALS} />
      <Box sx={{ mt: 2.5 }}>
        <SampleTag words={messages.sampleFigures} />
      </Box>
    </Box>
  );
}

function WeightLine() {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Box sx={{ fontWeight: 780, fontSize: '1.5rem', letterSpacing: '-0.02em', mr: 'auto' }}>
          {messages.sampleWeightChange}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{messages.sampleWeek}</Box>
      </Box>
      <Box
        component="svg"
        viewBox="0 0 350 124"
        aria-hidden
        focusable={false}
        sx={{ width: '100%', mt: 'auto' }}
      >
        <g stroke="var(--mui-palette-divider)" strokeWidth="1.5">
          {[88, 175, 262].map((x) => (
            <path key={x} d={`M${x} 6v112`} strokeDasharray="3 5" />
          ))}
        </g>
        <path d={`${LINE}V124H6z`} fill="var(--mui-palette-raised-main)" />
        <path
          d={LINE}
          fill="none"
          stroke="var(--mui-palette-primary-main)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M262 100C290 108 318 112 344 116"
          fill="none"
          stroke="var(--mui-palette-primary-main)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
        <circle cx="262" cy="100" r="8" fill="var(--mui-palette-secondary-main)" />
      </Box>
    </>
  );
}

function DaysOnTrack() {
  return (
    <div>
      <Box sx={{ fontWeight: 780, fontSize: '1.5rem', letterSpacing: '-0.02em', mb: 1.5 }}>
        {messages.sampleDaysOnTrack}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, maxWidth: 400, textAlign: 'center' }}>
        {WEEK.map(([day, onTrack], index) => (
          <Box key={index} sx={{ flex: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
            <Box
              sx={{
                ...DOT,
                borderColor: onTrack ? 'primary.main' : 'divider',
                bgcolor: onTrack ? 'primary.main' : undefined,
                color: 'primary.contrastText',
              }}
            >
              {onTrack && <Icon name="check" size={20} />}
            </Box>
            {day}
          </Box>
        ))}
      </Box>
    </div>
  );
}
