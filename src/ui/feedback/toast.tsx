import { Box } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { type Toast, ToastCard } from './toast-card';

const CARRIED_KEY = 'platelog-toast';

interface Shown extends Toast {
  number: number;
}

const SHOWN_MS = 6_000;
const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Replaces a toast that is shown. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

/** One toast at a time, in the top dialog or else on the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const [held, setHeld] = useState(false);
  const { top, takePlace } = usePlaces();
  const show = useCallback((next: Toast) => {
    setHeld(false);
    setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => {
    setToast(null);
  }, []);
  useEffect(() => {
    if (!toast || held) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [toast, held, close]);
  // Keyed by number: the same words again are a new toast and are read aloud again.
  const card = toast && (
    <ToastCard key={toast.number} toast={toast} onClose={close} onHold={setHeld} />
  );
  return (
    <ToastContext.Provider value={show}>
      <TakePlaceContext.Provider value={takePlace}>
        {children}
        <ToastPlace />
      </TakePlaceContext.Provider>
      {top && createPortal(card, top)}
    </ToastContext.Provider>
  );
}

/** Returns a function to call when the place is removed. */
type TakePlace = (place: HTMLElement) => () => void;

const NOWHERE: TakePlace = () => () => undefined;

const TakePlaceContext = createContext<TakePlace>(NOWHERE);

/** The place that was added last is on top. */
function usePlaces(): { top: HTMLElement | undefined; takePlace: TakePlace } {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const takePlace = useCallback<TakePlace>((place) => {
    setPlaces((before) => [...before, place]);
    return () => {
      setPlaces((before) => before.filter((one) => one !== place));
    };
  }, []);
  return { top: places.at(-1), takePlace };
}

/** One in each dialog: while a dialog is open, nothing outside of it can be reached or is read aloud. */
export function ToastPlace() {
  const takePlace = useContext(TakePlaceContext);
  return <Box ref={takePlace} role="status" aria-live="polite" sx={PLACE} />;
}

const PLACE = {
  position: 'fixed',
  zIndex: 1500,
  // Next to the rail, where pages have less content than in the middle.
  insetInline: { xs: 16, md: '128px 24px' },
  bottom: { xs: 'calc(96px + env(safe-area-inset-bottom))', md: 24 },
  display: 'flex',
  justifyContent: { xs: 'center', md: 'flex-start' },
  pointerEvents: 'none',
  // Without the navigation, or in a sheet, the buttons of a form are at the bottom.
  'body:not(:has(nav[data-main])) &, [role="dialog"] &': {
    insetInline: 16,
    justifyContent: 'center',
    bottom: 'auto',
    top: 'calc(12px + env(safe-area-inset-top))',
  },
} as const;

type Carried = Pick<Toast, 'title' | 'description' | 'failed'>;

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
