import { Box, IconButton } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

import { Icon } from '../icons';
import { messages } from '../messages';
import { Dialog, useGuardedClose } from './dialog';
import { HAS_SLIM_RAIL } from './room-of-bars';

/** Padding of a sheet. */
const SHEET_EDGE = {
  /** In theme spacing. */
  side: 2.5,
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
} as const;

const ACTIONS = {
  position: 'sticky',
  zIndex: 1,
  bottom: `calc(-1 * ${SHEET_EDGE.bottom})`,
  mb: `calc(-1 * ${SHEET_EDGE.bottom})`,
  mx: -SHEET_EDGE.side,
  px: SHEET_EDGE.side,
  pt: 1.5,
  pb: `calc(${SHEET_EDGE.bottom} - 8px)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  // The buttons on a line fill it.
  '& > .MuiButton-root': { flex: '1 1 auto' },
} as const;

interface SheetProps {
  title: string;
  subtitle?: string | undefined;
  /** Wide enough for two columns. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** At the bottom edge on phones, centered elsewhere. Asks the user before it discards input in its form. */
export function Sheet({ title, subtitle, wide = false, onClose, children }: SheetProps) {
  const titleId = useId();
  const [scrolled, setScrolled] = useState(false);
  const [edited, setEdited] = useState(false);
  const { close, question } = useGuardedClose(edited, onClose);
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={titleId}
      {...SHEET}
    >
      <Box sx={{ ...HEADER, borderColor: scrolled ? 'divider' : 'transparent' }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: BESIDE_CLOSE }}>
          <Box component="h2" id={titleId} sx={TITLE}>
            {title}
          </Box>
          {subtitle !== undefined && (
            <Box sx={{ mt: 0.5, fontSize: '0.9375rem', color: 'text.secondary' }}>{subtitle}</Box>
          )}
        </Box>
        <IconButton aria-label={messages.close} onClick={close}>
          <Icon name="close" size={22} />
        </IconButton>
      </Box>
      {/* Focusable, because without interactive content the keyboard could not scroll it. */}
      <Box
        role="group"
        aria-labelledby={titleId}
        tabIndex={0}
        onInput={({ target, currentTarget }) => {
          // React also passes on events of a dialog above, whose form is not inside this element.
          const form = target instanceof Element ? target.closest('form') : null;
          if (form && currentTarget.contains(form)) setEdited(true);
        }}
        onScroll={({ currentTarget }) => {
          setScrolled(currentTarget.scrollTop > 0);
        }}
        sx={{
          '&:focus-visible': {
            outline: '3px solid var(--mui-palette-primary-main)',
            outlineOffset: '-3px',
            borderRadius: '12px',
          },
          display: 'grid',
          gap: 2.5,
          overflowY: 'auto',
          px: SHEET_EDGE.side,
          pb: SHEET_EDGE.bottom,
          // A focused field must not be hidden behind the actions.
          '& :is(input, select, textarea)': { scrollMarginBottom: '112px' },
        }}
      >
        {children}
      </Box>
      {question}
    </Dialog>
  );
}

const PAPER = {
  m: { xs: 0, sm: 3 },
  width: { xs: '100%', sm: 'calc(100% - 48px)' },
  maxHeight: { xs: '92dvh', sm: 'calc(100% - 64px)' },
  borderRadius: { xs: '20px 20px 0 0', sm: '20px' },
  // On low screens, the page around the sheet gets less of the height.
  [HAS_SLIM_RAIL]: { my: 1, maxHeight: 'calc(100% - 16px)' },
} as const;

export const SHEET = {
  sx: {
    '& .MuiDialog-container': {
      alignItems: { xs: 'flex-end', sm: 'center' },
      paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    },
    // With one sheet above another, the background is dimmed only once and without a transition.
    '&:has(~ .MuiDialog-root) > .MuiBackdrop-root': { visibility: 'hidden' },
    '.MuiDialog-root ~ & > .MuiBackdrop-root': {
      opacity: '1 !important',
      transition: 'none !important',
    },
  },
  slotProps: { paper: { sx: PAPER } },
} as const;

const HEADER = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  pl: SHEET_EDGE.side,
  pr: 1,
  pt: 1.5,
  pb: 1.5,
  borderBottom: '1px solid',
} as const;

const TITLE = { m: 0, fontSize: '1.25rem', fontWeight: 750, lineHeight: 1.25 } as const;

// Aligns the title's first line with the close button, which is 44 px high.
const BESIDE_CLOSE = 'calc((44px - 1.25 * 1.25rem) / 2)';

/** Always visible at the bottom of a sheet. Must come last in the sheet, or in its form. */
export function SheetActions({ children }: { children: ReactNode }) {
  return <Box sx={ACTIONS}>{children}</Box>;
}
