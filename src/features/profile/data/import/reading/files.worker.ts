// First: without it a schema would try what the policy forbids.
import '../../../../../store/zod-without-eval';

import { answerWith } from '../../../../../device/lazy-worker';
import { UnreadableFile } from '../parsed-file';
import type { FilesAnswer, FilesQuestion } from './read-files-in-worker';
import { readFiles } from './read-files';

// In a worker: a table of years would block the page.
answerWith(self, async ({ files, ...circumstances }: FilesQuestion): Promise<FilesAnswer> => {
  try {
    return { parsed: await readFiles(files, circumstances) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
});
