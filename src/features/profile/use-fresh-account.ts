import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { currentUser } from '#shared/contract/accounts';

import { queryClient } from '../../http/query';
import { activeStore } from '../../store/account-store';
import { isKeptInMemory } from '../../store/shared-device';
import { requestSync } from '../../store/sync-state';

/** The server learns of a payment a little after the person is back. */
const AFTER_PAYMENT_MS = 500;

/** Asks the server anew who is signed in: with the page, after a payment, and whenever it is wanted. */
export function useFreshAccount(): () => Promise<void> {
  const [search, setSearch] = useSearchParams();
  const paid = search.get('payment') === 'success';
  useEffect(() => {
    void askAnew();
  }, []);
  useEffect(() => {
    if (!paid) return undefined;
    const timer = setTimeout(() => {
      void askAnew();
      setSearch((now) => {
        now.delete('payment');
        return now;
      });
    }, AFTER_PAYMENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [paid, setSearch]);
  return useCallback(async () => {
    queryClient.removeQueries({ type: 'inactive' });
    await requestSync(await activeStore());
    await askAnew();
    // On a shared device the session would go with the document.
    if (!isKeptInMemory()) window.location.reload();
  }, []);
}

async function askAnew(): Promise<void> {
  await queryClient.refetchQueries({ queryKey: [currentUser.path] });
}
