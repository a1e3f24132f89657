import { Chance } from '../../crash/chance';
import { picture } from '../../kit/pictures';
import { isShort } from '../../kit/short';
import { Place } from '../life/life';
import { Walk } from './walk';

// These seeds run by default; `npm run test:readings` sets the first seed, and the number of seeds.
const FIRST = process.env['WALK_SEED'];
const USUAL = isShort ? [1, 2] : [1, 2, 3, 4, 5, 6, 7, 8];
const SEEDS = FIRST === undefined ? USUAL : seedsFrom(Number(FIRST));
const STEPS = 40;
const PATIENCE_MS = 4 * 3600 * 1000;

function seedsFrom(first: number): number[] {
  return Array.from({ length: Number(process.env['WALK_RUNS'] ?? 1) }, (_, n) => first + n);
}

let place: Place;
let pictures: Buffer[];
beforeAll(async () => {
  place = await Place.open();
  pictures = await Promise.all([10, 80, 150, 220].map(async (shade) => picture(16, 16, shade)));
});
afterAll(async () => place.api.stop());

test(
  'with a provider that answers anything, everything ends, images are charged once, and what was stated stays',
  async () => {
    for (const seed of SEEDS) {
      const walk = await Walk.begin(place, new Chance(seed), pictures);
      try {
        await walk.steps(STEPS);
        await walk.end();
      } catch (error) {
        throw new Error(`Seed ${seed}`, { cause: error });
      }
    }
  },
  PATIENCE_MS,
);
