import { useRef, useState } from 'react';

import type { ExportPassword } from '#shared/contract/account-export';
import type { User } from '#shared/contract/accounts';

import { saveFile } from '../../../device/save-file';
import { CallError } from '../../../http/call-error';
import { useToast } from '../../../ui/feedback/toast';
import { localNow } from '../../../ui/words/time';
import { needsConfirmation } from '../sign-on-dialog';
import type { ExportWatch, MadeExport, Without } from './make-export';
import { messages } from './messages';

export interface Export {
  isMaking: boolean;
  /** Null while no export is running. */
  progress: { share: number; /** Received of the server's file. */ bytes: number | null } | null;
  made: { words: string; isWhole: boolean } | null;
  /** What the user must do first: enter the password, or confirm at the single sign-on service. */
  asks: 'password' | 'confirmation' | null;
  start: () => void;
  /** @throws CallError for a wrong password */
  startByPassword: (password: ExportPassword) => Promise<void>;
  /** Stops the running export. */
  stop: () => void;
  /** Cancels the request for a password or confirmation. */
  cancel: () => void;
}

/** Exports from the server, with entries that only this device has. If the server cannot be used, exports this device's data. */
export function useExport(user: User): Export {
  const [isMaking, setMaking] = useState(false);
  const [progress, setProgress] = useState<Export['progress']>(null);
  const [made, setMade] = useState<Export['made']>(null);
  const [asks, setAsks] = useState<Export['asks']>(null);
  const quit = useRef<AbortController>(undefined);
  const toast = useToast();
  const make = async (password: ExportPassword | null) => {
    setMaking(true);
    setMade(null);
    quit.current = new AbortController();
    const { signal } = quit.current;
    try {
      const onProgress: ExportWatch['onProgress'] = (share, bytes) => {
        setAsks(null);
        setProgress({ share, bytes });
      };
      const result = await exported(user, password, { onProgress, quit: signal });
      setAsks(null);
      setMade(result);
      toast({ title: messages.exported });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setMaking(false);
      setProgress(null);
    }
  };
  const start = async () => {
    try {
      await make(null);
    } catch (error) {
      if (error instanceof CallError && error.code === 'password_needed') setAsks('password');
      else if (needsConfirmation(error)) setAsks('confirmation');
      else toast({ title: messages.notExported, description: wordsOf(error), failed: true });
    }
  };
  const stop = () => {
    quit.current?.abort();
  };
  const cancel = () => {
    setAsks(null);
  };
  const shown = { isMaking, progress, made, asks };
  return { ...shown, start: () => void start(), startByPassword: make, stop, cancel };
}

async function exported(
  user: User,
  password: ExportPassword | null,
  watch: ExportWatch,
): Promise<NonNullable<Export['made']>> {
  // Loaded only when it is needed, because it contains compression code and exports are rare.
  const { exportFromDevice, exportFromServer, wordsOfExport } = await import('./make-export');
  let made: MadeExport;
  try {
    made = await exportFromServer(password, watch);
  } catch (error) {
    const without = withoutOf(error);
    if (watch.quit.aborted || without === null) throw error;
    made = await exportFromDevice(user, without, watch);
  }
  watch.quit.throwIfAborted();
  saveFile(`platelog-export-${localNow().slice(0, 10)}.zip`, made.content, 'application/zip');
  return { words: wordsOfExport(made), isWhole: made.without === null };
}

/** The reason to export this device's data instead; null for failures for which that makes no sense. */
function withoutOf(error: unknown): Without | null {
  if (!(error instanceof CallError)) return null;
  if (error.kind === 'offline') return 'server';
  return error.code === 'not_authenticated' ? 'session' : null;
}

function wordsOf(error: unknown): string {
  return error instanceof CallError ? error.detail : messages.pleaseTryAgain;
}
