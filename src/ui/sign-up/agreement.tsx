import { Box, Link } from '@mui/material';

import { PAGES } from '#shared/contract/pages';

import { UNSEEN } from '../styles';
import { messages } from './messages';

/** Both documents open in another tab, so that the form keeps its input. */
export function Agreement() {
  return (
    <Box component="p" sx={{ m: 0, mt: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
      {messages.byCreatingAccountYouAgree}{' '}
      <LegalLink to={PAGES.termsOfService}>{messages.termsOfService}</LegalLink>.{' '}
      {messages.aboutYourData}{' '}
      <LegalLink to={PAGES.privacyPolicy}>{messages.privacyPolicy}</LegalLink>.
    </Box>
  );
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} target="_blank" sx={{ color: 'inherit' }}>
      {children}
      <Box component="span" sx={UNSEEN}>
        {' '}
        {messages.opensInANewTab}
      </Box>
    </Link>
  );
}
