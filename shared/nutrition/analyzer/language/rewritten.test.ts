import { type Rule, rewritten } from './rewritten';

const SWAP: Rule = [
  /(?:(\d) )?(eggs?) on (toast)/g,
  (_, count, egg, bread) => `${bread} + ${count}${egg}`,
];

test('a rule gets what its groups found', () => {
  expect(rewritten('2 eggs on toast', [SWAP])).toBe('toast + 2eggs');
});

test('a group that found nothing is empty', () => {
  expect(rewritten('egg on toast', [SWAP])).toBe('toast + egg');
});

test('rules apply one after the other', () => {
  expect(rewritten('egg on toast', [SWAP, [/\begg\b/g, '1 egg']])).toBe('toast + 1 egg');
});
