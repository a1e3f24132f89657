import { readFileSync } from 'node:fs';
import path from 'node:path';

import { OUTCOMES, PHOTO_EVENTS, PHOTO_STATES, PHOTO_TABLE, type Cell } from './photo-table';

const DOCUMENT = path.resolve(__dirname, '../../../../docs/sync-protocol.md');

/** What a cell does, in the words of the document. */
function wordsOf(cell: Cell): string {
  if (cell === 'take') return '_take_';
  const { to, image, job, progress } = cell;
  const parts = [
    to && `\`${to}\``,
    image && 'image given back',
    job && 'job added',
    progress !== undefined && `progress ${progress ?? 'none'}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The table's rows: for each state, events with the same effect are grouped. */
function rows(): string[] {
  return PHOTO_STATES.flatMap((state) => {
    const together = new Map<string, string[]>();
    for (const event of PHOTO_EVENTS) {
      const cell = PHOTO_TABLE[state][event];
      if (!cell) continue;
      const words = wordsOf(cell);
      together.set(words, [...(together.get(words) ?? []), `\`${event}\``]);
    }
    return [...together].map(([words, events]) => `\`${state}\` | ${events.join(', ')} | ${words}`);
  });
}

const FIRST = new Set(['_take_', ...PHOTO_STATES.map((state) => `\`${state}\``)]);

/** Rows of the document's table, without the spaces that align it. */
const document = () =>
  readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .filter((line) => FIRST.has(line.split('|')[1]?.trim() ?? ''))
    .map((line) => line.slice(2, -2).replace(/\s+\|/g, ' |').trim());

test('the document has the same table of states as the code', () => {
  const outcomes = Object.entries(OUTCOMES).map(
    ([outcome, step]) => `_take_ | \`${outcome}\` | ${wordsOf(step)}`,
  );
  expect(document()).toEqual([...rows(), ...outcomes]);
});

test('each event has an effect in at least one state', () => {
  for (const event of PHOTO_EVENTS) {
    const states = PHOTO_STATES.filter((state) => PHOTO_TABLE[state][event] !== undefined);
    expect([event, states]).toEqual([event, expect.arrayContaining([expect.any(String)])]);
  }
});
