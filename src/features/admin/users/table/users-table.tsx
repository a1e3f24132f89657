import { Box } from '@mui/material';
import { useRef } from 'react';

import type { UsersView } from '../../../../http/admin/user-pages';
import { Icon } from '../../../../ui/icons';
import { wholeWords } from '../../../../ui/words/number';
import { NotRead } from '../../answered';
import { useUserActs } from '../actions/use-user-acts';
import type { Order } from '../use-users-view';
import { TableFrame } from './table-frame';
import { TableHead } from './table-head';
import { useRows } from './use-rows';
import { UserRow } from './user-row';

interface UsersTableProps {
  view: UsersView;
  /** Whether another view is on its way. */
  busy: boolean;
  onOrder: (order: Order) => void;
}

/** The users, of whom only those in sight are drawn and asked for. */
export function UsersTable({ view, busy, onOrder }: UsersTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useRows(frame, view);
  const { counts, failure, retry, items, height, margin, unreachable } = rows;
  const { onAct, dialogs } = useUserActs(rows);
  return (
    <>
      {failure && <NotRead error={failure} stale={counts !== undefined} onRetry={retry} />}
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
              onAct={onAct}
              onKey={rows.onKey}
            />
          ))}
        </div>
      </TableFrame>
      {counts?.matching === 0 && <EmptyTable search={view.search} />}
      {unreachable > 0 && (
        <Box sx={{ p: 2.5, color: 'text.secondary' }}>
          {wholeWords(unreachable)} more are found by searching.
        </Box>
      )}
      {dialogs}
    </>
  );
}

/** Instead of rows where there are none. */
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
      {search === undefined ? 'No users found' : `No users found matching "${search}"`}
    </Box>
  );
}
