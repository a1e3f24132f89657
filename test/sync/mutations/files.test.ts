import { filesOfSync } from './files';

test('mutants cover the code that stores photos and operations, wherever these files have moved to', () => {
  expect(filesOfSync()).toEqual(
    expect.arrayContaining([
      'src/store/photos/photos.ts',
      'src/store/outbox.ts',
      'api/store/records.ts',
      'shared/sync/merge.ts',
    ]),
  );
});
