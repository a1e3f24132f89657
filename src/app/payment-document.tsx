import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Spinner } from '../ui/feedback/spinner';

/** A document keeps its policy and Stripe's script for all its pages, so the checkout needs one of its own. */
export function PaymentDocument({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  // The router starts where the document was loaded.
  const [loadedForPaying] = useState(() => pathname === PAGES.checkout);
  const pays = pathname === PAGES.checkout && new URLSearchParams(search).has('client_secret');
  const belongsElsewhere = pays !== loadedForPaying && (pays || pathname !== PAGES.checkout);
  useEffect(() => {
    if (belongsElsewhere) window.location.reload();
  }, [belongsElsewhere]);
  return belongsElsewhere ? <Spinner label="Loading" /> : children;
}
