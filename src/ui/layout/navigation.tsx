import { Box, ButtonBase, GlobalStyles } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Icon, type IconName } from '../icons';
import { messages } from '../messages';
import {
  HAS_SLIM_RAIL,
  HAS_WIDE_RAIL,
  IS_LOW,
  RAIL,
  ROOM_BELOW,
  ROOM_BESIDE,
} from './room-of-bars';

export interface Destination {
  to: string;
  label: string;
  icon: IconName;
  /** Pages on which it is marked as current. */
  pages: readonly string[];
  /** The main action, shown as the largest button. */
  main?: boolean;
}

interface NavigationProps {
  destinations: readonly Destination[];
}

const RAISED_PX = 22;

/** A bar at the bottom on phones; a rail from 900 px on, and a slim rail on low screens. */
export function Navigation({ destinations }: NavigationProps) {
  const { pathname } = useLocation();
  const bar = useRoomBelow();
  return (
    <Box ref={bar} component="nav" aria-label={messages.main} sx={PLACE}>
      <GlobalStyles styles={BESIDE_IT} />
      {destinations.map((destination) => (
        <Item
          key={destination.to}
          {...destination}
          current={destination.pages.includes(pathname)}
          here={pathname === destination.to}
        />
      ))}
    </Box>
  );
}

const BESIDE_IT = {
  html: {
    [HAS_WIDE_RAIL]: { [ROOM_BESIDE]: `${RAIL.wide}px` },
    [HAS_SLIM_RAIL]: { [ROOM_BESIDE]: `${RAIL.slim}px` },
  },
};

const AT_THE_LEFT = {
  flexDirection: 'column',
  insetInline: '0 auto',
  top: 0,
  pl: 'env(safe-area-inset-left)',
  borderTop: 0,
  borderRight: '1px solid',
  borderColor: 'divider',
  overflowY: 'auto',
} as const;

const widthOf = (px: number) => `calc(${px}px + env(safe-area-inset-left))`;

const PLACE = {
  position: 'fixed',
  zIndex: 1100,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  minHeight: 72,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  [IS_LOW]: { position: 'static', mt: 5 },
  [HAS_WIDE_RAIL]: {
    ...AT_THE_LEFT,
    justifyContent: 'flex-start',
    gap: 2,
    pt: 3,
    width: widthOf(RAIL.wide),
  },
  [HAS_SLIM_RAIL]: { ...AT_THE_LEFT, position: 'fixed', mt: 0, width: widthOf(RAIL.slim) },
  '@media print': { display: 'none' },
} as const;

/** Publishes the bar's size as CSS variables, so that it never covers a focused element. It depends on the text size. */
function useRoomBelow(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    const measure = () => {
      if (!bar.current) return;
      const { offsetHeight, offsetWidth } = bar.current;
      const isBar =
        offsetWidth > offsetHeight && getComputedStyle(bar.current).position === 'fixed';
      style.setProperty(ROOM_BELOW, isBar ? `${offsetHeight + RAISED_PX}px` : '0px');
    };
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    dataset['bar'] = '';
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      delete dataset['bar'];
      style.removeProperty(ROOM_BELOW);
    };
  }, []);
  return bar;
}

interface ItemProps extends Omit<Destination, 'pages'> {
  current: boolean;
  /** It links to the current page, so a click scrolls to the top. */
  here: boolean;
}

function Item({ to, label, icon, main = false, current, here }: ItemProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={current ? 'page' : undefined}
      onClick={() => {
        if (here) window.scrollTo({ top: 0 });
      }}
      sx={{
        ...ITEM,
        fontWeight: current ? 750 : 600,
        color: current ? 'primary.main' : 'text.secondary',
      }}
    >
      <Box component="span" sx={main ? MAIN : { display: 'grid' }}>
        <Icon name={icon} size={main ? 30 : 26} />
      </Box>
      {label}
    </ButtonBase>
  );
}

const ITEM = {
  flex: '1 1 0',
  flexDirection: 'column',
  gap: 0.25,
  minWidth: 0,
  minHeight: 60,
  px: '2px',
  // The outline is inside, because the bar ends at the edges of the screen.
  '&:focus-visible': { outlineOffset: '-4px' },
  lineHeight: 1.2,
  textAlign: 'center',
  borderRadius: '14px',
  // Large text grows only as far as the longest label has room.
  fontSize: 'min(0.8125rem, max(13px, 4.2vw))',
  [HAS_WIDE_RAIL]: { flex: 'none', minWidth: 76, fontSize: '0.8125rem' },
  // The items share the height, and each is large enough to tap.
  [HAS_SLIM_RAIL]: {
    flex: '1 0 auto',
    width: 'calc(100% - 4px)',
    minHeight: 48,
    fontSize: 'min(0.8125rem, 15px)',
  },
} as const;

const MAIN = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  // Partly above the bar, so that its label is aligned with the others.
  mt: `-${RAISED_PX}px`,
  boxShadow: '0 6px 18px rgb(0 0 0 / 0.22)',
  // Separates it from green content below.
  border: '3px solid',
  borderColor: 'background.paper',
  [HAS_WIDE_RAIL]: { width: 56, height: 56, mt: 0, border: 0 },
  [HAS_SLIM_RAIL]: { width: 40, height: 40, mt: 0, border: 0, boxShadow: 'none' },
} as const;
