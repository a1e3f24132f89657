import { styled } from '@mui/material/styles';

import { BELOW_BARS } from '../../../ui/layout/room-of-bars';

export const ROW_HEIGHT = 60;
/** Height of a user's card on a narrow screen, in px. */
export const CARD_HEIGHT = 172;
/** Height of the sticky header row, in px. */
export const HEAD_HEIGHT = 48;

const COLUMNS = 'minmax(168px, 1.6fr) minmax(158px, 1.7fr) 138px minmax(128px, 0.8fr) 112px 120px';
const LINE = '1px solid var(--mui-palette-divider)';
const QUIET = 'var(--mui-palette-text-secondary)';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

// One style for plain elements, because rows are created during scrolling and styled elements are
// slower.
const shared = {
  // Dims old rows while new ones load, with a delay so that a quick answer does not flicker.
  '& [role=rowgroup]': { transition: 'opacity 120ms' },
  '&[aria-busy=true] [role=rowgroup]': { opacity: 0.55, transitionDelay: '200ms' },
  // `contain` lets the browser lay out and paint a row independently of the others.
  '& .row': { position: 'absolute', insetInline: 0, top: 0, borderTop: LINE, contain: 'strict' },
  '& .row:focus': { outline: 'none' },
  '& .name': {
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    fontWeight: 680,
    color: 'inherit',
    textDecorationColor: 'var(--mui-palette-divider)',
    ...cut,
  },
  '& .name:hover': { textDecorationColor: 'currentColor' },
  '& .name:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: -3,
    borderRadius: 4,
  },
  '& .id': { fontSize: '0.75rem', color: QUIET, ...cut },
  '& .email': { display: 'flex', minWidth: 0 },
  '& .address': { maxWidth: '100%', ...cut },
  '& .number': { fontWeight: 650 },
  '& .quiet': { color: QUIET },
  '& .badge': {
    display: 'inline-block',
    padding: '1px 8px',
    borderRadius: 8,
    fontSize: '0.75rem',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-secondary-main)',
    border: '1px solid currentColor',
  },
  '& .waiting': { height: 12, borderRadius: 6, backgroundColor: 'var(--mui-palette-divider)' },
} as const;

const control = {
  '& button': {
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    border: 0,
    background: 'none',
    borderRadius: 12,
  },
  '& button:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: 1,
  },
  '& .act': { display: 'inline-grid', placeItems: 'center', width: 44, height: 44, padding: 0 },
  '& .act:hover, & .status:hover': { backgroundColor: 'var(--mui-palette-raised-main)' },
  '& .status': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    padding: '0 6px 0 12px',
    fontSize: '0.9375rem',
    fontWeight: 650,
    border: LINE,
  },
  '& .status[data-plan=premium]': { color: 'var(--mui-palette-primary-main)' },
  '& .status[data-plan=late]': { color: 'var(--mui-palette-secondary-main)' },
  '& .status[data-plan=over]': { color: QUIET },
} as const;

/** Rows on a wide screen, cards on a narrow one. */
export const TableFrame = styled('div')(({ theme }) => ({
  ...shared,
  ...control,
  [theme.breakpoints.up('md')]: {
    '& .head, & .row': {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      alignItems: 'center',
      columnGap: 16,
      paddingInline: 20,
    },
    '& .row': { height: ROW_HEIGHT },
    '& .row:hover, & .row:focus-within': { backgroundColor: 'var(--mui-palette-raised-main)' },
    // The row group is sticky, because a sticky row would stay within its group.
    '& .head-group': { position: 'sticky', top: BELOW_BARS, zIndex: 2 },
    '& .head': {
      height: HEAD_HEIGHT,
      fontSize: '0.875rem',
      fontWeight: 650,
      color: QUIET,
      backgroundColor: 'var(--mui-palette-background-paper)',
      borderTop: LINE,
    },
    '& .label': { display: 'none' },
    '& .email': { flexDirection: 'column', alignItems: 'flex-start', gap: 2 },
    '& .images': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
    // Aligns the first icon, not its button, with the column.
    '& .acts': { display: 'flex', marginInlineStart: -12 },
  },
  [theme.breakpoints.down('md')]: {
    // For screen readers only.
    '& .head': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)', ...cut },
    '& .row': {
      display: 'grid',
      height: CARD_HEIGHT,
      padding: '12px 16px',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"user acts" "email email" "images images" "joined status"',
      alignContent: 'space-between',
      columnGap: 12,
    },
    '& .user': { gridArea: 'user', minWidth: 0 },
    '& .acts': { gridArea: 'acts', justifySelf: 'end', margin: '-6px -10px 0 0' },
    '& .email': { gridArea: 'email', alignItems: 'center', gap: 8 },
    '& .images, & .joined': { display: 'flex', alignItems: 'baseline', gap: 8, fontWeight: 650 },
    '& .images': { gridArea: 'images' },
    '& .joined': { gridArea: 'joined', alignSelf: 'center' },
    '& .state': { gridArea: 'status', alignSelf: 'end', justifySelf: 'end' },
    '& .label': { color: QUIET, fontSize: '0.875rem', fontWeight: 400 },
  },
}));
