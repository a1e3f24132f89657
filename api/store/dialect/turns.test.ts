import { Turns } from './turns';

const soon = async () => new Promise((resolve) => setImmediate(resolve));

test('work with the same name runs in order, also after an error, and other work does not wait', async () => {
  const turns = new Turns();
  const said: string[] = [];
  const work = (name: string, what: string) =>
    turns.take(name, async () => {
      said.push(`${what} begins`);
      await soon();
      said.push(`${what} ends`);
      if (what === 'first') throw new Error('failed');
      return what;
    });
  const all = [work('a', 'first'), work('a', 'second'), work('b', 'other'), work('a', 'third')];
  const ended = await Promise.allSettled(all);
  expect(ended.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    ...['failed', 'second', 'other', 'third'],
  ]);
  const ofA = said.filter((words) => !words.startsWith('other'));
  expect(ofA).toEqual([
    ...['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'],
  ]);
  expect(said.indexOf('other begins')).toBe(1);
});
