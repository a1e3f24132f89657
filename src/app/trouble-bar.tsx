import { Button } from '@mui/material';
import { useEffect, useState } from 'react';

import { loadNewVersion } from '../device/load-new-version';
import { watchTrouble, type StorageTrouble } from '../store/storage-trouble';
import { FloatingBar } from '../ui/feedback/floating-bar';
import { MoveToFreshStorage } from './move-to-fresh-storage';

const WORDS: Record<StorageTrouble, string> = {
  stale: 'A newer version of Platelog has changed the data on this device. Reload to go on.',
  blocked: 'Platelog is open in another window that is older. Close that window to go on here.',
  stuck: 'The storage of this browser does not answer. Your entries are still in it.',
};

/** What is wrong with this device's own storage, and the way on. */
export function TroubleBar() {
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  useEffect(() => watchTrouble(setTrouble), []);
  if (trouble === null) return null;
  if (trouble === 'blocked') return <FloatingBar actions={null}>{WORDS.blocked}</FloatingBar>;
  return (
    <FloatingBar
      actions={
        <>
          <Button onClick={() => void loadNewVersion()}>Reload</Button>
          {trouble === 'stuck' && <MoveToFreshStorage />}
        </>
      }
    >
      {WORDS[trouble]}
    </FloatingBar>
  );
}
