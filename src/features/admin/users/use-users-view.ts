import { useEffect, useState } from 'react';

import type { UserOrder } from '#shared/contract/admin/users';

import { useArrivedView, type UsersView } from '../../../http/admin/user-pages';

// Long enough that a word is one question, short enough to feel like typing.
const PAUSE_MS = 180;

export interface Order {
  sort: UserOrder;
  direction: 'ascending' | 'descending';
}

const NEWEST_FIRST: Order = { sort: 'joined', direction: 'descending' };

/** What is searched for and in which order, from the keys to what the table shows. */
export function useUsersView() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<UsersView>(NEWEST_FIRST);
  useEffect(() => {
    const timer = setTimeout(() => {
      setWanted((before) => searching(before, text.trim()));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  const setOrder = (order: Order) => {
    setWanted((before) => ({ ...before, ...order }));
  };
  return { text, setText, view: useArrivedView(wanted), wanted, setOrder };
}

function searching(before: UsersView, search: string): UsersView {
  const { search: last = '', ...order } = before;
  if (search === last) return before;
  return search === '' ? order : { ...order, search };
}
