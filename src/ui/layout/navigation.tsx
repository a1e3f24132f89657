import { Box, ButtonBase } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Icon, type IconName } from '../icons';
import { messages } from '../messages';
import { IS_LOW, ROOM_BELOW } from './room-of-bars';

export interface Destination {
  to: string;
  label: string;
  icon: IconName;
  /** Pages on which it is marked as current. */
  pages: readonly string[];
  /** The main action: the largest target. */
  main?: boolean;
}

interface NavigationProps {
  destinations: readonly Destination[];
}

const RAISED_PX = 22;

/** A bar at the bottom on a phone, a rail from 900 px. */
export function Navigation({ destinations }: NavigationProps) {
  const { pathname } = useLocation();
  const bar = useRoomBelow();
  return (
    <Box
      ref={bar}
      component="nav"
      aria-label={messages.main}
      sx={{
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
        '@media (min-width: 900px)': {
          flexDirection: 'column',
          justifyContent: 'flex-start',
          gap: 2,
          pt: 3,
          insetInline: '0 auto',
          top: 0,
          width: 104,
          borderTop: 0,
          borderRight: '1px solid',
          borderColor: 'divider',
          overflowY: 'auto',
        },
        [`${IS_LOW} and (max-width: 899.95px)`]: { position: 'static', mt: 5 },
        '@media print': { display: 'none' },
      }}
    >
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

/** Nothing that has the focus may be below the bar. Its height depends on the size of the text. */
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
  /** It leads to the open page: a click scrolls to the top. */
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
        flex: { xs: '1 1 0', md: 'none' },
        flexDirection: 'column',
        gap: 0.25,
        minWidth: { xs: 0, md: 76 },
        minHeight: 60,
        px: '2px',
        // Inside, because the bar ends at the edges of the screen.
        '&:focus-visible': { outlineOffset: '-4px' },
        lineHeight: 1.2,
        borderRadius: '14px',
        // Large text grows as far as the longest label has room.
        fontSize: { xs: 'min(0.8125rem, max(13px, 4.2vw))', md: '0.8125rem' },
        fontWeight: current ? 750 : 600,
        color: current ? 'primary.main' : 'text.secondary',
      }}
    >
      <Box
        component="span"
        sx={
          main
            ? {
                display: 'grid',
                placeItems: 'center',
                width: { xs: 48, md: 56 },
                height: { xs: 48, md: 56 },
                borderRadius: '50%',
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                // Partly above the bar, so that its label is in line with the others.
                mt: { xs: `-${RAISED_PX}px`, md: 0 },
                boxShadow: '0 6px 18px rgb(0 0 0 / 0.22)',
                // Separates it from green content below.
                border: { xs: '3px solid', md: 0 },
                borderColor: 'background.paper',
              }
            : { display: 'grid' }
        }
      >
        <Icon name={icon} size={main ? 30 : 26} />
      </Box>
      {label}
    </ButtonBase>
  );
}
