import { Box, Typography } from '@mui/material';

import type { HostWords } from '#shared/rules/host-words';

import { useHost } from '../../http/host';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { StartLink } from './start-link';

export function ClosingCall({ isSignedIn }: { isSignedIn: boolean }) {
  const host = useHost();
  const isClosed = host.signups === 'closed';
  return (
    <Box component="section" id="contact" aria-labelledby="closing-title" sx={PANEL}>
      <Typography
        variant="h2"
        id="closing-title"
        sx={{ fontSize: 'clamp(1.9rem, 4vw, 2.75rem)', textWrap: 'balance' }}
      >
        {messages.startWithLunch}
      </Typography>
      <Typography sx={{ mt: 2, fontSize: '1.125rem' }}>{offerOf(host)}</Typography>
      <Box sx={CALLS}>
        <StartLink
          label={messages.getStartedFree}
          isSignedIn={isSignedIn}
          variant="contained"
          size="large"
          sx={PAPER}
        />
        {!isSignedIn && !isClosed && (
          <StartLink
            label={messages.startYourJourney}
            isSignedIn={false}
            variant="outlined"
            size="large"
            sx={OUTLINED}
          />
        )}
      </Box>
    </Box>
  );
}

function offerOf({ premiumForAll, freeUploads, trial }: HostWords): string {
  if (premiumForAll) return messages.everybodyHasPremium;
  return trial === ''
    ? format(messages.freePlan, { freeUploads })
    : format(messages.freePlanAndPremium, { freeUploads, trial });
}

const PANEL = {
  scrollMarginTop: 84,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  px: { xs: 3, md: 5 },
  py: { xs: 6, md: 7 },
  borderRadius: '32px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

// On phones below each other, with equal width.
const CALLS = {
  mt: 4,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  gap: 2,
} as const;

const PAPER = {
  bgcolor: 'primary.contrastText',
  color: 'primary.main',
  '&:hover': { bgcolor: 'primary.contrastText', textDecoration: 'underline' },
  // The usual outline has the color of this background.
  '&:focus-visible': { outlineColor: 'var(--mui-palette-primary-contrastText)' },
} as const;

const OUTLINED = {
  color: 'inherit',
  borderColor: 'currentColor',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineColor: 'currentColor' },
} as const;
