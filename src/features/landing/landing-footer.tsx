import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Brand } from '../../ui/brand';
import { focusOnceShown } from '../../ui/focus/focus-when-shown';
import { ClosingCall } from './closing-call';
import { messages } from './messages';
import { WIDTH } from './section';

const LINKS = [
  [PAGES.help, messages.help],
  [PAGES.privacyPolicy, messages.privacyPolicy],
  [PAGES.termsOfService, messages.termsOfService],
] as const;

const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

const PATIENCE_MS = 4_000;

/**
 * Loads at the visitor's first input or some seconds later, because its schema is larger than the rest of the
 * page.
 */
const LateContactForm = lazy(async () => {
  if (typeof window !== 'undefined') await firstSign();
  const room = await import(/* webpackChunkName: "contact-form" */ './contact/contact-form');
  return { default: room.ContactForm };
});

export function LandingFooter({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Box component="footer" sx={{ bgcolor: 'raised.main', py: { xs: 6, md: 9 } }}>
      <Box sx={ROWS}>
        <ClosingCall isSignedIn={isSignedIn} />
        <Box id={FORM} sx={{ scrollMarginTop: 84 }}>
          <Suspense fallback={null}>
            <LateContactForm />
          </Suspense>
        </Box>
        <Box sx={{ pt: { md: 2 } }}>
          <Brand />
          <Box component="p" sx={{ mb: 0, maxWidth: '38ch', color: 'text.secondary' }}>
            {messages.footerLead}
          </Box>
        </Box>
        <SupportLinks />
        <Box sx={LAST_LINE}>
          <span>{messages.copyright}</span>
          <span>{messages.foodFigures}</span>
        </Box>
      </Box>
    </Box>
  );
}

const FORM = 'get-in-touch';

const ROWS = {
  ...WIDTH,
  display: 'grid',
  columnGap: 8,
  rowGap: { xs: 5, md: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
} as const;

const LAST_LINE = {
  gridColumn: '1 / -1',
  pt: 3,
  borderTop: '1px solid',
  borderColor: 'divider',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;

/** Scrolls to the form and focuses its first field, also if the form is not loaded yet. */
export function goToContactForm(): void {
  const place = document.getElementById(FORM);
  const field = () => place?.querySelector('input') ?? null;
  place?.scrollIntoView();
  const shown = field();
  if (shown) shown.focus({ preventScroll: true });
  else void focusOnceShown(field);
}

async function firstSign(): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  await new Promise<void>((resolve) => {
    const seen = () => {
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, seen, { once: true, signal });
    setTimeout(seen, PATIENCE_MS);
  });
  stopping.abort();
}

function SupportLinks() {
  return (
    <Box component="nav" aria-labelledby="support-title" sx={{ pt: { md: 2 } }}>
      <Typography component="h2" variant="h3" id="support-title">
        {messages.support}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
        {LINKS.map(([to, label]) => (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              sx={{ display: 'inline-block', py: 1.25, color: 'inherit' }}
            >
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
