import type { Synonym } from './synonym';

/** The commonest foods as Germans, Spaniards, the French, Portuguese and Brazilians type them. No word of these is an English one. */
export const EVERYDAY_ABROAD: readonly Synonym[] = [
  ['31103010', 'Egg, whole, boiled or poached', 'eier'],
  ['58400000', 'Soup, NFS', 'suppe, soupe'],
  ['75649110', 'Soup, vegetable', 'gemüsesuppe, soupe de légumes'],
  ['13110100', 'Ice cream, vanilla', 'vanilleeis'],
  ['63200100', 'Berries, NFS', 'beeren'],
  ['63223020', 'Strawberries, raw', 'erdbeeren, fresas, fraises, morangos'],
  ['63123000', 'Grapes, raw', 'trauben, weintrauben, uvas'],
  ['42100100', 'Almonds, NFS', 'mandeln, almendras, amandes, amêndoas'],
  ['42110000', 'Mixed nuts, NFS', 'nüsse, nuesse, nuss mix, frutos secos'],
  ['75311020', 'Classic mixed vegetables, NS as to form, cooked', 'gemüse, gemuese, verduras'],
  ['53201000', 'Cookie, NFS', 'kekse, galletas, bolachas'],
  ['93401010', 'Wine, red', 'wein, rotwein, vino, vinho, vinho tinto, vin rouge'],
  [
    '24100000',
    'Chicken, NS as to part and cooking method, NS as to skin eaten',
    'hähnchen, haehnchen, hühnchen, pollo, frango',
  ],
  ['94000100', 'Water, tap', 'wasser, leitungswasser, agua'],
  ['75111000', 'Cucumber, raw', 'gurke, pepino, concombre'],
  ['75115000', 'Mushrooms, raw', 'pilze, champiñones, cogumelos'],
  ['72125100', 'Spinach, raw', 'spinat, espinacas, épinards'],
  ['91101000', 'Sugar, NFS', 'zucker, azúcar, açúcar'],
  ['12110100', 'Cream, light', 'sahne'],
  ['82104000', 'Olive oil', 'olivenöl, aceite de oliva, azeite'],
  ['56205008', 'Rice, white, cooked, no added fat', 'arroz'],
  ['26100110', 'Fish, NFS', 'pescado, poisson, peixe'],
  [
    '71103010',
    'Potato, boiled, from fresh, peel not eaten, no added fat',
    'patatas, batata, batatas',
  ],
  ['63101000', 'Apple, raw', 'maçã, manzana'],
];
