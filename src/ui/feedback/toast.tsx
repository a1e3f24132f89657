import { Box } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';

import { ABOVE_BARS, BESIDE_RAIL } from '../layout/room-of-bars';
import { UNSEEN } from '../styles';
import { messages } from './messages';
import { type Toast, type ToastAction, ToastCard } from './toast-card';
import { useToastKeys } from './use-toast-keys';
import { GAP, useRoomForToast } from './use-room-for-toast';

const CARRIED_KEY = 'platelog-toast';

interface Shown extends Toast {
  number: number;
  /** Path of the page on which it was shown. */
  path: string;
  /** The toast has no action and stayed when the user went to another page. */
  isCarried?: boolean;
}

const SHOWN_MS = 6_000;
const ToastContext = createContext<(toast: Toast) => void>(() => undefined);
const CloseToastContext = createContext<CloseIf>(() => undefined);
const LeaveContext = createContext<(path: string) => void>(() => undefined);

/** Replaces a toast that is shown. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

/**
 * Shows one toast at a time, in the top dialog or else on the page. A toast with an action stays until the user
 * dismisses it or does something else: types, opens a dialog, or leaves the page. It never takes the focus: keys lead to
 * it and run its action.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const show = useCallback((next: Toast) => {
    setIsHeld(false);
    const path = window.location.pathname;
    setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1, path }));
  }, []);
  const close = useCallback(() => {
    setToast(null);
  }, []);
  const closeIf = useCallback((of: (toast: Shown) => boolean) => {
    setToast((shown) => (shown && of(shown) ? null : shown));
  }, []);
  const leave = useCallback((path: string) => {
    setToast((shown) => (shown === null || shown.path === path ? shown : carried(shown, path)));
  }, []);
  const act = useCallback(
    ({ run }: ToastAction) => {
      Promise.resolve(run()).catch(() => {
        show({ title: messages.notSaved, description: messages.couldNotBeSaved, failed: true });
      });
    },
    [show],
  );
  const { top, takePlace } = usePlaces(closeIf);
  useToastKeys(toast, { act, close, place: top });
  useGoingOn(closeIf);
  useRoomForToast(toast, top);
  const number = toast?.number;
  const hasEnd = toast !== null && !toast.action && !isHeld;
  useEffect(() => {
    if (number === undefined || !hasEnd) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [number, hasEnd, close]);
  // Keyed by number: the same words again are a new toast and are read aloud again.
  const card = toast && (
    <ToastCard key={toast.number} toast={toast} onAct={act} onClose={close} onHold={setIsHeld} />
  );
  return (
    <ToastContext.Provider value={show}>
      <CloseToastContext.Provider value={closeIf}>
        <TakePlaceContext.Provider value={takePlace}>
          <LeaveContext.Provider value={leave}>{children}</LeaveContext.Provider>
          <ToastPlace />
        </TakePlaceContext.Provider>
      </CloseToastContext.Provider>
      {top && createPortal(card, top)}
    </ToastContext.Provider>
  );
}

type CloseIf = (of: (toast: Shown) => boolean) => void;

const hasAction = ({ action }: Shown) => action !== undefined;

const hasFailed = ({ failed = false }: Shown) => failed;

/** Closes a toast with an action when the user types, and a failure when the form is sent again, so that it covers neither. */
function useGoingOn(closeIf: CloseIf): void {
  useEffect(() => {
    const onInput = () => {
      closeIf(hasAction);
    };
    const onSubmit = () => {
      closeIf(hasFailed);
    };
    document.addEventListener('input', onInput);
    // Runs before the form's own handler, which may show a new failure at once.
    document.addEventListener('submit', onSubmit, { capture: true });
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [closeIf]);
}

/**
 * For the root of the pages. A toast with an action closes when the user leaves its page. A toast without one is often
 * shown just before a navigation, so it closes only after the second page.
 */
export function ToastOfPage() {
  const leave = useContext(LeaveContext);
  const { pathname } = useLocation();
  useEffect(() => {
    leave(pathname);
  }, [leave, pathname]);
  return null;
}

function carried(toast: Shown, path: string): Shown | null {
  return toast.action || toast.isCarried ? null : { ...toast, path, isCarried: true };
}

/** Closes a toast with an action, for changes that make the numbers in it wrong. */
export function useEndToast(): () => void {
  const closeIf = useContext(CloseToastContext);
  return useCallback(() => {
    closeIf(hasAction);
  }, [closeIf]);
}

/** Returns a function to call when the place is removed. */
type TakePlace = (place: HTMLElement) => () => void;

const NOWHERE: TakePlace = () => () => undefined;

const TakePlaceContext = createContext<TakePlace>(NOWHERE);

/** The place that was added last is on top. */
function usePlaces(closeIf: CloseIf): { top: HTMLElement | undefined; takePlace: TakePlace } {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const takePlace = useCallback<TakePlace>(
    (place) => {
      setPlaces((before) => [...before, place]);
      // It would cover the title of the dialog that opens.
      closeIf(hasAction);
      return () => {
        setPlaces((before) => before.filter((one) => one !== place));
      };
    },
    [closeIf],
  );
  return { top: places.at(-1), takePlace };
}

/** Each dialog contains one: while a dialog is open, content outside it cannot be reached and is not read aloud. */
export function ToastPlace() {
  const takePlace = useContext(TakePlaceContext);
  return (
    <>
      <Box ref={takePlace} role="status" aria-live="polite" sx={PLACE} />
      <Box data-spoken="" aria-live="polite" sx={UNSEEN} />
    </>
  );
}

// Screen readers read the same words again only if they were removed in between.
const AGAIN_MS = 60;

/** Announces words to screen readers only, in the top dialog or else on the page. */
export function say(words: string): void {
  const region = [...document.querySelectorAll('[data-spoken]')].at(-1);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = words;
  }, AGAIN_MS);
}

const besideRail = (px: number) =>
  `calc(${BESIDE_RAIL} + env(safe-area-inset-left) + ${px}px) calc(env(safe-area-inset-right) + ${px}px)`;

const PLACE = {
  position: 'fixed',
  zIndex: 1500,
  // Next to the navigation rail, because pages have less content there than in the middle.
  insetInline: { xs: besideRail(16), md: besideRail(24) },
  bottom: { xs: `calc(${ABOVE_BARS} + ${GAP}px)`, md: 24 },
  display: 'flex',
  justifyContent: { xs: 'center', md: 'flex-start' },
  pointerEvents: 'none',
  // Without the navigation, or in a sheet, the buttons of a form are at the bottom.
  'html:not([data-bar]) &, [role="dialog"] &': {
    insetInline: 16,
    justifyContent: 'center',
    bottom: 'auto',
    top: 'calc(12px + env(safe-area-inset-top))',
  },
} as const;

type Carried = Pick<Toast, 'title' | 'description' | 'failed'>;

/** Shows a toast in the next document of this tab, because loading a document removes all toasts. */
export function carryToast(toast: Carried): void {
  try {
    sessionStorage.setItem(CARRIED_KEY, JSON.stringify(toast));
  } catch {
    // Storage is blocked. The next page shows the result anyway.
  }
}

export function CarriedToast() {
  const toast = useToast();
  useEffect(() => {
    // In a separate task, because reading the storage may be slow and would delay the page.
    const timer = setTimeout(() => {
      const carried = takeCarried();
      if (carried) toast(carried);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [toast]);
  return null;
}

function takeCarried(): Carried | undefined {
  try {
    const text = sessionStorage.getItem(CARRIED_KEY);
    sessionStorage.removeItem(CARRIED_KEY);
    return text === null ? undefined : (JSON.parse(text) as Carried);
  } catch {
    return undefined;
  }
}
