import { cameraProblem } from './camera';

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s of a browser is called %s', (name, problem) => {
  expect(cameraProblem(new DOMException('No.', name))).toBe(problem);
});

test('a page without HTTPS has no camera', async () => {
  const devices = undefined as unknown as MediaDevices;
  const error: unknown = await (async () => devices.getUserMedia())().catch((one: unknown) => one);
  expect(cameraProblem(error)).toBe('none');
});
