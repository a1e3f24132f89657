import { Button, Typography } from '@mui/material';

import { isAppleTab } from '../../../device/install/home-screen';
import { useStorageFacts } from '../../../device/use-storage-facts';
import { Card } from '../../../ui/layout/card';
import { promiseWords, sizeWords } from './storage-words';

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
