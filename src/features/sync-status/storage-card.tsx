import { Button, Typography } from '@mui/material';

import { isAppleTab } from '../../device/install-offer';
import { type StorageFacts, useStorageFacts } from '../../device/storage';
import { Card } from '../../ui/layout/card';

/** How safe this device's own copy is. */
export function StorageCard() {
  const { facts, ask } = useStorageFacts();
  if (!facts) return null;
  const { persisted, forgetful, usage } = facts;
  return (
    <Card component="section" aria-labelledby="storage-title">
      <Typography component="h2" variant="h3" id="storage-title">
        On this device
      </Typography>
      <Typography role="status" sx={{ mt: 1 }}>
        {promiseWords(facts)}
      </Typography>
      {isAppleTab() && !forgetful && (
        <Typography sx={{ mt: 1 }}>
          Safari clears sites that are not opened for a week. To keep Platelog, tap Share, then Add
          to Home Screen.
        </Typography>
      )}
      {usage !== null && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          Platelog takes up {sizeWords(usage)} here.
        </Typography>
      )}
      {persisted === false && !forgetful && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void ask()}>
          Ask the browser to keep them
        </Button>
      )}
    </Card>
  );
}

/** What the browser promises of this device's copy, in words. */
export function promiseWords({ persisted, forgetful }: StorageFacts): string {
  if (forgetful) {
    return 'This private window does not keep your entries when it is closed. They are safe once they are synced.';
  }
  if (persisted === null)
    return 'This browser does not say whether it keeps your entries for good.';
  return persisted
    ? 'The browser has promised to keep your entries on this device.'
    : 'The browser may clear your entries from this device when it runs out of room. Synced ones come back from the server.';
}

const STEPS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as people read it: '3.4 MB'. */
export function sizeWords(bytes: number): string {
  const step = Math.min(STEPS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const size = bytes / 1000 ** step;
  return `${size >= 10 || step === 0 ? Math.round(size) : size.toFixed(1)} ${STEPS[step] ?? ''}`;
}
