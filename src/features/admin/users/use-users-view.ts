import { useMemo, useState } from 'react';

import type { UserOrder } from '#shared/contract/admin/users';

import { useArrivedView, type UsersView } from '../../../http/admin/user-pages';
import { useSettled } from '../use-settled';

const PAUSE_MS = 180;

export interface Order {
  sort: UserOrder;
  direction: 'ascending' | 'descending';
}

const NEWEST_FIRST: Order = { sort: 'joined', direction: 'descending' };

/** What is searched for and in which order, from the keys to what the table shows. */
export function useUsersView() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState(NEWEST_FIRST);
  const search = useSettled(text.trim(), PAUSE_MS);
  const wanted: UsersView = useMemo(
    () => (search === '' ? order : { ...order, search }),
    [order, search],
  );
  return { text, setText, view: useArrivedView(wanted), wanted, setOrder };
}
