import { Suspense } from 'react';

import { AppRoutes } from './routes';
import { TopBars } from './top-bars';

/** The page of the address, and what the app itself has to say above it. */
export function Pages() {
  return (
    <>
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
      <TopBars />
    </>
  );
}
