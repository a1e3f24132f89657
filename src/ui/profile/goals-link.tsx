import { Box } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { messages } from './messages';

/** Shown instead of a target if the user has set no goals. */
export function GoalsLink() {
  return (
    <Box component={Link} to={PAGES.profile} sx={{ color: 'inherit', display: 'block', py: 0.5 }}>
      {messages.setGoalsForTarget}
    </Box>
  );
}
