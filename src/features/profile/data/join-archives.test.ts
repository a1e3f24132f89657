import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import { archiveParts, textFile } from '#shared/export/archive';

import { joinArchives } from './join-archives';

const pause = async () => Promise.resolve();

/** An archive created as a stream, with the sizes of files after their contents. */
async function streamed(texts: Record<string, string>): Promise<Blob> {
  const files = (async function* () {
    await pause();
    for (const [name, text] of Object.entries(texts)) yield textFile(name, [text]);
  })();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of archiveParts(files, { at: Date.now(), pause }))
    parts.push(part as Uint8Array<ArrayBuffer>);
  return new Blob(parts);
}

const opened = async (archive: Blob) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer()))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );

test('the joined archive has the files of both, and other programs can open it', async () => {
  const first = await streamed({ 'README.txt': 'words', 'platelog.json': '{"é":1}'.repeat(9000) });
  const second = await streamed({ 'this-device/ünï.json': '[1]', 'empty.txt': '' });
  expect(await opened(await joinArchives(first, second))).toEqual({
    ...(await opened(first)),
    ...(await opened(second)),
  });
  const other = new Blob([zipSync({ 'a.txt': strToU8('a') }) as Uint8Array<ArrayBuffer>]);
  const three = await joinArchives(await joinArchives(first, second), other);
  expect(Object.keys(await opened(three))).toHaveLength(5);
  expect((await opened(three))['a.txt']).toBe('a');
});

test('a truncated archive is not accepted as complete', async () => {
  const whole = await streamed({ 'a.txt': 'a' });
  const cut = whole.slice(0, whole.size - 1);
  await expect(joinArchives(cut, whole)).rejects.toThrow('not whole');
  await expect(joinArchives(new Blob([]), whole)).rejects.toThrow('not whole');
});
