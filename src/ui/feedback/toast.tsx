import { Box } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';

import { ABOVE_BARS, BESIDE_RAIL } from '../layout/room-of-bars';
import { UNSEEN } from '../styles';
import { messages } from './messages';
import { type Toast, type ToastAction, ToastCard } from './toast-card';
import { GAP, useRoomForToast } from './use-room-for-toast';

const CARRIED_KEY = 'platelog-toast';

interface Shown extends Toast {
  number: number;
  /** The page that it is about. */
  path: string;
  /** Without an action, it has come along to another page. */
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
 * One toast at a time, in the top dialog or else on the page. One with an action stays until it is dismissed, or
 * until the user goes on: types, opens a dialog, or leaves the page.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const [held, setHeld] = useState(false);
  const show = useCallback((next: Toast) => {
    setHeld(false);
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
  useUndoKey(toast, { act, close });
  useGoingOn(closeIf);
  useRoomForToast(toast, top);
  const number = toast?.number;
  const hasEnd = toast !== null && !toast.action && !held;
  useEffect(() => {
    if (number === undefined || !hasEnd) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [number, hasEnd, close]);
  // Keyed by number: the same words again are a new toast and are read aloud again.
  const card = toast && (
    <ToastCard key={toast.number} toast={toast} onAct={act} onClose={close} onHold={setHeld} />
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

/** What is typed next must not be covered by what was done before, nor a second try by how the first one failed. */
function useGoingOn(closeIf: CloseIf): void {
  useEffect(() => {
    const onInput = () => {
      closeIf(hasAction);
    };
    const onSubmit = () => {
      closeIf(hasFailed);
    };
    document.addEventListener('input', onInput);
    // Before the form's own handler, which may say at once what is wrong this time.
    document.addEventListener('submit', onSubmit, { capture: true });
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [closeIf]);
}

/**
 * For the root of the pages: a toast with an action ends with the page that it is about. One without is often said on
 * the way to another page, and ends with that.
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

/** For what changes the numbers that the toast has said. */
export function useEndToast(): () => void {
  const closeIf = useContext(CloseToastContext);
  return useCallback(() => {
    closeIf(hasAction);
  }, [closeIf]);
}

/** Ctrl+Z or Cmd+Z runs the action, but not where it would take back what is being typed. */
function useUndoKey(
  toast: Toast | null,
  { act, close }: { act: (action: ToastAction) => void; close: () => void },
): void {
  useEffect(() => {
    const action = toast?.action;
    if (!action) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (event.defaultPrevented || hasTypedText(target)) return;
      event.preventDefault();
      close();
      act(action);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [toast, act, close]);
}

function hasTypedText(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.value !== '';
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
      // Over a dialog that opens it would cover the title.
      closeIf(hasAction);
      return () => {
        setPlaces((before) => before.filter((one) => one !== place));
      };
    },
    [closeIf],
  );
  return { top: places.at(-1), takePlace };
}

/** One in each dialog: while a dialog is open, nothing outside of it can be reached or is read aloud. */
export function ToastPlace() {
  const takePlace = useContext(TakePlaceContext);
  return (
    <>
      <Box ref={takePlace} role="status" aria-live="polite" sx={PLACE} />
      <Box data-spoken="" aria-live="polite" sx={UNSEEN} />
    </>
  );
}

// The same words are read aloud again only if they were gone in between.
const AGAIN_MS = 60;

/** To screen readers only, in the top dialog or else on the page. */
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
  // Next to the rail, where pages have less content than in the middle.
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
