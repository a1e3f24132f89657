import { Box, Button, Typography } from '@mui/material';
import { memo, type ReactNode, useState } from 'react';

import { format } from '../../../ui/words/format';

import { messages } from '../messages';
import type { Range, Span } from '../spans';
import { CHART_HEIGHT } from './chart-height';
import { DataTable, type TableData } from './data-table';
import { type Charts, useCharts } from './use-charts';
import { useTextSize } from './use-text-size';

interface ChartOrTableProps {
  /** Part of the button's accessible name. */
  name: string;
  range: Range;
  table: TableData;
  marks: readonly LegendMark[];
  draw: (charts: Charts) => ReactNode;
}

export function ChartOrTable({ name, range, table, marks, draw }: ChartOrTableProps) {
  const [asTable, setAsTable] = useState(false);
  const { charts, isWaiting } = useCharts(range);
  const ruler = useTextSize();
  return (
    <Box sx={{ mt: 2 }}>
      {asTable && <DataTable {...table} />}
      {!asTable && charts === null && <WithoutChart table={table} />}
      {!asTable && charts !== null && (
        <>
          <Box ref={ruler} aria-hidden sx={{ width: '1rem', height: 0 }} />
          {charts ? <Drawing isWaiting={isWaiting}>{draw(charts)}</Drawing> : <ChartSkeleton />}
          <Legend marks={marks} />
        </>
      )}
      <Button
        size="small"
        aria-label={format(messages.showAsA, { name, form: asTable ? 'chart' : 'table' })}
        sx={{ mt: 0.5, mb: -1.5, ml: -1, px: 1, minHeight: 44, fontSize: '0.9375rem' }}
        onClick={() => {
          setAsTable(!asTable);
        }}
      >
        {asTable ? messages.showAsAChart : messages.showAsATable}
      </Button>
    </Box>
  );
}

interface DrawingProps {
  isWaiting: boolean;
  children: ReactNode;
}

/** Does not render again until it is the chart's turn. */
const Drawing = memo(
  function Drawing({ children }: DrawingProps) {
    return <Box sx={CHART}>{children}</Box>;
  },
  (_, { isWaiting }) => isWaiting,
);

function ChartSkeleton() {
  return <Box aria-hidden sx={{ height: CHART_HEIGHT, borderRadius: 1, bgcolor: 'raised.main' }} />;
}

function WithoutChart({ table }: { table: TableData }) {
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>
        {messages.chartLoadsOnceOnline}
      </Typography>
      <DataTable {...table} />
    </>
  );
}

// Uses our own focus ring and the page's text size and color.
const CHART = {
  '& .recharts-surface:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
    borderRadius: '8px',
  },
  '& .recharts-text': { fontSize: '0.8125rem', fill: 'var(--mui-palette-text-secondary)' },
} as const;

export interface LegendMark {
  words: string;
  mark: 'column' | 'outline' | 'line' | 'dashes' | 'ring' | 'band';
  /** Theme color, such as 'primary.main'. */
  colour: string;
}

/** Legend entries for columns that are drawn as outlines. */
export function openMarks(spans: readonly Span[], colour: string): LegendMark[] {
  const words = [
    ...(spans.some(({ isToday }) => isToday) ? [messages.todaySoFar] : []),
    ...(spans.some(({ isPartial }) => isPartial) ? [messages.notComplete] : []),
  ];
  return words.map((said) => ({ words: said, mark: 'outline', colour }));
}

export const NOT_LOGGED_MARK: LegendMark = {
  words: messages.notLogged,
  mark: 'ring',
  colour: 'text.secondary',
};

function Legend({ marks }: { marks: readonly LegendMark[] }) {
  return (
    <Box component="ul" sx={LIST}>
      {marks.map(({ words, mark, colour }) => (
        <Box component="li" key={words} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" aria-hidden sx={{ ...MARKS[mark], color: colour, flex: 'none' }} />
          {words}
        </Box>
      ))}
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;

const LINE = { width: 20, height: 0, borderTop: '3px solid currentcolor' } as const;
const COLUMN = { width: 12, height: 12, borderRadius: '4px' } as const;

const MARKS = {
  column: { ...COLUMN, bgcolor: 'currentcolor' },
  outline: { ...COLUMN, border: '2px solid currentcolor' },
  line: LINE,
  band: { ...COLUMN, width: 20, bgcolor: 'currentcolor', opacity: 0.25 },
  dashes: { ...LINE, borderTopStyle: 'dashed', borderTopWidth: '2px' },
  ring: { width: 9, height: 9, borderRadius: '50%', border: '2px solid currentcolor' },
} as const;
