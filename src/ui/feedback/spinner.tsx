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
  if (isUntouched() || !hasShownPage()) return;
  if (document.activeElement === document.body) spinner?.focus();
}

/** Whether nobody has done anything in this document: nothing has lost the focus, and the browser announces the page. */
function isUntouched(): boolean {
  // Firefox knows it from version 120 on.
  return 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;
}
