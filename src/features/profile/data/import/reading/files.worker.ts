// Must be the first import: without it, zod would try eval, which the content security policy forbids.
import '../../../../../store/zod-without-eval';

import { answerWith } from '../../../../../device/lazy-worker';
import type { Incoming } from '../../../../../store/import';
import { RECORDS_AT_ONCE, UnreadableFile } from '../parsed-file';
import type { FilesAnswer, FilesQuestion } from './read-files-in-worker';
import { readFiles } from './read-files';

/** Records of the last file that the page has not fetched yet. */
let left: Incoming[] = [];

// In a worker and handed over in parts, because a table of many years would block the page.
answerWith(self, async (question: FilesQuestion): Promise<FilesAnswer> => {
  if ('more' in question) return { more: left.splice(0, RECORDS_AT_ONCE) };
  const { files, ...circumstances } = question;
  try {
    const parsed = await readFiles(files, circumstances);
    left = parsed.incoming;
    return { parsed: { ...parsed, incoming: left.splice(0, RECORDS_AT_ONCE) } };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
});
