import { Box, Button } from '@mui/material';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { loadNewVersion } from '../../device/service-worker';
import { whenIdle } from '../../device/when-idle';
import { type StorageTrouble, watchTrouble } from '../../store/storage-trouble';
import { BESIDE_RAIL, IS_LOW, ROOM_ABOVE } from '../../ui/layout/room-of-bars';
import { MoveToFreshStorage } from '../failures/move-to-fresh-storage';
import { messages } from '../messages';
import type { VersionNews } from './start-version-checks';

/** Shows one bar at a time, without covering the page; reasons why this page cannot write come first. */
export function TopBars() {
  useVersionChecks();
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  useEffect(() => watchTrouble(setTrouble), []);
  const news = useVersionNews();
  const stays = trouble !== null || news === 'too-old';
  const place = useRoomAbove(trouble ?? news);
  return (
    <Box ref={place} role="status" sx={stays ? STAYS : GOES}>
      {trouble !== null && trouble !== 'stale' && <StorageBar trouble={trouble} />}
      {trouble === 'stale' && <VersionBar reason="stale" />}
      {trouble === null && news !== null && <VersionBar reason={news} />}
    </Box>
  );
}

/** Sets the bar's height as a CSS variable, because other sticky elements must stay below the bar. */
function useRoomAbove(shown: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const update = () => {
      const sticks = place.current && getComputedStyle(place.current).position === 'sticky';
      const height = `${sticks ? place.current?.offsetHeight : 0}px`;
      style.setProperty(ROOM_ABOVE, height);
      style.scrollPaddingTop = height;
    };
    update();
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('resize', update);
    };
  }, [shown]);
  return place;
}

// Below the navigation rail and dialogs in z-order, so that it does not cover a form in a dialog.
const STAYS = {
  position: 'sticky',
  zIndex: 1090,
  top: 0,
  [IS_LOW]: { position: 'static' },
} as const;
// News about versions is not urgent, so its bar scrolls away with the page.
const GOES = { position: 'relative', zIndex: 1090 } as const;

const VERSION_WORDS: Record<Reason, string> = {
  ready: messages.newVersionReady,
  elsewhere: messages.otherTabHasNewVersion,
  'too-old': messages.versionsDiffer,
  stale: messages.dataChangedByNewerVersion,
};

/** stale: a newer page has upgraded the database; this page must not write. */
type Reason = VersionNews | 'stale';

// With the other two reasons, nothing is synced or saved until the page is reloaded.
const CAN_WAIT: ReadonlySet<Reason> = new Set(['ready', 'elsewhere']);

function VersionBar({ reason }: { reason: Reason }) {
  const later = () => {
    if (reason !== 'stale') removeVersionNews(reason);
  };
  return (
    <TopBar
      actions={
        <>
          {CAN_WAIT.has(reason) && <Button onClick={later}>{messages.later}</Button>}
          <Button onClick={() => void loadNewVersion()}>{messages.reload}</Button>
        </>
      }
    >
      {VERSION_WORDS[reason]}
    </TopBar>
  );
}

const STORAGE_WORDS = {
  blocked: messages.olderVersionOpenElsewhere,
  stuck: messages.storageNotResponding,
};

function StorageBar({ trouble }: { trouble: Exclude<StorageTrouble, 'stale'> }) {
  if (trouble === 'blocked') return <TopBar actions={null}>{STORAGE_WORDS.blocked}</TopBar>;
  return (
    <TopBar
      actions={
        <>
          <Button onClick={() => void loadNewVersion()}>{messages.reload}</Button>
          <MoveToFreshStorage />
        </>
      }
    >
      {STORAGE_WORDS.stuck}
    </TopBar>
  );
}

interface TopBarProps {
  children: ReactNode;
  actions: ReactNode;
}

function TopBar({ children, actions }: TopBarProps) {
  return (
    <Box sx={BAR}>
      <Box sx={{ py: 1, flex: { xs: '1 1 200px', md: '0 1 auto' } }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}>
        {actions}
      </Box>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  pl: { xs: `calc(${BESIDE_RAIL} + 16px)`, md: `calc(${BESIDE_RAIL} + 24px)` },
  pr: 1,
  pt: 'env(safe-area-inset-top)',
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '@media print': { display: 'none' },
  boxShadow: '0 2px 10px rgb(0 0 0 / 0.12)',
} as const;

function useVersionChecks(): void {
  useEffect(() => {
    const stopping = new AbortController();
    const start = async () => {
      const { startVersionChecks } = await import('./start-version-checks');
      if (!stopping.signal.aborted) await startVersionChecks(stopping.signal, addVersionNews);
    };
    // Loading only fails when the device is offline on a first visit.
    const cancel = whenIdle(() => void start().catch(() => undefined));
    return () => {
      cancel();
      stopping.abort();
    };
  }, []);
}

const listeners = new Set<() => void>();
const current = new Set<VersionNews>();

export function addVersionNews(news: VersionNews): void {
  current.add(news);
  notify();
}

export function removeVersionNews(news: VersionNews): void {
  if (current.delete(news)) notify();
}

/** Returns only the most important news. */
function useVersionNews(): VersionNews | null {
  return useSyncExternalStore(subscribe, mostImportant, () => null);
}

function mostImportant(): VersionNews | null {
  return (['too-old', 'elsewhere', 'ready'] as const).find((news) => current.has(news)) ?? null;
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
