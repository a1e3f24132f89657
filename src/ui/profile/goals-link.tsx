import { Box } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

/** What stands where a target would, of somebody who has told no goals. */
export function GoalsLink() {
  return (
    <Box component={Link} to={PAGES.profile} sx={{ color: 'inherit', display: 'block', py: 0.5 }}>
      Set your goals to see a target here.
    </Box>
  );
}
