import { Button } from '@mui/material';

import { loadNewVersion } from '../device/load-new-version';
import { TopBar } from '../ui/feedback/top-bar';
import type { VersionNews } from './version-news';

/** stale: a newer page has changed the database; this one must not write. */
type Reason = VersionNews | 'stale';

const WORDS: Record<Reason, string> = {
  ready: 'A new version is ready. Everything you saved is safe.',
  elsewhere:
    'Another tab has loaded a new version. Everything you saved is safe; reload to go on in this one.',
  'too-old':
    'The app and the server are different versions, so nothing syncs. Everything you saved is safe on this device; reload to get the matching version.',
  stale:
    'A newer version of Platelog has changed the data on this device. Everything you saved is safe; reload to go on.',
};

export function VersionBar({ reason }: { reason: Reason }) {
  return (
    <TopBar actions={<Button onClick={() => void loadNewVersion()}>Reload</Button>}>
      {WORDS[reason]}
    </TopBar>
  );
}
