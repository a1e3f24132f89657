import { useEffect } from 'react';

import { useToast } from './toast';
import type { Toast } from './toast-card';

type Carried = Pick<Toast, 'title' | 'description' | 'failed'>;

const KEY = 'platelog-toast';

/** Keeps a toast for the next document of this tab: loading one takes every toast away. */
export function carryToast(toast: Carried): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // A browser that keeps nothing: the page that comes says how things stand by itself.
  }
}

/** Shows what was carried over, once. */
export function CarriedToast() {
  const toast = useToast();
  useEffect(() => {
    // In a turn of its own: the browser may have to be asked for it, and the page would wait.
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
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Carried);
  } catch {
    return undefined;
  }
}
