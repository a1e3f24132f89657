import { Box, Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { Brand } from '../../ui/brand';
import { Icon } from '../../ui/icons';

const SECTIONS = [
  ['features', 'Features'],
  ['how-it-works', 'How It Works'],
] as const;

export function LandingHeader() {
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        zIndex: 10,
        top: 0,
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          maxWidth: 1120,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          minHeight: 68,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Box component={Link} to="/" sx={{ color: 'inherit', textDecoration: 'none', mr: 'auto' }}>
          <Brand />
        </Box>
        <Box
          component="nav"
          aria-label="Sections"
          id="landing-menu"
          sx={{
            order: { xs: 1, md: 0 },
            flexBasis: { xs: '100%', md: 'auto' },
            display: { xs: open ? 'grid' : 'none', md: 'flex' },
            justifyItems: 'start',
            pb: { xs: 2, md: 0 },
          }}
        >
          {SECTIONS.map(([id, label]) => (
            <Button
              key={id}
              color="inherit"
              onClick={() => {
                setOpen(false);
                document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
              }}
            >
              {label}
            </Button>
          ))}
          <Button component={Link} to="/login" color="inherit">
            Sign In
          </Button>
        </Box>
        <Button component={Link} to="/signup" variant="contained">
          Start Tracking
        </Button>
        <IconButton
          sx={{ display: { md: 'none' } }}
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="landing-menu"
          onClick={() => {
            setOpen(!open);
          }}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </IconButton>
      </Box>
    </Box>
  );
}
