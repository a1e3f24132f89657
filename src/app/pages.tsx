import { Suspense } from 'react';

import { CarriedToast } from '../ui/feedback/carried-toast';
import { PaymentDocument } from './payment-document';
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
