import { useEffect } from 'react';

import { useToast } from './toast';
import type { Toast } from './toast-card';

type Carried = Pick<Toast, 'title' | 'description' | 'failed'>;

const CARRIED_KEY = 'platelog-toast';

/** For the next document of this tab: loading it removes every toast. */
export function carryToast(toast: Carried): void {
  try {
    sessionStorage.setItem(CARRIED_KEY, JSON.stringify(toast));
  } catch {
    // Storage is blocked: the next page shows the result by itself.
  }
}

export function CarriedToast() {
  const toast = useToast();
  useEffect(() => {
    // In a task of its own: reading the storage may take time, and the page would wait.
    const timer = setTimeout(() => {
      const carried = taken();
      if (carried) toast(carried);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [toast]);
  return null;
}

function taken(): Carried | undefined {
  try {
    const text = sessionStorage.getItem(CARRIED_KEY);
    sessionStorage.removeItem(CARRIED_KEY);
    return text === null ? undefined : (JSON.parse(text) as Carried);
  } catch {
    return undefined;
  }
}
