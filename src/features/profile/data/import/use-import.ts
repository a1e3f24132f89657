import { useRef, useState } from 'react';

import { bringIn, undoImport, type ImportNote } from '../../../../store/import';
import { useToast } from '../../../../ui/feedback/toast';
import { format } from '../../../../ui/words/format';
import { messages } from './messages';
import { NOT_UNDONE, undoneWords } from './imports-list';
import type * as ReadFiles from './reading/read-files-in-worker';
import { UnreadableFile, type Answers } from './parsed-file';
import { makePreview, type Preview } from './preview/make-preview';

/** Imports files: reads them, shows a preview, asks the user, and only then saves. */
export function useImport(userId: string) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const runs = useRef({ latest: 0, isStopped: false });
  const { undo, sayImported } = useUndo();

  const read = async (files: readonly File[], answers: Answers) => {
    if (preview?.keeping) return;
    const run = (runs.current.latest += 1);
    const isOver = () => runs.current.latest !== run;
    setBusy(true);
    setProblem(null);
    try {
      const parsed = await parsedFiles({ files, userId, answers });
      const first = await makePreview(parsed, { files, answers });
      if (isOver()) return;
      setPreview(first);
      if (first.reading) await readUnread(first, { isOver, show: setPreview });
    } catch (error) {
      if (isOver()) return;
      setProblem(problemWords(error));
      setPreview(null);
    }
    if (!isOver()) setBusy(false);
  };
  const keep = async () => {
    if (!preview || preview.keeping) return;
    const onProgress = (done: number, of: number) => {
      setPreview({ ...preview, keeping: { done, of } });
    };
    runs.current.isStopped = false;
    onProgress(0, preview.fresh.length);
    setBusy(true);
    const note = await broughtIn(preview, { onProgress, isOver: () => runs.current.isStopped });
    setPreview(null);
    if (note) sayImported(note);
    else setProblem(messages.theImportStopped);
    setBusy(false);
  };
  const close = () => {
    if (preview?.keeping) return;
    runs.current.latest += 1;
    setPreview(null);
    setBusy(false);
  };
  const stop = () => {
    runs.current.isStopped = true;
  };
  return { preview, busy, problem, read, keep, undo, close, stop };
}

type Files = Parameters<(typeof ReadFiles)['readFilesInWorker']>[0];

/** Loads the reader only when it is needed, because most users import once or never. */
async function parsedFiles(files: Files) {
  const { readFilesInWorker } = await import('./reading/read-files-in-worker');
  return readFilesInWorker(files);
}

/** Null if the import was stopped or failed; the part imported until then can be undone. */
async function broughtIn(
  preview: Preview,
  watch: Parameters<typeof bringIn>[2],
): Promise<ImportNote | null> {
  const note = await bringIn(preview.fresh, fromOf(preview), watch).catch(() => null);
  return note?.isWhole ? note : null;
}

function useUndo() {
  const toast = useToast();
  const undo = async (id: string) => {
    const done = await undoImport(id);
    toast({ title: messages.importUndone, description: undoneWords(done) });
  };
  const sayImported = ({ id, records, source }: ImportNote) => {
    const description = format(messages.entriesFrom, { records: records.length, source });
    const run = () => {
      undo(id).catch(() => {
        toast(NOT_UNDONE);
      });
    };
    toast({ title: messages.imported, description, action: { label: messages.undo, run } });
  };
  return { undo, sayImported };
}

function problemWords(error: unknown): string {
  const isOurs = error instanceof UnreadableFile;
  return isOurs ? error.message : messages.fileNotRead;
}

function fromOf({ source, files, wholeDays }: Preview) {
  const [first] = files;
  const others =
    files.length > 1 ? format(messages.andMoreFiles, { others: files.length - 1 }) : '';
  return { source, file: `${first?.name ?? source}${others}`.slice(0, 200), wholeDays };
}

interface Watch {
  isOver: () => boolean;
  show: (preview: Preview) => void;
}

/** Reads the foods without numbers and shows the progress. */
async function readUnread(first: Preview, { isOver, show }: Watch): Promise<void> {
  const { readFoods, readerOfWords } = await import('./reading/read-foods');
  const { file, unknown } = await readFoods(
    { ...first, incoming: first.fresh },
    {
      read: await readerOfWords(),
      isOver,
      onProgress: (done, of) => {
        if (!isOver() && done % 10 === 0) show({ ...first, reading: { done, of } });
      },
    },
  );
  if (!isOver()) show({ ...first, fresh: file.incoming, unread: [], unknown, reading: null });
}
