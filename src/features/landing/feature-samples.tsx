import { Box } from '@mui/material';

import { format } from '../../ui/words/format';
import { messages } from './messages';
import { SamplePanel } from './sample-panel';

const MACROS = ['protein', 'carbs', 'fat'] as const;

const LABELS = { protein: messages.protein, carbs: messages.carbs, fat: messages.fat };

// Height of each part of a day's column, in pixels.
const WEEK: readonly [string, number, number, number][] = [
  ['M', 26, 54, 22],
  ['T', 32, 46, 18],
  ['W', 28, 58, 26],
  ['T', 36, 42, 20],
  ['F', 24, 60, 28],
  ['S', 30, 50, 30],
  ['S', 34, 44, 22],
];

const RADIUS = 44;

const AROUND = 2 * Math.PI * RADIUS;

const GLASSES = 8;
const DRUNK = 6;

export function DailyGoals() {
  return (
    <SamplePanel title={messages.dailyGoals}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <Ring percent={75} />
        <Box sx={{ lineHeight: 1.35 }}>
          <Box sx={{ fontWeight: 780, fontSize: '1.5rem', letterSpacing: '-0.02em' }}>
            {messages.sampleCaloriesLeft}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{messages.sampleOfCalories}</Box>
        </Box>
      </Box>
      <Box sx={{ mt: 'auto', pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', mb: 1 }}>
          <Box sx={{ mr: 'auto', fontWeight: 650 }}>{messages.water}</Box>
          <span>{format(messages.glassesOf, { drunk: DRUNK, glasses: GLASSES })}</span>
        </Box>
        <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {Array.from({ length: GLASSES }, (_, index) => (
            <Glass key={index} full={index < DRUNK} />
          ))}
        </Box>
      </Box>
    </SamplePanel>
  );
}

function Glass({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 24 32" width="26" height="34" focusable={false}>
      {full && (
        <path d="M4.6 10h14.8l-1.5 17.5h-11.800z" fill="var(--mui-palette-nutrients-protein)" />
      )}
      <path
        d="M3.5 4h17l-2.200 24.5h-12.600z"
        fill="none"
        stroke={`var(--mui-palette-${full ? 'nutrients-protein' : 'text-secondary'})`}
        strokeWidth="2"
        strokeLinejoin="round"
        opacity={full ? 1 : 0.6}
      />
    </svg>
  );
}

function Ring({ percent }: { percent: number }) {
  const stroke = { cx: 54, cy: 54, r: RADIUS, fill: 'none', strokeWidth: 14 } as const;
  return (
    <Box sx={{ position: 'relative', width: 132, height: 132 }}>
      <svg viewBox="0 0 108 108" aria-hidden focusable={false}>
        <circle {...stroke} stroke="var(--mui-palette-raised-main)" />
        <circle
          {...stroke}
          stroke="var(--mui-palette-primary-main)"
          strokeLinecap="round"
          strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
          transform="rotate(-90 54 54)"
        />
      </svg>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          fontWeight: 780,
          fontSize: '1.75rem',
        }}
      >
        {`${percent}%`}
      </Box>
    </Box>
  );
}

export function MacroReport() {
  return (
    <SamplePanel title={messages.macroReport}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.9375rem' }}>
        {MACROS.map((macro) => (
          <Box key={macro} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              aria-hidden
              sx={{ width: 12, height: 12, borderRadius: '4px', bgcolor: `nutrients.${macro}` }}
            />
            {LABELS[macro]}
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', height: 148 }}>
        {WEEK.map(([day, ...parts], index) => (
          <Box key={index} sx={{ flex: 1, display: 'grid', gap: '3px', textAlign: 'center' }}>
            {MACROS.map((macro, at) => (
              <Box
                key={macro}
                sx={{ height: parts[at], borderRadius: '5px', bgcolor: `nutrients.${macro}` }}
              />
            ))}
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{day}</Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary', mb: 0.5 }}>
          {messages.weeklyAverages}
        </Box>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <Figure value="158" label={messages.cal} />
          <Figure value="16 g" label={messages.proteinInSample} />
          <Figure value="45 g" label={messages.carbsInSample} />
        </Box>
      </Box>
    </SamplePanel>
  );
}

interface FigureProps {
  value: string;
  label: string;
}

/** Must be inside a `dl`. */
function Figure({ value, label }: FigureProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5, flexDirection: 'row-reverse' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 750, fontSize: '1.25rem' }}>
        {value}
      </Box>
    </Box>
  );
}
