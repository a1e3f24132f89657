import { Box } from '@mui/material';
import { createContext, useCallback, useContext, useState } from 'react';

/** Returns a function to call when the place is removed. */
type TakePlace = (place: HTMLElement) => () => void;

const NOWHERE: TakePlace = () => () => undefined;

export const TakePlaceContext = createContext<TakePlace>(NOWHERE);

/** The place that was added last is on top. */
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
  'body:not(:has(nav[aria-label="Main"])) &, [role="dialog"] &': {
    insetInline: 16,
    justifyContent: 'center',
    bottom: 'auto',
    top: 'calc(12px + env(safe-area-inset-top))',
  },
} as const;
