import { Box } from '@mui/material';
import { createContext, useCallback, useContext, useState } from 'react';

/** Told of a place when it comes; what it answers is called when the place goes. */
type TakePlace = (place: HTMLElement) => () => void;

const NOWHERE: TakePlace = () => () => undefined;

export const TakePlaceContext = createContext<TakePlace>(NOWHERE);

/** The places where toasts may be shown; the one that came last is on top. */
export function usePlaces(): { top: HTMLElement | undefined; takePlace: TakePlace } {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const takePlace = useCallback<TakePlace>((place) => {
    setPlaces((before) => [...before, place]);
    return () => {
      setPlaces((before) => before.filter((one) => one !== place));
    };
  }, []);
  return { top: places.at(-1), takePlace };
}

/**
 * Where toasts are shown, and screen readers told of them. Each dialog has one of its own: what stands
 * outside of an open dialog can neither be reached by keyboard nor is it read out.
 */
export function ToastPlace() {
  const takePlace = useContext(TakePlaceContext);
  return <Box ref={takePlace} role="status" aria-live="polite" sx={PLACE} />;
}

const PLACE = {
  position: 'fixed',
  zIndex: 1500,
  // Beside the rail, where pages keep less than in their middle.
  insetInline: { xs: 16, md: '128px 24px' },
  bottom: { xs: 'calc(96px + env(safe-area-inset-bottom))', md: 24 },
  display: 'flex',
  justifyContent: { xs: 'center', md: 'flex-start' },
  pointerEvents: 'none',
  // Where there is no navigation below, or a sheet stands above it, a form's buttons are.
  'body:not(:has(nav[aria-label="Main"])) &, [role="dialog"] &': {
    insetInline: 16,
    justifyContent: 'center',
    bottom: 'auto',
    top: 'calc(12px + env(safe-area-inset-top))',
  },
} as const;
