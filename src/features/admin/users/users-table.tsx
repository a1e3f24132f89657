import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import type { Order, UsersView } from '../../../http/admin/user-pages';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import { QueryError } from '../query-boundary';
import { messages } from './messages';
import { TableFrame } from './table-frame';
import { useRows } from './use-rows';
import { useUserActions } from './use-user-actions';
import { UserRow } from './user-row';

const COLUMNS: readonly [words: string, sort: Order['sort'] | null][] = [
  [messages.user, 'name'],
  [messages.email, 'email'],
  [messages.status, 'status'],
  [messages.imagesUsed, 'images'],
  [messages.joined, 'joined'],
  [messages.actions, null],
];

const HeadButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginInlineStart: -8,
  padding: '0 8px',
  '&&': { color: 'inherit', fontWeight: 650 },
  '&:hover': { color: 'var(--mui-palette-text-primary)' },
});

const Mark = styled('span')({ minWidth: 12, color: 'var(--mui-palette-primary-main)' });

interface UsersTableProps {
  view: UsersView;
  /** Whether another view is loading. */
  busy: boolean;
  onOrder: (order: Order) => void;
}

/** The table of users. Only visible rows are rendered and loaded. */
export function UsersTable({ view, busy, onOrder }: UsersTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useRows(frame, view);
  const { counts, failure, retry, items, height, margin, unreachable } = rows;
  const { onAction, dialogs } = useUserActions(rows);
  return (
    <>
      {failure && <QueryError error={failure} stale={counts !== undefined} onRetry={retry} />}
      <TableFrame
        ref={frame}
        role="table"
        aria-labelledby="users-title"
        aria-rowcount={(counts?.matching ?? 0) + 1}
        aria-busy={busy || counts === undefined}
      >
        <TableHead view={view} onOrder={onOrder} />
        <div ref={rows.body} role="rowgroup" style={{ position: 'relative', height }}>
          {items.map(({ index, start }) => (
            <UserRow
              key={index}
              user={rows.userAt(index)}
              index={index}
              start={start - margin}
              current={index === rows.current}
              onAction={onAction}
              onKey={rows.onKey}
            />
          ))}
        </div>
      </TableFrame>
      {counts?.matching === 0 && <EmptyTable search={view.search} />}
      {unreachable > 0 && (
        <Box sx={{ p: 2.5, color: 'text.secondary' }}>
          {format(messages.moreFoundBySearching, { unreachable: wholeWords(unreachable) })}
        </Box>
      )}
      {dialogs}
    </>
  );
}

function EmptyTable({ search }: { search: string | undefined }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 2,
        py: 6,
        color: 'text.secondary',
        textAlign: 'center',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Icon name="search" size={32} />
      {search === undefined
        ? messages.noUsersFound
        : format(messages.noUsersFoundMatching, { search })}
    </Box>
  );
}

interface TableHeadProps {
  view: UsersView;
  onOrder: (order: Order) => void;
}

function TableHead({ view, onOrder }: TableHeadProps) {
  return (
    <div role="rowgroup" className="head-group">
      <div role="row" aria-rowindex={1} className="head">
        {COLUMNS.map(([words, sort]) => {
          const direction = sort === view.sort ? view.direction : undefined;
          return (
            <div
              key={words}
              role="columnheader"
              aria-sort={sort ? (direction ?? 'none') : undefined}
            >
              {sort ? (
                <HeadButton
                  type="button"
                  onClick={() => {
                    onOrder({ sort, direction: nextDirection(sort, direction) });
                  }}
                >
                  {words}
                  <Mark aria-hidden>
                    {direction === 'ascending' && '↑'}
                    {direction === 'descending' && '↓'}
                  </Mark>
                </HeadButton>
              ) : (
                words
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The first order of a column: text from A, numbers and days from the largest. */
function nextDirection(sort: Order['sort'], direction: Order['direction'] | undefined) {
  if (direction !== undefined) return direction === 'ascending' ? 'descending' : 'ascending';
  return sort === 'images' || sort === 'joined' ? 'descending' : 'ascending';
}
