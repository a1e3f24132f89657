import { LazyWorker } from '../../../../../device/lazy-worker';
import { UnreadableFile, type Answers, type ParsedFile } from '../parsed-file';

export interface FilesQuestion {
  files: readonly File[];
  userId: string;
  answers: Answers;
}

export type FilesAnswer = { parsed: ParsedFile } | { unreadable: string };

const reader = new LazyWorker<FilesQuestion, FilesAnswer>(
  () => new Worker(new URL('./files.worker.ts', import.meta.url), { name: 'import' }),
);

/** Throws UnreadableFile with a message for the user. */
export async function readFilesInWorker(question: FilesQuestion): Promise<ParsedFile> {
  const answer = await reader.ask(question);
  if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
  return answer.parsed;
}
