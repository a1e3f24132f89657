// Layout of the form and the day, which are below each other on phones, and of the sticky day bar.
import { BELOW_BARS, IS_LOW } from '../../ui/layout/room-of-bars';

export const BAR_HEIGHT = '--day-bar-height';

// The measured height; before it is measured, 64 px or more with large text.
const DAY_BAR = `var(${BAR_HEIGHT}, calc(16px + max(48px, 2.8rem)))`;

export const COLUMNS = {
  display: 'grid',
  columnGap: 4,
  rowGap: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gridTemplateRows: { xs: `${DAY_BAR} auto auto`, md: `${DAY_BAR} 1fr` },
  alignItems: 'start',
  // A focused element must not be hidden behind the day bar, however tall large text makes it.
  '& :is(a, button, input, textarea, select, article, h2, h3, h4)': {
    scrollMarginTop: `calc(${DAY_BAR} + 20px)`,
  },
} as const;

// Spans all rows of its column, so that it sticks along all of them.
export const BAR = {
  position: 'sticky',
  [IS_LOW]: { position: 'static' },
  top: BELOW_BARS,
  zIndex: 20,
  gridArea: { xs: '1 / 1 / 4 / 2', md: '1 / 2 / 3 / 3' },
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  py: 1,
  bgcolor: 'background.default',
} as const;

export const FORM = {
  gridArea: { xs: '2 / 1', md: '1 / 1 / 3 / 2' },
  minWidth: 0,
  pt: { xs: 0.5, md: 1 },
  // Stays in view next to the meals, and scrolls by itself if it is taller than the window.
  position: { md: 'sticky' },
  top: { md: BELOW_BARS },
  // Lower than the window: otherwise the end of the page would push its first row out of view.
  maxHeight: { md: `calc(100dvh - ${BELOW_BARS} - ${DAY_BAR})` },
  overflowY: { md: 'auto' },
} as const;

export const DAY = {
  gridArea: { xs: '3 / 1', md: '2 / 2' },
  minWidth: 0,
  pt: { xs: 1, md: 0.5 },
  // Scrolls to just below the day bar.
  scrollMarginTop: DAY_BAR,
  '&:focus': { outline: 'none' },
} as const;
