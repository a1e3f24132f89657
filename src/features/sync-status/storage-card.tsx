import { Button, Typography } from '@mui/material';
import { useState } from 'react';

import { isAppleTab } from '../../device/install-offer';
import { type StorageFacts, useStorageFacts } from '../../device/storage';
import { Card } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { messages } from './messages';

/** How safe this device's own copy is. */
export function StorageCard() {
  const { facts, ask } = useStorageFacts();
  const [asked, setAsked] = useState(false);
  if (!facts) return null;
  const { persisted, forgetful, usage } = facts;
  return (
    <Card component="section" aria-labelledby="storage-title">
      <Typography component="h2" variant="h3" id="storage-title">
        {messages.onThisDevice}
      </Typography>
      <Typography role="status" sx={{ mt: 1 }}>
        {promiseWords(facts)}
        {asked && persisted === false && ` ${messages.theBrowserSaidNo}`}
      </Typography>
      {isAppleTab() && !forgetful && (
        <Typography sx={{ mt: 1 }}>{messages.safariClearsSitesThatAreNot}</Typography>
      )}
      {usage !== null && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {format(messages.platelogTakesUpHere, { usage: sizeWords(usage) })}
        </Typography>
      )}
      {persisted === false && !forgetful && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          onClick={() => void ask().then(() => setAsked(true))}
        >
          {messages.askTheBrowserToKeepThem}
        </Button>
      )}
    </Card>
  );
}

/** What the browser promises of this device's copy, in words. */
export function promiseWords({ persisted, forgetful }: StorageFacts): string {
  if (forgetful) {
    return messages.thisPrivateWindowDoesNotKeep;
  }
  if (persisted === null) return messages.thisBrowserDoesNotSayWhether;
  return persisted ? messages.theBrowserHasPromisedToKeep : messages.theBrowserMayClearYourEntries;
}

const STEPS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as people read it: '3.4 MB'. */
export function sizeWords(bytes: number): string {
  const step = Math.min(STEPS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const size = bytes / 1000 ** step;
  return `${size >= 10 || step === 0 ? Math.round(size) : size.toFixed(1)} ${STEPS[step] ?? ''}`;
}
