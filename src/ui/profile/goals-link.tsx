import { Box } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

/** Instead of a target, if the person has set no goals. */
export function GoalsLink() {
  return (
    <Box component={Link} to={PAGES.profile} sx={{ color: 'inherit', display: 'block', py: 0.5 }}>
      Set your goals to see a target here.
    </Box>
  );
}
