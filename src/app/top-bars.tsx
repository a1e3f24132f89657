import { Box } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { watchTrouble, type StorageTrouble } from '../store/storage-trouble';
import { ROOM_ABOVE } from '../ui/layout/room-above';
import { TroubleBar } from './trouble-bar';
import { useVersionLooks } from './use-version-looks';
import { VersionBar } from './version-bar';
import { useVersionNews } from './version-news';

/** Covers no page. One at a time; what keeps this page from writing comes first. */
export function TopBars() {
  useVersionLooks();
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  useEffect(() => watchTrouble(setTrouble), []);
  const news = useVersionNews();
  const place = useRoomAbove(trouble ?? news);
  return (
    <Box ref={place} role="status" sx={PLACE}>
      {trouble !== null && trouble !== 'stale' && <TroubleBar trouble={trouble} />}
      {trouble === 'stale' && <VersionBar reason="stale" />}
      {trouble === null && news !== null && <VersionBar reason={news} />}
    </Box>
  );
}

/** Other elements that stick to the top of the screen must stay below the bar. */
function useRoomAbove(shown: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const tell = () => {
      const height = `${place.current?.offsetHeight ?? 0}px`;
      style.setProperty(ROOM_ABOVE, height);
      style.scrollPaddingTop = height;
    };
    tell();
    window.addEventListener('resize', tell);
    return () => {
      window.removeEventListener('resize', tell);
    };
  }, [shown]);
  return place;
}

// Below the rail of a wide screen and below dialogs, so that it covers nothing that is being edited.
const PLACE = { position: 'sticky', zIndex: 1090, top: 0 } as const;
