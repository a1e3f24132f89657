/** Gap between fields in a row, in theme spacing. */
export const BESIDE = 1.5;

export const FIELD_PAIR = {
  display: 'grid',
  alignItems: 'start',
  columnGap: BESIDE,
  rowGap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;

/** Two short fields next to each other, also on phones. */
export const TWO_FIELDS = {
  display: 'grid',
  gap: BESIDE,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;

/** A field with a button next to it. */
export const FIELD_AND_BUTTON = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
} as const;

/** One column that is never wider than its container: a plain grid's column grows with content that cannot wrap. */
export const ONE_COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A list without bullets, margin and padding. */
export const PLAIN_LIST = { listStyle: 'none', m: 0, p: 0 } as const;

/** Explanatory text. */
export const QUIET = { fontSize: '0.9375rem', color: 'text.secondary' } as const;
export const SMALL_QUIET = { fontSize: '0.875rem', color: 'text.secondary' } as const;

/** For screen readers only. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Not on touch screens, where the tint would stay after a tap. */
export const HOVER = {
  '@media (hover: hover)': { '&:hover': { bgcolor: 'raised.main' } },
} as const;

/** Names can have 255 characters: two lines are enough to tell them apart. */
export const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

// Text of at least twice the usual size on a phone: in media queries, `em` is the text size that the user has set.
const LARGE_TEXT = '@media (max-width: 17em)';

/** A line with a name and a number. With large text the number wraps below, so that the name is not cut after a word. */
export const LINE_OF_NAME = {
  [LARGE_TEXT]: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    rowGap: 0.25,
    '&& > *': { textAlign: 'start' },
  },
} as const;

/** The name in `LINE_OF_NAME`. */
export const NAME_OF_LINE = {
  flex: 1,
  minWidth: 0,
  [LARGE_TEXT]: { flexBasis: '100%' },
} as const;

/** A button or link that takes a whole line, with its text aligned to the surrounding content. */
export const PRESSED_LINE = {
  display: 'flex',
  width: 'calc(100% + 16px)',
  mx: -1,
  px: 1,
  py: 0.75,
  fontSize: '1rem',
  textAlign: 'start',
  borderRadius: '10px',
  ...LINE_OF_NAME,
  ...HOVER,
} as const;

/** A title with a number at the end of the line; the number wraps if there is no room. */
export const TITLE_AND_FIGURE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;

/** The title in `TITLE_AND_FIGURE` where it may be long: it wraps in its place, but into no column of single letters. */
export const LONG_TITLE = { flex: '1 1 6em', minWidth: 0, overflowWrap: 'anywhere' } as const;

/** For values that the user should check again before saving. */
export const WARNING_BOX = {
  p: 1.5,
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'warning.main',
  bgcolor: 'background.paper',
} as const;
