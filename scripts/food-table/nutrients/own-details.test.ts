import type { CompactDetails } from '#shared/nutrition/nutrients/detail-table';
import compact from '#shared/nutrition/nutrients/detail-table.json';

import { ownDetails } from './own-details';
import { detailsIn, writeDetails } from './write-details';

const committed = compact as CompactDetails;

test('nutrients of our own foods match their recipes; if not, run `npm run food-nutrients`', () => {
  const parts = detailsIn(committed);
  const releases = parts.filter(({ family }) => family !== 'Platelog foods');
  const own = ownDetails(new Map(releases.flatMap(({ details }) => [...details])));
  const written = JSON.stringify(
    writeDetails([...releases, { family: 'Platelog foods', details: own }]),
  );
  expect(written === JSON.stringify(committed)).toBe(true);
});
