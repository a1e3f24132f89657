import { HOUSEHOLD, type OwnList } from '../own-food';

/** Gruels, grain dishes and snacks of Africa. */
export const AFRICAN_GRAIN_DISHES: OwnList = {
  note: HOUSEHOLD,
  foods: [
    {
      code: 'samp-beans',
      name: 'Samp and beans',
      also: 'umngqusho, samp and sugar beans, mutakura, ngwaci',
      category: 'Bean, pea, legume dishes',
      of: { 'maize, dried kernels': 200, 'cowpeas, dry': 110, onion: 50, oil: 20, salt: 4.5 },
      weighs: 900,
      portions: { '1 plate': 300, '1 cup': 210, '1 bowl': 300 },
    },
    {
      code: 'samp',
      name: 'Samp',
      also: 'boiled maize, boiled dry maize, boiled white maize, boiled dried maize, boiled dried white maize, dried maize boiled, boiled maize grain, boiled whole maize, nifro, mahangu samp, stampmielies, nyuga, mangai',
      category: 'Grits and other cooked cereals',
      of: { 'maize, dried kernels': 200 },
      weighs: 560,
      portions: { '1 cup': 165, '1 bowl': 250, '1 serving': 200 },
    },
  ],
};
