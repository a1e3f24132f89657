import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';

import { KeptButton } from '../ui/form/kept-button';
import { SelectArrow } from '../ui/icons';
import { ABOVE_BARS } from '../ui/layout/room-of-bars';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    nutrients: NutrientColours;
    raised: { main: string };
    /** Border of inputs. */
    edge: { main: string };
  }
  interface PaletteOptions {
    nutrients: NutrientColours;
    raised: { main: string };
    /** Border of inputs. */
    edge: { main: string };
  }
}

interface NutrientColours {
  protein: string;
  carbs: string;
  fat: string;
  fiber: string;
}

// Contrast with the background: text 13.9 and 15.9, secondary text 6.0 and 8.8,
// primary 6.0 and 9.8; of the edge with the paper 3.4 and 3.7.
const light = {
  background: { default: '#FAF6EF', paper: '#FFFDF8' },
  text: { primary: '#1B2A21', secondary: '#53625A' },
  primary: { main: '#1C6B43', contrastText: '#FFFFFF' },
  secondary: { main: '#C23B22', contrastText: '#FFFFFF' },
  error: { main: '#B3321B' },
  divider: '#E4DCCD',
  raised: { main: '#EFF4EA' },
  edge: { main: '#848D83' },
  action: { active: '#53625A', hover: '#EFF4EA' },
  nutrients: { protein: '#0B63A5', carbs: '#9A5B00', fat: '#9C3F7A', fiber: '#0E7A5F' },
};

const dark = {
  background: { default: '#0F1712', paper: '#18221C' },
  text: { primary: '#EAF1EA', secondary: '#A9B8AE' },
  primary: { main: '#7FCF9F', contrastText: '#0F1712' },
  secondary: { main: '#FF8A70', contrastText: '#0F1712' },
  error: { main: '#FF9C86' },
  divider: '#2A372F',
  raised: { main: '#202D25' },
  edge: { main: '#6C7B71' },
  action: { active: '#A9B8AE', hover: '#202D25' },
  nutrients: { protein: '#6CB4EE', carbs: '#F2B544', fat: '#E39CC8', fiber: '#5FD0AE' },
};

const TOUCH_TARGET = 48;

// Cast, because the theme's types do not have a button's `component`.
const KEPT = { component: KeptButton } as object;

const tint = (percent: number, ground = 'transparent') =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${percent}%, ${ground})`;
const PAPER = 'var(--mui-palette-background-paper)';
const TEXT = 'var(--mui-palette-text-primary)';

/** For keyboard focus. */
const RING = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 } as const;

// Variables of components and shadows that no screen uses: they would be a large part of every page's styles.
export const NOT_WRITTEN =
  /^(overlays|palette,(Alert|AppBar|Avatar|Chip|FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)|shadows,(3|5|7|9|1\d|2[0-3]))(,|$)/;

export const theme = createTheme({
  cssVariables: {
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) || NOT_WRITTEN.test(keys.join(',')),
  },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: "'Figtree Variable', system-ui, sans-serif",
    h1: {
      fontSize: 'clamp(2.5rem, 7vw, 4.25rem)',
      fontWeight: 800,
      letterSpacing: '-0.03em',
      lineHeight: 1.05,
    },
    h2: {
      fontSize: 'clamp(1.6rem, 4vw, 2.25rem)',
      fontWeight: 750,
      letterSpacing: '-0.02em',
      lineHeight: 1.15,
    },
    h3: { fontSize: '1.15rem', fontWeight: 700, letterSpacing: '-0.01em' },
    body1: { lineHeight: 1.55 },
    button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem' },
  },
  transitions: { duration: { enteringScreen: 160, leavingScreen: 120, standard: 160 } },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // Focused elements are scrolled so that bars do not cover them.
        html: { scrollPaddingBottom: ABOVE_BARS },
        body: {
          // In landscape, a phone's camera is at one side of the screen.
          paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        },
        // Avoids a single word on the last line.
        'p, h1, h2, h3': { textWrap: 'pretty' },
        'a:focus-visible, summary:focus-visible': { ...RING, borderRadius: 4 },
        // Edge would show its own eye icon next to ours.
        'input::-ms-reveal': { display: 'none' },
        // The browser's own clear icon is blue on every background.
        'input::-webkit-search-cancel-button': { filter: 'grayscale(1) opacity(0.7)' },
        '@media (forced-colors: active)': {
          // Elements that show a meaning by color only, without text.
          'span[aria-hidden=true]:empty, .MuiLinearProgress-root, .MuiLinearProgress-root *': {
            forcedColorAdjust: 'none',
          },
          ':is([aria-pressed=true], [aria-selected=true], [aria-current=page])': {
            outline: '2px solid Highlight',
            outlineOffset: '-4px',
          },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          fontFamily: 'inherit',
          '&:focus-visible': RING,
        },
      },
    },
    MuiLink: { styleOverrides: { root: { '&.Mui-focusVisible': RING } } },
    MuiButton: {
      defaultProps: { disableElevation: true, ...KEPT },
      styleOverrides: {
        root: { minHeight: TOUCH_TARGET, paddingInline: 20, borderRadius: 14 },
        // Must be visible as a button on paper and on raised backgrounds.
        contained: {
          '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
          '&.Mui-disabled': {
            backgroundColor: tint(16, PAPER),
            boxShadow: `inset 0 0 0 1px ${tint(32, PAPER)}`,
            color: 'var(--mui-palette-text-secondary)',
          },
        },
        outlined: { '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' } },
        colorInherit: { '@media (hover: hover)': { '&:hover': { '--variant-textBg': tint(8) } } },
      },
    },
    MuiIconButton: {
      defaultProps: KEPT,
      styleOverrides: { root: { minWidth: 44, minHeight: 44, color: 'inherit' } },
    },
    MuiInputBase: {
      styleOverrides: {
        input: {
          // Contrast 4.7: easy enough to read, and still not mistaken for input.
          '&::placeholder': {
            opacity: 1,
            color:
              'color-mix(in srgb, var(--mui-palette-text-secondary) 88%, var(--mui-palette-background-paper))',
          },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: 'var(--mui-palette-background-paper)',
          fontSize: '1rem',
          minHeight: TOUCH_TARGET,
        },
        notchedOutline: { borderColor: 'var(--mui-palette-edge-main)' },
        input: {
          padding: '12px 14px',
          '.MuiInputBase-adornedStart > &': { paddingInlineStart: 0 },
          // Shows autofilled inputs in our colors: the browser's own blue ends before the eye icon.
          '&:-webkit-autofill': {
            WebkitBoxShadow: `0 0 0 100px ${PAPER} inset`,
            WebkitTextFillColor: TEXT,
            caretColor: TEXT,
          },
        },
        multiline: { padding: 0 },
      },
    },
    MuiSelect: { defaultProps: { IconComponent: SelectArrow } },
    MuiNativeSelect: { styleOverrides: { icon: { top: 'calc(50% - 10px)', right: 12 } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 20, backgroundImage: 'none' } } },
    // The same size as the title of a sheet, with equal space above the title and below the buttons.
    MuiDialogTitle: {
      styleOverrides: {
        root: { fontWeight: 750, fontSize: '1.25rem', lineHeight: 1.25, padding: '24px 24px 12px' },
      },
    },
    // Aligns the end of the buttons with the end of the text above.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});
