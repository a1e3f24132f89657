import { Box, Link } from '@mui/material';

import { PAGES } from '#shared/contract/pages';

import { UNSEEN } from '../../ui/unseen';

/** Both texts open in another tab: the form keeps what was typed. */
export function Agreement() {
  return (
    <Box component="p" sx={{ m: 0, mt: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
      By creating an account you agree to the{' '}
      <TextBeside to={PAGES.termsOfService}>Terms of Service</TextBeside> and{' '}
      <TextBeside to={PAGES.privacyPolicy}>Privacy Policy</TextBeside>.
    </Box>
  );
}

function TextBeside({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} target="_blank" sx={{ color: 'inherit' }}>
      {children}
      <Box component="span" sx={UNSEEN}>
        {' '}
        (opens in a new tab)
      </Box>
    </Link>
  );
}
