import { Box, CircularProgress } from '@mui/material';

import { hasShownPage } from '../layout/page-title';

// Shown late, because most loading ends before a user could read it, and the animation slows down the loading.
// Uses opacity, because an element hidden with `visibility` cannot have the focus.
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

/** If the spinner replaces the focused element, it keeps the focus until the next page's title takes it. */
function takeLostFocus(spinner: HTMLElement | null): void {
  if (isUntouched() || !hasShownPage()) return;
  if (document.activeElement === document.body) spinner?.focus();
}

/** Whether the user has not interacted with this document yet: then no focus was lost, and the browser announces the page. */
function isUntouched(): boolean {
  // Firefox supports it since version 120.
  return 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;
}
