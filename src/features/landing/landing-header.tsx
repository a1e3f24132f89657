import { Box, Button, IconButton } from '@mui/material';
import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../http/host';
import { Brand } from '../../ui/brand';
import { Icon } from '../../ui/icons';
import { BELOW_BARS, IS_LOW } from '../../ui/layout/room-of-bars';
import { goToContactForm } from './landing-footer';
import { messages } from './messages';
import { WIDTH } from './section';
import { StartLink } from './start-link';

const SECTIONS = [
  ['features', messages.features],
  ['how-it-works', messages.howItWorks],
  ['testimonials', messages.reviews],
] as const;

// From this width on, brand, sign-up button and menu button fit next to each other.
const ROOMY = '@media (min-width: 400px)';

const BAR = {
  position: 'sticky',
  zIndex: 10,
  top: BELOW_BARS,
  pt: 'env(safe-area-inset-top)',
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  [IS_LOW]: { position: 'relative', top: 0 },
} as const;

export function LandingHeader({ isSignedIn }: { isSignedIn: boolean }) {
  const { open, toggle, close, header, button, closeWhenLeft } = useMenu();
  return (
    <Box component="header" ref={header} sx={BAR} onBlur={closeWhenLeft}>
      <Box sx={ROW}>
        <Box component={Link} to={PAGES.landing} sx={BRAND}>
          <Brand />
        </Box>
        <IconButton
          ref={button}
          sx={{ display: { md: 'none' }, order: 3, mr: -1 }}
          aria-label={open ? messages.closeMenu : messages.openMenu}
          aria-expanded={open}
          aria-controls="landing-menu"
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </IconButton>
        <Box sx={{ ...PANEL, display: { xs: open ? 'block' : 'none', md: 'contents' } }}>
          <Box component="nav" aria-label={messages.sections} id="landing-menu" sx={LINKS}>
            <SectionLinks onChoose={close} />
            <SignInLink isSignedIn={isSignedIn} />
          </Box>
          <StartLink
            label={messages.startTracking}
            isSignedIn={isSignedIn}
            variant="contained"
            sx={{ width: '100%', mt: 1, [ROOMY]: { display: 'none' } }}
          />
        </Box>
        <StartLink
          label={messages.startTracking}
          isSignedIn={isSignedIn}
          variant="contained"
          sx={{ order: 2, display: 'none', [ROOMY]: { display: 'inline-flex' } }}
        />
      </Box>
    </Box>
  );
}

function SignInLink({ isSignedIn }: { isSignedIn: boolean }) {
  // In this case, the button next to it leads to the sign-in page.
  if (useHost().signups === 'closed') return null;
  return (
    <Button
      component={Link}
      to={PAGES.login}
      color="inherit"
      // On a wide screen it keeps its room, so that nothing moves.
      sx={isSignedIn ? { ...LINK, ...NOT_NEEDED } : LINK}
    >
      {messages.signIn}
    </Button>
  );
}

const NOT_NEEDED = { display: { xs: 'none', md: 'flex' }, visibility: 'hidden' } as const;

/** Plain links, which work before scripts are loaded. */
function SectionLinks({ onChoose }: { onChoose: () => void }) {
  const choosePart = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onChoose();
    // The link is hidden with the menu, so the target section gets the focus.
    const id = currentTarget.getAttribute('href')?.slice(1) ?? '';
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const chooseContact = (event: MouseEvent) => {
    event.preventDefault();
    onChoose();
    goToContactForm();
  };
  return (
    <>
      {SECTIONS.map(([id, label]) => (
        <Button key={id} href={`#${id}`} color="inherit" onClick={choosePart} sx={LINK}>
          {label}
        </Button>
      ))}
      <Button href="#contact" color="inherit" onClick={chooseContact} sx={LINK}>
        {messages.contact}
      </Button>
    </>
  );
}

interface Menu {
  open: boolean;
  toggle: () => void;
  close: () => void;
  header: RefObject<HTMLElement | null>;
  /** Ref of the button that opens the menu; Escape returns the focus to it. */
  button: RefObject<HTMLButtonElement | null>;
  closeWhenLeft: (event: FocusEvent) => void;
}

/** The menu on small screens. It closes on Escape, on a tap outside, and when Tab leaves it. */
function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeByTap = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeByKey, { signal });
    document.addEventListener('pointerdown', closeByTap, { signal });
    return () => {
      stopping.abort();
    };
  }, [open]);
  const toggle = () => {
    setOpen(!open);
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return { open, toggle, close, header, button, closeWhenLeft };
}

const ROW = {
  ...WIDTH,
  minHeight: 68,
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
} as const;

const BRAND = { color: 'inherit', textDecoration: 'none', mr: 'auto', py: 1 } as const;

/** On phones the menu covers the page, which does not move. */
const PANEL = {
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: 'calc(100dvh - 68px)',
  overflowY: 'auto',
  px: 2,
  pt: 1,
  pb: 2,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  boxShadow: '0 18px 32px rgb(0 0 0 / 0.16)',
} as const;

const LINKS = { display: { xs: 'grid', md: 'flex' }, order: 1 } as const;

const LINK = {
  minHeight: 48,
  px: { xs: 1, md: 2 },
  justifyContent: { xs: 'flex-start', md: 'center' },
  fontSize: { xs: '1.0625rem', md: '1rem' },
} as const;
