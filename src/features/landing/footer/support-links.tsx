import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

const LINKS = [
  [PAGES.privacyPolicy, 'Privacy Policy'],
  [PAGES.termsOfService, 'Terms of Service'],
] as const;

export function SupportLinks() {
  return (
    <Box component="nav" aria-labelledby="support-title">
      <Typography component="h2" variant="h3" id="support-title">
        Support
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
