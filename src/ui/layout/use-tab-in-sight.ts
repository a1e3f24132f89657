import { useCallback, useEffect, useRef, useState } from 'react';

// Scroll positions can be fractions of a pixel.
const SLACK = 2;
const FADE = '32px';

/** Edges at which the strip continues. */
interface More {
  before: boolean;
  after: boolean;
}

/** Scrolls the open tab into view if the strip is wider than the screen, and fades the edges where it continues. */
export function useTabInSight(tab: string) {
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
