import { Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';

import { isAppleTab } from '../../device/install-offer';
import { type StorageFacts, useStorageFacts } from '../../device/storage';
import { isKeptInMemory } from '../../store/shared-device';
import { Card } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { messages } from './messages';

/** Shows how safe the data on this device is. */
export function StorageCard() {
  const { facts, ask } = useStorageFacts();
  const [step, setStep] = useState<'idle' | 'asking' | 'answered'>('idle');
  if (!facts) return null;
  if (isKeptInMemory()) return <StorageFrame words={messages.sharedDeviceKeepsNothing} />;
  const { persisted, forgetful, usage } = facts;
  const askNow = async () => {
    setStep('asking');
    await ask().catch(() => undefined);
    setStep('answered');
  };
  return (
    <StorageFrame words={promiseWords(facts)}>
      {/* Emptied while asking, so that the same answer is read aloud again. */}
      <Typography role="status" sx={{ mt: step === 'answered' ? 1 : 0, fontWeight: 650 }}>
        {step === 'answered' && answerWords(facts)}
      </Typography>
      {isAppleTab() && !forgetful && (
        <Typography sx={{ mt: 1 }}>{messages.safariClearsSites}</Typography>
      )}
      <Usage usage={usage} />
      {persisted === false && !forgetful && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          disabled={step === 'asking'}
          onClick={() => void askNow()}
        >
          {step === 'asking' ? messages.asking : messages.askBrowserToKeep}
        </Button>
      )}
    </StorageFrame>
  );
}

function Usage({ usage }: { usage: number | null }) {
  if (usage === null) return null;
  return (
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
      {format(messages.storageUsed, { usage: sizeWords(usage) })}
    </Typography>
  );
}

function StorageFrame({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <Card component="section" aria-labelledby="storage-title">
      <Typography component="h2" variant="h3" id="storage-title">
        {messages.onThisDevice}
      </Typography>
      <Typography sx={{ mt: 1 }}>{words}</Typography>
      {children}
    </Card>
  );
}

/** Says whether the browser may delete this device's data. */
export function promiseWords({ persisted, forgetful }: StorageFacts): string {
  if (forgetful) {
    return messages.privateWindowKeepsNothing;
  }
  if (persisted === null) return messages.browserDoesNotSay;
  return persisted ? messages.browserPromisedToKeep : messages.browserMayClear;
}

/** The browser's answer to the request for persistent storage. */
export function answerWords({ persisted }: Pick<StorageFacts, 'persisted'>): string {
  return persisted === true ? messages.browserSaidYes : messages.browserSaidNo;
}

const STEPS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size in a readable unit: '3.4 MB'. */
export function sizeWords(bytes: number): string {
  const step = Math.min(STEPS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const size = bytes / 1000 ** step;
  return `${size >= 10 || step === 0 ? Math.round(size) : size.toFixed(1)} ${STEPS[step] ?? ''}`;
}
