import { useMemo, useState } from 'react';

import { type Order, useArrivedView, type UsersView } from '../../../http/admin/user-pages';
import { Card } from '../../../ui/layout/card';
import { useDebounced } from '../use-debounced';
import { StatCards } from './stat-cards';
import { UsersBar } from './users-bar';
import { UsersTable } from './users-table';

const PAUSE_MS = 180;

const NEWEST_FIRST: Order = { sort: 'joined', direction: 'descending' };

export function UsersTab() {
  const { text, setText, view, wanted, setOrder } = useUsersView();
  return (
    <>
      <StatCards />
      <Card component="section" aria-labelledby="users-title" sx={{ p: { xs: 0, sm: 0 }, mt: 2 }}>
        <UsersBar text={text} onText={setText} view={view} onOrder={setOrder} />
        <UsersTable view={view} busy={view !== wanted} onOrder={setOrder} />
      </Card>
    </>
  );
}

/** `wanted` follows the fields; `view` is what the table shows until that has loaded. */
function useUsersView() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState(NEWEST_FIRST);
  const search = useDebounced(text.trim(), PAUSE_MS);
  const wanted: UsersView = useMemo(
    () => (search === '' ? order : { ...order, search }),
    [order, search],
  );
  return { text, setText, view: useArrivedView(wanted), wanted, setOrder };
}
