import { useEffect } from 'react';

import type { Display } from '#shared/records/profile';

import { showAs } from './display';

/** Figures and times as the user chose, while it is shown: other public pages and the admin area follow the locale. */
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
