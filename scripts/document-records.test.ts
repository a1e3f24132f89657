import { readFileSync } from 'node:fs';

import { PAGE, recordsPage } from './document-records';

// Prettier aligns the tables of the page.
const unaligned = (text: string) => text.replaceAll(/[\s-]+/g, ' ').trim();

test('docs/records.md has the fields that the schemas have', () => {
  if (unaligned(readFileSync(PAGE, 'utf8')) !== unaligned(recordsPage()))
    throw new Error('The schemas have changed: npm run records:docs');
});

test('the page names every kind, and says what a field means', () => {
  const page = recordsPage();
  expect(page).toContain('## meal\n');
  expect(page).toContain(
    "The user's own list of items. If set, it takes precedence over every analysis.",
  );
  expect(page).toContain('`sodium` (mg)');
});
