import { Box } from '@mui/material';

import { Icon } from '../../../../ui/icons';

/** Instead of rows where there are none. */
export function EmptyTable({ search }: { search: string | undefined }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 2,
        py: 6,
        color: 'text.secondary',
        textAlign: 'center',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Icon name="search" size={32} />
      {search === undefined ? 'No users found' : `No users found matching "${search}"`}
    </Box>
  );
}
