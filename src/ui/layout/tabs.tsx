import { Box, ButtonBase } from '@mui/material';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

// Scroll positions can be fractions of a pixel.
const SLACK = 2;

const FADE = '32px';

// Up to this number, tabs wrap onto several lines with large text. More would fill a phone's screen.
const FEW = 4;

interface TabsProps<Name extends string> {
  /** For screen readers. */
  label: string;
  /** The label of each tab, in order. */
  tabs: Readonly<Record<Name, string>>;
  tab: Name;
  onTab: (tab: Name) => void;
  children: ReactNode;
}

const STRIP = {
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  p: 0.5,
  mb: 2,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  border: '1px solid',
  borderColor: 'divider',
} as const;

export function Tabs<Name extends string>({ label, tabs, tab, onTab, children }: TabsProps<Name>) {
  const names = Object.keys(tabs) as Name[];
  const isFew = names.length <= FEW;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfter(event.key, names, tab);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  const { strip, fade, look } = useTabInSight(tab);
  return (
    <>
      <Box
        ref={strip}
        role="tablist"
        aria-label={label}
        onScroll={look}
        sx={{ ...STRIP, maskImage: fade, flexWrap: isFew ? 'wrap' : 'nowrap' }}
      >
        {names.map((name) => (
          <ButtonBase
            key={name}
            id={`tab-${name}`}
            role="tab"
            aria-selected={tab === name}
            aria-controls="tab-panel"
            tabIndex={tab === name ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => {
              onTab(name);
            }}
            sx={{
              flex: isFew ? '1 0 auto' : 'none',
              px: { xs: 2, sm: 2.5 },
              minHeight: 44,
              borderRadius: '10px',
              font: 'inherit',
              fontWeight: 650,
              whiteSpace: 'nowrap',
              color: tab === name ? 'primary.contrastText' : 'text.primary',
              bgcolor: tab === name ? 'primary.main' : 'transparent',
              // The outline is inside, because the strip clips it, and in a color visible on the selected tab.
              '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-5px' },
            }}
          >
            {tabs[name]}
          </ButtonBase>
        ))}
      </Box>
      <Box id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {children}
      </Box>
    </>
  );
}

function tabAfter<Name extends string>(
  key: string,
  tabs: readonly Name[],
  tab: Name,
): Name | undefined {
  const place = tabs.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return tabs[(place + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(place - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** Edges at which the strip continues. */
interface More {
  before: boolean;
  after: boolean;
}

/** Scrolls the open tab into view if the strip is wider than the screen, and fades the edges where it continues. */
function useTabInSight(tab: string) {
  const strip = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<More>({ before: false, after: false });
  const look = useCallback(() => {
    if (!strip.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = strip.current;
    const before = scrollLeft > SLACK;
    const after = scrollLeft + clientWidth < scrollWidth - SLACK;
    setMore((last) => (last.before === before && last.after === after ? last : { before, after }));
  }, []);
  useEffect(() => {
    const place = strip.current;
    const open = place?.querySelector<HTMLElement>('[aria-selected=true]');
    if (place && open)
      place.scrollLeft = open.offsetLeft - (place.clientWidth - open.offsetWidth) / 2;
    look();
  }, [tab, look]);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('resize', look);
    };
  }, [look]);
  return { strip, fade: fadeOf(more), look };
}

function fadeOf({ before, after }: More): string {
  const [start, end] = [before ? FADE : '0px', after ? FADE : '0px'];
  return before || after
    ? `linear-gradient(to right, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`
    : 'none';
}
