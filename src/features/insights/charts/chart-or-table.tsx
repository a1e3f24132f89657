import { Box, Button, Typography } from '@mui/material';
import { Component, Suspense, useState, type ReactNode } from 'react';

import { DataTable, type TableData } from './data-table';

export const CHART_HEIGHT = 240;

interface ChartOrTableProps {
  /** Part of the button's name. */
  name: string;
  table: TableData;
  legend?: ReactNode;
  children: ReactNode;
}

export function ChartOrTable({ name, table, legend, children }: ChartOrTableProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Box sx={{ mt: 2 }}>
      {asTable ? (
        <DataTable {...table} />
      ) : (
        <OrElse fallback={<WithoutChart table={table} />}>
          <Suspense fallback={<ChartSkeleton />}>
            <Box sx={CHART}>{children}</Box>
            {legend}
          </Suspense>
        </OrElse>
      )}
      <Button
        size="small"
        aria-label={`${name}: show as a ${asTable ? 'chart' : 'table'}`}
        sx={{ mt: 0.5, mb: -1.5, ml: -1, px: 1, minHeight: 44, fontSize: '0.9375rem' }}
        onClick={() => {
          setAsTable(!asTable);
        }}
      >
        {asTable ? 'Show as a chart' : 'Show as a table'}
      </Button>
    </Box>
  );
}

/** While the chart's code loads. */
function ChartSkeleton() {
  return <Box aria-hidden sx={{ height: CHART_HEIGHT, borderRadius: 1, bgcolor: 'raised.main' }} />;
}

function WithoutChart({ table }: { table: TableData }) {
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>
        The chart comes to this device with the next signal. Here are its figures.
      </Typography>
      <DataTable {...table} />
    </>
  );
}

/** Error boundary with a fallback. */
class OrElse extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

// Our own focus ring, and the page's text size and color.
const CHART = {
  '& .recharts-surface:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
    borderRadius: '8px',
  },
  '& .recharts-text': { fontSize: '0.8125rem', fill: 'var(--mui-palette-text-secondary)' },
} as const;
