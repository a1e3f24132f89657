import { Button } from '@mui/material';

import { loadNewVersion } from '../device/load-new-version';
import type { StorageTrouble } from '../store/storage-trouble';
import { TopBar } from '../ui/feedback/top-bar';
import { MoveToFreshStorage } from './move-to-fresh-storage';

const WORDS = {
  blocked: 'Platelog is open in another window that is older. Close that window to go on here.',
  stuck: 'The storage of this browser does not answer. Your entries are still in it.',
};

export function TroubleBar({ trouble }: { trouble: Exclude<StorageTrouble, 'stale'> }) {
  if (trouble === 'blocked') return <TopBar actions={null}>{WORDS.blocked}</TopBar>;
  return (
    <TopBar
      actions={
        <>
          <Button onClick={() => void loadNewVersion()}>Reload</Button>
          <MoveToFreshStorage />
        </>
      }
    >
      {WORDS.stuck}
    </TopBar>
  );
}
