import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { CarriedToast } from '../ui/feedback/carried-toast';
import { Spinner } from '../ui/feedback/spinner';
import { AppRoutes } from './routes';
import { TopBars } from './top-bars';

export function Pages() {
  return (
    <>
      <TopBars />
      <PaymentDocument>
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </PaymentDocument>
      <CarriedToast />
    </>
  );
}

/** A document keeps its policy and Stripe's script for all its pages, so the checkout needs one of its own. */
function PaymentDocument({ children }: { children: ReactNode }) {
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
