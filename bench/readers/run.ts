// The accuracy of the readers on the device, in Chromium with the build in build/: npm run build first.
// npm run bench:readers [-- --only barcodes|foods|plates|labels --plates chosen|aside --labels N --seed N --keep FOLDER]
import { parseArgs } from 'node:util';

import { shellIsKept, Device, signUp } from '../../test/kit/browsers';
import { LiveServer } from '../../test/kit/live-server';
import { measureBarcodes } from './barcodes';
import { measureFoods } from './foods';
import { measureLabels } from './labels';
import { measurePlates } from './plates';

const OPTIONS = {
  only: { type: 'string' },
  plates: { type: 'string', default: 'chosen' },
  labels: { type: 'string', default: '120' },
  seed: { type: 'string', default: '1' },
  keep: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { only, plates, labels, seed, keep } = parseArgs({ options: OPTIONS }).values;
  const wants = (part: string) => only === undefined || only === part;
  const server = await LiveServer.start();
  const device = new Device(server.url);
  try {
    const page = await device.open();
    await signUp(page);
    await shellIsKept(page);
    await page.goto('/food-tracker');
    if (wants('barcodes')) console.log('barcodes', await measureBarcodes(page));
    if (wants('foods')) console.log('foods', await measureFoods(page));
    if (wants('plates'))
      console.log('plates', await measurePlates(page, plates === 'aside' ? 'aside' : 'chosen'));
    if (wants('labels')) {
      const set = { labels: Number(labels), seed: Number(seed), keep };
      console.log('labels', await measureLabels(page, set));
    }
  } finally {
    await device.remove();
    await server.remove();
  }
}

void main();
