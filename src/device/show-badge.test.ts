import { showBadge } from './show-badge';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

test('the icon shows the number of waiting entries, and no badge at 0', () => {
  const shown: unknown[] = [];
  const note = async (what: unknown) => {
    shown.push(what);
    return Promise.reject(new DOMException('Not installed.', 'NotAllowedError'));
  };
  Object.assign(navigator, {
    setAppBadge: async (count: number) => note(count),
    clearAppBadge: async () => note('none'),
  });
  for (const count of [3, 1, 0]) showBadge(count);
  expect(shown).toEqual([3, 1, 'none']);
});

test('nothing happens in browsers without badges', () => {
  expect(() => {
    showBadge(2);
    showBadge(0);
  }).not.toThrow();
});
