import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';

import type { AdminList } from '../../http/admin/queries';
import { Card } from '../../ui/layout/card';
import { messages } from './messages';
import { QueryBoundary } from './query-boundary';

interface Page {
  /** Number of rows on all pages. */
  total: number;
}

interface Identified {
  id: string;
}

interface PagedListProps<P extends Page, Row extends Identified> {
  answer: AdminList<P>;
  rowsIn: (page: P) => Row[];
  label: (total: number) => string;
  title?: ReactNode;
  /** Shown if there are no rows. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A list with the newest rows first, and a button for older ones. */
export function PagedList<P extends Page, Row extends Identified>(props: PagedListProps<P, Row>) {
  const { answer, rowsIn, label, title, empty, children } = props;
  return (
    <QueryBoundary answer={answer}>
      {({ pages }) => {
        const total = pages[0]?.total ?? 0;
        if (total === 0) return empty;
        return (
          <section>
            {title}
            <List label={label(total)}>{onceEach(pages.flatMap(rowsIn)).map(children)}</List>
            <ShowOlder list={answer} />
          </section>
        );
      }}
    </QueryBoundary>
  );
}

/** Removes duplicates: a row added after the first page was fetched moves that page's last row to the next page. */
function onceEach<Row extends Identified>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The offset of the next page; undefined if all rows are loaded. */
export function offsetAfter<P>(rowsIn: (page: P) => unknown[]) {
  return (pages: (P & Page)[]): { offset: number } | undefined => {
    const offset = pages.flatMap(rowsIn).length;
    return offset < (pages[0]?.total ?? 0) ? { offset } : undefined;
  };
}

export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        listStyle: 'none',
        p: { xs: 0, sm: 0 },
        '& > li': { px: { xs: 2, md: 2.5 }, py: 1.5 },
        '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {children}
    </Card>
  );
}

interface ShowOlderProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

export function ShowOlder({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: ShowOlderProps) {
  if (!hasNextPage) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', mt: 2 }}>
      <Button
        variant="outlined"
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          if (!isFetchingNextPage) void fetchNextPage();
        }}
      >
        {isFetchingNextPage ? messages.loadingMore : messages.showOlder}
      </Button>
    </Box>
  );
}

export function EmptyList({ children }: { children: string }) {
  return (
    <Card sx={{ py: 5, textAlign: 'center', color: 'text.secondary' }} role="status">
      {children}
    </Card>
  );
}
