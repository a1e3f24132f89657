import { useState } from 'react';

import { activeStore } from '../../../../store/account-store';
import { alreadyHere, bringIn, undoImport, type Incoming } from '../../../../store/import';
import { useToast } from '../../../../ui/feedback/toast';
import { counted } from '../../../../ui/words/counted';
import { UnreadableFile, type ParsedFile } from './parsed-file';

export interface Preview extends ParsedFile {
  /** What is not on this device yet. */
  fresh: Incoming[];
}

/** A file on its way in: read, shown, and only then kept. */
export function useImport(userId: string) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const failed = (title: string, error: unknown) => {
    const isOurs = error instanceof UnreadableFile;
    const description = isOurs ? error.message : 'Nothing was changed. Please try again.';
    toast({ title, description, failed: true });
  };
  const choose = async (file: File) => {
    setBusy(true);
    try {
      // Loaded when it is needed: most people import once, or never.
      const { readFile } = await import('./read-file');
      const parsed = await readFile(file, userId);
      const here = await alreadyHere(await activeStore(), parsed.incoming);
      setPreview({ ...parsed, fresh: parsed.incoming.filter(({ id }) => !here.has(id)) });
    } catch (error) {
      failed('Not read', error);
    }
    setBusy(false);
  };
  const undo = async () => {
    const gone = await undoImport();
    toast({ title: 'Import undone', description: `${counted(gone, 'entry', 'entries')} removed.` });
  };
  const keep = async () => {
    if (!preview) return;
    setBusy(true);
    try {
      const { records } = await bringIn(preview.fresh, preview.source);
      setPreview(null);
      toast({
        title: 'Imported',
        description: `${counted(records.length, 'entry', 'entries')} from ${preview.source}.`,
        action: { label: 'Undo', run: () => void undo() },
      });
    } catch (error) {
      failed('Import stopped', error);
    }
    setBusy(false);
  };
  const close = () => {
    setPreview(null);
  };
  return { preview, busy, choose, keep, undo, close };
}
