import { Box, Button } from '@mui/material';
import { Component, lazy, type ReactNode, Suspense, useState } from 'react';

import { FiguresTable } from '../figures-table';
import type { ChartPoint } from './chart-points';
import { messages } from './messages';

// Recharts loads with the first chart. Because of the chunk's name, the service worker does not precache it for all users.
const Bars = lazy(() =>
  import(/* webpackChunkName: "admin-charts" */ './bars').then((module) => ({
    default: module.Bars,
  })),
);

interface FiguresChartProps {
  name: string;
  points: readonly ChartPoint[];
  /** Whether each point is a week. */
  weekly: boolean;
  axisWords?: (value: number) => string;
}

/** A chart, or the same numbers as a table. */
export function FiguresChart({ name, points, weekly, axisWords }: FiguresChartProps) {
  const [asTable, setAsTable] = useState(false);
  const table = (
    <Box role="region" aria-label={name} tabIndex={0} sx={SCROLLED}>
      <FiguresTable
        label={name}
        heads={[weekly ? messages.weekUtc : messages.dayUtc, name]}
        rows={points.map(({ title, words }) => [title, words])}
      />
    </Box>
  );
  const words = asTable ? messages.showAsAChart : messages.showAsATable;
  return (
    <>
      {asTable ? (
        table
      ) : (
        <ChartBoundary
          fallback={
            <>
              <Box sx={{ color: 'text.secondary' }}>{messages.chartNotLoaded}</Box>
              {table}
            </>
          }
        >
          <Suspense fallback={<Box aria-hidden sx={{ height: 200, bgcolor: 'raised.main' }} />}>
            <Box sx={CHART}>
              <Bars label={name} points={points} {...(axisWords && { axisWords })} />
            </Box>
          </Suspense>
        </ChartBoundary>
      )}
      <Button
        size="small"
        aria-label={`${words}: ${name}`}
        sx={{ mt: 0.5, mb: -1.5, ml: -1, px: 1, minHeight: 44, fontSize: '0.9375rem' }}
        onClick={() => {
          setAsTable(!asTable);
        }}
      >
        {words}
      </Button>
    </>
  );
}

class ChartBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

const FOCUS = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
  borderRadius: '8px',
} as const;

const CHART = {
  mt: 1.5,
  '& .recharts-surface:focus-visible': FOCUS,
  '& .recharts-text': { fontSize: '0.8125rem', fill: 'var(--mui-palette-text-secondary)' },
} as const;

const SCROLLED = { maxHeight: 320, overflow: 'auto', '&:focus-visible': FOCUS } as const;
