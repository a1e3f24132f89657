import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod';

import { listUsers, type AdminUser, type UserOrder } from '#shared/contract/admin/users';

import { call } from '../call';
import { queryClient } from '../query';
import { adminKey } from './queries';

export const USERS_PER_PAGE = 100;

// Pages of the list that are not visible anymore are dropped after this time.
const KEPT_MS = 60_000;

export interface Order {
  sort: UserOrder;
  direction: 'ascending' | 'descending';
}

type Question = z.input<typeof listUsers.input>;
export type UsersView = Pick<Question, 'search' | 'sort' | 'direction'>;
type UsersPage = z.output<typeof listUsers.output>;

function pageQuery(view: UsersView, page: number) {
  return {
    queryKey: adminKey(listUsers, view, page),
    queryFn: async () =>
      call(listUsers, { ...view, offset: page * USERS_PER_PAGE, limit: USERS_PER_PAGE }),
    gcTime: KEPT_MS,
  };
}

interface UserPages {
  /** Index in the whole list; undefined while the page loads. */
  userAt: (index: number) => AdminUser | undefined;
  counts: Pick<UsersPage, 'matching' | 'total'> | undefined;
  failure: Error | null;
  retry: () => void;
}

export function useUserPages(view: UsersView, pages: readonly number[]): UserPages {
  const results = useQueries({ queries: pages.map((page) => pageQuery(view, page)) });
  const byPage = new Map(pages.map((page, i) => [page, results[i]?.data]));
  return {
    userAt: (index) =>
      byPage.get(Math.floor(index / USERS_PER_PAGE))?.users[index % USERS_PER_PAGE],
    counts: results.find(({ data }) => data !== undefined)?.data,
    failure: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of results) if (error !== null) void refetch();
    },
  };
}

/** Returns the last view until the first page of the wanted one has loaded. */
export function useArrivedView(wanted: UsersView): UsersView {
  const [arrived, setArrived] = useState(wanted);
  useEffect(() => {
    let overtaken = false;
    const arrive = () => {
      if (!overtaken) setArrived(wanted);
    };
    // The view itself shows a failure.
    queryClient.query(pageQuery(wanted, 0)).then(arrive, arrive);
    return () => {
      overtaken = true;
    };
  }, [wanted]);
  return arrived;
}

export function putUser(user: AdminUser): void {
  queryClient.setQueriesData<UsersPage>({ queryKey: adminKey(listUsers) }, (page) => {
    if (!page) return page;
    return { ...page, users: page.users.map((old) => (old.id === user.id ? user : old)) };
  });
}
