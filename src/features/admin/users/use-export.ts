import { useState } from 'react';

import { EXPORT_COUNT_HEADER, exportUsers } from '#shared/contract/admin/users';

import { saveFile } from '../../../device/save-file';
import { downloadFile } from '../../../http/download-file';
import { useToast } from '../../../ui/feedback/toast';
import { wordsOf } from '../failure-words';

const NOTHING = {
  title: 'No data to export',
  description: 'Please ensure there are users to export.',
  failed: true,
};

/**
 * Saves the users as a file: those that the search finds, else all.
 * @param matching how many there are; undefined while that is not known
 */
export function useExport(search: string | undefined, matching: number | undefined) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const save = async () => {
    const question = search === undefined ? {} : { search };
    const { name, content, headers } = await downloadFile(exportUsers, question);
    const count = Number(headers.get(EXPORT_COUNT_HEADER));
    if (count === 0) return NOTHING;
    saveFile(name, content, 'text/csv');
    return { title: 'Export successful', description: `Exported ${count} users to CSV.` };
  };
  return {
    pending,
    exportUsers: async () => {
      if (pending) return;
      if (matching === 0) {
        toast(NOTHING);
        return;
      }
      setPending(true);
      toast(
        await save().catch((error: unknown) => ({
          title: 'Error',
          description: wordsOf(error as Error),
          failed: true,
        })),
      );
      setPending(false);
    },
  };
}
