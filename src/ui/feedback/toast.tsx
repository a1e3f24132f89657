import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { ToastCard, type Toast } from './toast-card';
import { TakePlaceContext, ToastPlace, usePlaces } from './toast-place';

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
