import { onLaunchedFiles } from './use-launched-files';

type Take = (parameters: { files?: { getFile: () => Promise<File> }[] }) => void;

afterEach(() => {
  Reflect.deleteProperty(window, 'launchQueue');
});

const handle = (name: string) => ({ getFile: async () => Promise.resolve(new File(['a'], name)) });
const gone = { getFile: async () => Promise.reject(new DOMException('', 'NotFoundError')) };

test('readable files that the system opens with the app are passed on', async () => {
  let launch: Take = () => undefined;
  Object.assign(window, {
    launchQueue: {
      setConsumer: (take: Take) => {
        launch = take;
      },
    },
  });
  const taken: string[][] = [];
  onLaunchedFiles((files) => taken.push(files.map(({ name }) => name)));
  launch({ files: [handle('mfp.csv'), gone, handle('diary.zip')] });
  // The app was opened without a file.
  launch({});
  launch({ files: [gone] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).toEqual([['mfp.csv', 'diary.zip']]);
});

test('nothing happens in browsers without file handling', () => {
  expect(() => {
    onLaunchedFiles(() => undefined);
  }).not.toThrow();
});
