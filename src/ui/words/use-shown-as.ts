import { useEffect } from 'react';

import type { Display } from '#shared/records/profile';

import { showAs } from './display';

/** Applies the user's display settings while the component is mounted: public pages and the admin area use the locale. */
export function useShownAs(display: Display | undefined): void {
  useEffect(() => {
    if (display) showAs(display);
  }, [display]);
  useEffect(
    () => () => {
      showAs({});
    },
    [],
  );
}
