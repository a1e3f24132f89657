import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

import { watchTrouble, type StorageTrouble } from '../store/storage-trouble';
import { TroubleBar } from './trouble-bar';
import { useVersionLooks } from './use-version-looks';
import { VersionBar } from './version-bar';
import { useVersionNews } from './version-news';

/**
 * What the app itself has to say, above every page and in a place of its own, so that it covers nothing.
 * One thing at a time: first what keeps this page from writing.
 */
export function TopBars() {
  useVersionLooks();
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  useEffect(() => watchTrouble(setTrouble), []);
  const news = useVersionNews();
  return (
    <Box role="status" sx={PLACE}>
      {trouble !== null && trouble !== 'stale' && <TroubleBar trouble={trouble} />}
      {trouble === 'stale' && <VersionBar reason="stale" />}
      {trouble === null && news !== null && <VersionBar reason={news} />}
    </Box>
  );
}

// Below dialogs: what is being edited in one is not covered either.
const PLACE = { position: 'sticky', zIndex: 1250, top: 0 } as const;
