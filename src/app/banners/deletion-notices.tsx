import { Button } from '@mui/material';
import { useEffect, useState } from 'react';

import { localDateTimeAt } from '#shared/rules/calendar';

import { saveJson } from '../../device/save-file';
import {
  deletionsToTell,
  exportLeft,
  giveUpLeft,
  LEFT_DAYS,
  markTold,
} from '../../store/gone/gone-accounts';
import type { GoneAccount } from '../../store/registry';
import { useLive } from '../../store/use-live';
import { Banner } from '../../ui/feedback/banner';
import { ConfirmDialog } from '../../ui/layout/dialog';
import { format } from '../../ui/words/format';
import { dateWithYear } from '../../ui/words/time';
import { messages } from './messages';

const DAY_MS = 24 * 3600 * 1000;

/** Tells the user once that an account was deleted, or until its unsynced entries have been saved or deleted. */
export function DeletionNotices() {
  const rows = useDeletionsToTell();
  const [shownOnce, setShownOnce] = useState<readonly string[]>([]);
  const bare = rows.find((row) => row.left === 0 && row.told === 0)?.dbName;
  useEffect(() => {
    if (bare === undefined) return;
    setShownOnce((before) => (before.includes(bare) ? before : [...before, bare]));
    markTold(bare).catch(() => undefined);
  }, [bare]);
  return (
    <>
      {rows.map((row) => row.left > 0 && <LeftNotice key={row.dbName} gone={row} />)}
      {shownOnce.length > 0 && (
        <Banner
          actions={
            <Button
              onClick={() => {
                setShownOnce([]);
              }}
            >
              {messages.ok}
            </Button>
          }
        >
          {messages.accountDeletedNothingLeft}
        </Banner>
      )}
    </>
  );
}

function LeftNotice({ gone }: { gone: GoneAccount }) {
  const [asking, setAsking] = useState(false);
  const { left, since } = gone;
  const save = async () => {
    saveJson('platelog-never-synced', await exportLeft(gone));
  };
  const until = dateWithYear(localDay(since + LEFT_DAYS * DAY_MS));
  return (
    <>
      <Banner
        actions={
          <>
            <Button onClick={() => void save()}>{messages.saveAsAFile}</Button>
            <Button
              color="error"
              onClick={() => {
                setAsking(true);
              }}
            >
              {messages.deleteNow}
            </Button>
          </>
        }
      >
        {format(messages.accountDeletedSomeLeft, { left, until })}
      </Banner>
      <ConfirmDialog
        open={asking}
        title={messages.askDeleteNow}
        question={format(messages.neverReachedTheServer, { left })}
        confirmLabel={messages.delete}
        onConfirm={() => {
          setAsking(false);
          giveUpLeft(gone.userId).catch(() => undefined);
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}

function localDay(time: number): string {
  return localDateTimeAt(time, -new Date(time).getTimezoneOffset()).slice(0, 10);
}

function useDeletionsToTell(): GoneAccount[] {
  // If this fails, the page works without it.
  return useLive(async () => deletionsToTell().catch(() => []), []) ?? [];
}
