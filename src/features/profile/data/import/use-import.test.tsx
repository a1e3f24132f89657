import { act, renderHook } from '@testing-library/react';

import { bringIn } from '../../../../store/import';
import { nothingFrom } from './parsed-file';
import { makePreview } from './preview/make-preview';
import { useImport } from './use-import';

jest.mock('../../../../store/import');
jest.mock('./preview/make-preview');
jest.mock('./reading/read-files-in-worker', () => ({ readFilesInWorker: jest.fn() }));

const PREVIEW = {
  ...nothingFrom('Cronometer'),
  files: [],
  answers: {},
  fresh: [],
  known: 0,
  unknown: [],
  reading: null,
  doubled: 0,
  keeping: null,
};

test('while an import is being saved, its preview can be neither closed nor read again', async () => {
  jest.mocked(makePreview).mockResolvedValue(PREVIEW);
  let end = (): void => undefined;
  jest.mocked(bringIn).mockReturnValue(
    new Promise((resolve) => {
      end = () => {
        resolve({ id: 'i1', source: 'Cronometer', file: 'x', at: 0, records: [], isWhole: true });
      };
    }),
  );
  const { result } = renderHook(() => useImport('ada'));
  await act(async () => result.current.read([], {}));
  let kept: Promise<void> | undefined;
  act(() => {
    kept = result.current.keep();
  });
  expect(result.current.preview?.keeping).toEqual({ done: 0, of: 0 });
  act(() => {
    result.current.close();
  });
  await act(async () => result.current.read([], { dates: 'day-first' }));
  await act(async () => result.current.keep());
  expect(result.current.preview?.keeping).toEqual({ done: 0, of: 0 });
  expect(makePreview).toHaveBeenCalledTimes(1);
  expect(bringIn).toHaveBeenCalledTimes(1);
  await act(async () => {
    end();
    await kept;
  });
  expect(result.current).toMatchObject({ preview: null, busy: false, problem: null });
});

test('an import counts as stopped only if it left something out, not if records were already there', async () => {
  const two = [0, 1].map((id) => ({ type: 'meal' as const, id: String(id), patch: {} }));
  const records = two.slice(1).map(({ type, id }) => ({ type, id }));
  const note = { id: 'i1', source: 'Cronometer', file: 'x', at: 0, records };
  jest.mocked(makePreview).mockResolvedValue({ ...PREVIEW, fresh: two });
  const { result } = renderHook(() => useImport('ada'));
  for (const isWhole of [true, false]) {
    jest.mocked(bringIn).mockResolvedValue({ ...note, isWhole });
    await act(async () => result.current.read([], {}));
    await act(async () => result.current.keep());
    expect(result.current.problem === null).toBe(isWhole);
  }
});
