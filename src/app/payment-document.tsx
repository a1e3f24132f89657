import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Spinner } from '../ui/feedback/spinner';

/**
 * Keeps the checkout in a document of its own, loaded from the server under a policy that admits
 * Stripe: a document keeps the policy it came with, and Stripe's script, whatever page it shows next.
 */
export function PaymentDocument({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  // The router begins where the document was loaded.
  const [loadedForPaying] = useState(() => pathname === PAGES.checkout);
  const pays = pathname === PAGES.checkout && new URLSearchParams(search).has('client_secret');
  const belongsElsewhere = pays !== loadedForPaying && (pays || pathname !== PAGES.checkout);
  useEffect(() => {
    if (belongsElsewhere) window.location.reload();
  }, [belongsElsewhere]);
  return belongsElsewhere ? <Spinner label="Loading" /> : children;
}
