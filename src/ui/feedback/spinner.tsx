import { Box, CircularProgress } from '@mui/material';

import { hasShownPage } from '../layout/page-title';

// Most loading ends before a spinner could be read, and its animation slows down what is being loaded. With
// `visibility` it could not have the focus.
const LATE = {
  opacity: 0,
  animation: 'spinner-shows 0s 300ms forwards',
  '@keyframes spinner-shows': { to: { opacity: 1 } },
} as const;

export function Spinner({ label }: { label: string }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh', ...LATE }}>
      <CircularProgress ref={takeLostFocus} tabIndex={-1} aria-label={label} disableShrink />
    </Box>
  );
}

/** Where the spinner replaces what had the focus, the focus waits on it for the next title. */
function takeLostFocus(spinner: HTMLElement | null): void {
  if (hasShownPage() && document.activeElement === document.body) spinner?.focus();
}
