import type { Meal } from '#shared/records/meal';
import type { Analysis, MealItem } from '#shared/records/meal-item';
import type { Photo } from '#shared/records/photo';

import { type EntryFacts, markOfWords, mealState, openProposal, shownItems } from './meal-state';

const item = { id: 'i1' } as MealItem;
const analysis = { items: [item] } as Analysis;
const empty = { items: [] as MealItem[] } as Analysis;
const asking = { ...analysis, question: { words: 'toast' } } as Analysis;
const meal: Meal = {
  name: 'x',
  description: null,
  notes: null,
  mealType: 'lunch',
  mealTime: '2026-11-21T12:00',
  photoId: null,
  estimate: null,
  items: null,
};
const photo = (status?: Photo['status']): Photo => ({
  ...({} as Photo),
  ...(status ? { status } : {}),
});
const facts = (change: Partial<EntryFacts> = {}): EntryFacts => ({
  meal,
  photo: null,
  pending: 0,
  rejected: 0,
  syncing: false,
  hasBytes: true,
  ...change,
});

test.each([
  [{}, 'synced'],
  [{ pending: 1 }, 'saved'],
  [{ pending: 1, syncing: true }, 'syncing'],
  [{ pending: 1, rejected: 1 }, 'refused'],
])('an entry with %j is %s', (change, keeping) => {
  expect(mealState(facts(change)).keeping).toBe(keeping);
});

test.each([
  [{ meal: { ...meal, estimate: analysis } }, 'estimated'],
  [{ meal: { ...meal, estimate: analysis, analysis } }, 'analysed'],
  [{ meal: { ...meal, analysis, items: [] } }, 'edited'],
  [{ meal: { ...meal, estimate: empty } }, 'no-food-found'],
  [{ meal: { ...meal, description: 'soup' } }, 'words-not-read'],
  [{ meal: { ...meal, description: 'soup', estimate: empty } }, 'no-food-found'],
  [{ meal: { ...meal, description: 'soup', analysis: empty } }, 'no-food-found'],
  [{ meal: { ...meal, estimate: asking } }, 'needs-answer'],
  [{ meal: { ...meal, estimate: { ...asking, items: [] } } }, 'needs-answer'],
  [{ meal: { ...meal, estimate: asking, analysis } }, 'analysed'],
  [{ meal: { ...meal, estimate: asking, items: [item] } }, 'edited'],
  [{ photo: photo() }, 'waiting-for-signal'],
  [{ photo: photo('awaiting_upload') }, 'waiting-for-signal'],
  [{ photo: photo('awaiting_upload'), hasBytes: false }, 'waiting-for-upload'],
  [{ photo: photo('unanalysed') }, 'waiting-for-provider'],
  [{ photo: photo('unanalysed'), sending: 'refused' as const }, 'not-sent'],
  [{ photo: photo('unanalysed'), sending: 'agreed' as const }, 'not-read'],
  [
    { photo: photo('awaiting_upload'), hasBytes: true, sending: 'not-answered' as const },
    'waiting-for-consent',
  ],
  [
    { photo: photo('awaiting_upload'), hasBytes: true, sending: 'refused' as const },
    'waiting-for-signal',
  ],
  [{ photo: photo('over_limit') }, 'over-limit'],
  [{ photo: photo('queued') }, 'analysing'],
  [{ photo: photo('failed') }, 'failed'],
  [{ photo: photo('failed'), meal: { ...meal, estimate: analysis } }, 'estimated'],
])('the figures of %j are %s', (change, reading) => {
  expect(mealState(facts(change)).reading).toBe(reading);
});

test("the user's own items take precedence over the server's, and those over the device's", () => {
  const own = { ...item, id: 'own' };
  expect(shownItems({ ...meal, estimate: empty, analysis, items: [own] })).toEqual([own]);
  expect(shownItems({ ...meal, estimate: empty, analysis })).toEqual([item]);
  expect(shownItems({ ...meal, estimate: analysis })).toEqual([item]);
  expect(shownItems(meal)).toBeNull();
});

test('an analysis of words that were changed since is not used', () => {
  const outdated = { ...analysis, words: markOfWords('a bowl of rice') };
  const described = { ...meal, description: 'a bowl of rice', analysis: outdated, estimate: empty };
  expect(shownItems(described)).toEqual([item]);
  expect(shownItems({ ...described, description: 'a bowl of soup' })).toEqual([]);
});

test('a proposal for words that were changed since is not open', () => {
  const id = '0190a000-0000-7000-8000-000000000009';
  const proposal = { ...analysis, id, words: markOfWords('500 g rice') };
  expect(openProposal({ ...meal, description: '500 g rice', proposal })).toBe(proposal);
  expect(openProposal({ ...meal, description: '300 g rice', proposal })).toBeNull();
});

test('a proposal is open until the user has decided on that one', () => {
  const proposal = { ...analysis, id: '0190a000-0000-7000-8000-000000000009' };
  expect(openProposal({ ...meal, proposal })).toBe(proposal);
  expect(openProposal({ ...meal, proposal, settled: null })).toBe(proposal);
  expect(openProposal({ ...meal, proposal, settled: proposal.id })).toBeNull();
  expect(openProposal(meal)).toBeNull();
});
