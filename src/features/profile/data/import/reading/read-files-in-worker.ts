import { LazyWorker } from '../../../../../device/lazy-worker';
import type { Incoming } from '../../../../../store/import';
import { type Answers, type ParsedFile, RECORDS_AT_ONCE, UnreadableFile } from '../parsed-file';

interface ReadQuestion {
  files: readonly File[];
  userId: string;
  answers: Answers;
}

export type FilesQuestion = ReadQuestion | { more: true };

/** The first records are sent with the file, the others on request. */
export type FilesAnswer = { parsed: ParsedFile } | { unreadable: string } | { more: Incoming[] };

const reader = new LazyWorker<FilesQuestion, FilesAnswer>(
  () => new Worker(new URL('./files.worker.ts', import.meta.url), { name: 'import' }),
);

// One file at a time: a second one must not get the remaining records of the first.
let turn: Promise<unknown> = Promise.resolve();

/** Throws UnreadableFile with a message for the user. */
export async function readFilesInWorker(question: ReadQuestion): Promise<ParsedFile> {
  const mine = turn.then(async () => readWhole(question));
  turn = mine.catch(() => undefined);
  return mine;
}

async function readWhole(question: ReadQuestion): Promise<ParsedFile> {
  const first = await reader.ask(question);
  if ('unreadable' in first) throw new UnreadableFile(first.unreadable);
  if (!('parsed' in first)) throw new Error('The reader did not read the file.');
  const { parsed } = first;
  let latest = parsed.incoming;
  while (latest.length === RECORDS_AT_ONCE) {
    const next = await reader.ask({ more: true });
    latest = 'more' in next ? next.more : [];
    parsed.incoming.push(...latest);
  }
  return parsed;
}
