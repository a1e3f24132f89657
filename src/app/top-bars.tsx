import { Box, Button } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { loadNewVersion } from '../device/load-new-version';
import { registerWorker } from '../device/register-worker';
import { tellWorker } from '../device/tell-worker';
import { VersionLooks } from '../device/version-looks';
import { whenIdle } from '../device/when-idle';
import { watchServerBuild } from '../http/server-build';
import { type StorageTrouble, watchTrouble } from '../store/storage-trouble';
import { BUILD } from '../sync/app-version';
import { KEEP_SHELL } from '../sync/keep-shell';
import { TopBar } from '../ui/feedback/top-bar';
import { ROOM_ABOVE } from '../ui/layout/room-above';
import { TroubleBar } from './trouble-bar';
import { hearOfVersion, useVersionNews, type VersionNews } from './version-news';

const WORDS: Record<Reason, string> = {
  ready: 'A new version is ready. Everything you saved is safe.',
  elsewhere:
    'Another tab has loaded a new version. Everything you saved is safe; reload to go on in this one.',
  'too-old':
    'The app and the server are different versions, so nothing syncs. Everything you saved is safe on this device; reload to get the matching version.',
  stale:
    'A newer version of Platelog has changed the data on this device. Everything you saved is safe; reload to go on.',
};

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

/** stale: a newer page has changed the database; this one must not write. */
type Reason = VersionNews | 'stale';

function VersionBar({ reason }: { reason: Reason }) {
  return (
    <TopBar actions={<Button onClick={() => void loadNewVersion()}>Reload</Button>}>
      {WORDS[reason]}
    </TopBar>
  );
}

function useVersionLooks(): void {
  useEffect(() => {
    const stopping = new AbortController();
    const giveUp = whenIdle(() => void start(stopping.signal));
    return () => {
      giveUp();
      stopping.abort();
    };
  }, []);
}

async function start(signal: AbortSignal): Promise<void> {
  const look = await registerWorker({
    onReady: () => {
      hearOfVersion('ready');
    },
    onTakenElsewhere: () => {
      hearOfVersion('elsewhere');
    },
  });
  if (!look || signal.aborted) return;
  const looks = new VersionLooks(look, signal);
  const stopWatching = watchServerBuild((build) => {
    if (build !== BUILD) looks.soon();
  });
  signal.addEventListener('abort', stopWatching);
  tellWorker(KEEP_SHELL);
}
