import { useState } from 'react';

import type { User } from '#shared/contract/accounts';

import { saveFile } from '../../../../device/save-file';
import { useToast } from '../../../../ui/feedback/toast';
import { counted } from '../../../../ui/words/counted';
import { localNow } from '../../../../ui/words/local-now';
import type { MadeExport } from './make-export';

/** Makes the export and hands it to the browser. */
export function useExport(user: User) {
  const [exporting, setExporting] = useState(false);
  const toast = useToast();
  const make = async () => {
    setExporting(true);
    try {
      // Loaded when it is needed: it packs, and most people export now and then.
      const { makeExport } = await import('./make-export');
      const made = await makeExport(user);
      saveFile(`platelog-export-${localNow().slice(0, 10)}.zip`, made.bytes, 'application/zip');
      toast({ title: 'Exported', description: contentWords(made) });
    } catch {
      toast({ title: 'Not exported', description: 'Please try again.', failed: true });
    }
    setExporting(false);
  };
  return { exporting, save: () => void make() };
}

function contentWords({ meals, photos, photosMissing }: MadeExport): string {
  const there = `${counted(meals, 'meal')} and ${counted(photos, 'photo')}.`;
  if (photosMissing === 0) return there;
  return `${there} ${counted(photosMissing, 'photo')} could not be had from the server right now.`;
}
