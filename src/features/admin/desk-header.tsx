import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { Admin } from '#shared/contract/admin/session';

import { Brand } from '../../ui/brand';
import { useSignOut } from './use-sign-out';

/** Where one is, who one is, and the way out. */
export function DeskHeader({ admin }: { admin: Admin }) {
  const { pending, signOut } = useSignOut();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 4 },
        minHeight: 64,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box component={Link} to={PAGES.landing} sx={HOME}>
        <Brand size={30} />
      </Box>
      <Box component="span" sx={TAG}>
        Admin
      </Box>
      <Box sx={NAME} title={admin.email}>
        {admin.username}
      </Box>
      <Button
        variant="outlined"
        disabled={pending}
        sx={{ flex: 'none', minHeight: 44, px: 2 }}
        onClick={() => void signOut()}
      >
        {pending ? 'Signing out...' : 'Sign Out'}
      </Button>
    </Box>
  );
}

const HOME = { display: 'grid', color: 'inherit', textDecoration: 'none' } as const;

const TAG = {
  flex: 'none',
  px: 1,
  py: 0.25,
  borderRadius: '8px',
  bgcolor: 'text.primary',
  color: 'background.default',
  fontSize: '0.75rem',
  fontWeight: 750,
} as const;

const NAME = {
  flex: 1,
  minWidth: 0,
  visibility: { xs: 'hidden', sm: 'visible' },
  textAlign: 'right',
  fontWeight: 650,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
