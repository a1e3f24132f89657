import { Box, Button, IconButton } from '@mui/material';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Brand } from '../../ui/brand';
import { Icon } from '../../ui/icons';
import { BELOW_BARS } from '../../ui/layout/room-of-bars';
import { messages } from './messages';
import { WIDTH } from './section';

const SECTIONS = [
  ['features', messages.features],
  ['how-it-works', messages.howItWorks],
  ['testimonials', messages.reviews],
  ['contact', messages.contact],
] as const;

// Brand, sign-up button and menu button fit next to each other.
const ROOMY = '@media (min-width: 400px)';

const BAR = {
  position: 'sticky',
  zIndex: 10,
  top: BELOW_BARS,
  pt: 'env(safe-area-inset-top)',
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

export function LandingHeader() {
  const { open, toggle, close, button } = useMenu();
  return (
    <Box component="header" sx={BAR}>
      <Box
        sx={{
          ...WIDTH,
          minHeight: 68,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
        }}
      >
        <Box
          component={Link}
          to={PAGES.landing}
          sx={{ color: 'inherit', textDecoration: 'none', mr: 'auto', py: 1 }}
        >
          <Brand />
        </Box>
        <Box
          component="nav"
          aria-label={messages.sections}
          id="landing-menu"
          sx={{
            order: { xs: 2, md: 0 },
            flexBasis: { xs: '100%', md: 'auto' },
            display: { xs: open ? 'grid' : 'none', md: 'flex' },
            gridTemplateColumns: '1fr 1fr',
            pb: { xs: 2, md: 0 },
          }}
        >
          <SectionLinks onChoose={close} />
          <Button component={Link} to={PAGES.login} color="inherit" sx={{ px: 2 }}>
            {messages.signIn}
          </Button>
        </Box>
        <Button
          component={Link}
          to={PAGES.signup}
          variant="contained"
          sx={{
            display: open ? 'inline-flex' : 'none',
            order: open ? 3 : 0,
            flexBasis: '100%',
            mb: 2,
            [ROOMY]: { display: 'inline-flex', order: 0, flexBasis: 'auto', mb: 0 },
          }}
        >
          {messages.startTracking}
        </Button>
        <IconButton
          ref={button}
          sx={{ display: { md: 'none' }, mr: -1 }}
          aria-label={open ? messages.closeMenu : messages.openMenu}
          aria-expanded={open}
          aria-controls="landing-menu"
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </IconButton>
      </Box>
    </Box>
  );
}

/** Plain links: they work before any script does. */
function SectionLinks({ onChoose }: { onChoose: () => void }) {
  return SECTIONS.map(([id, label]) => (
    <Button key={id} href={`#${id}`} color="inherit" onClick={onChoose} sx={{ px: 2 }}>
      {label}
    </Button>
  ));
}

interface Menu {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** For the button that opens it: Escape moves the focus back there. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The menu of small screens. */
function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  const toggle = () => {
    setOpen(!open);
  };
  return { open, toggle, close, button };
}
