import { isStorageFailure } from './error-boundary';

const named = (name: string, inner?: Error) => Object.assign(new Error('x'), { name, inner });

test.each([
  [named('DatabaseClosedError'), true],
  [named('UnknownError'), true],
  [named('OpenFailedError', named('UnknownError')), true],
  [named('DexieError', named('InvalidStateError')), true],
  [new TypeError('x is undefined'), false],
  ['a word', false],
])('%s: by the storage is %s', (error, byStorage) => {
  expect(isStorageFailure(error)).toBe(byStorage);
});
