import type { Synonym } from './synonym';

/** Names from the world's kitchens for foods of FNDDS. */
export const KITCHENS: readonly Synonym[] = [
  ['27520410', 'Cuban sandwich', 'cubano, medianoche'],
  ['22709010', 'Pork skin rinds', 'chicharron'],
  ['27445220', 'Kung pao chicken', 'gong bao ji ding'],
  ['58162310', 'Rice pilaf', 'pilav'],
  ['71400990', 'Potato, french fries, NFS', 'papas fritas, batatas fritas'],
  ['11115400', 'Kefir', 'ryazhenka'],
  ['91601000', 'Italian Ice', 'granita'],
  ['27350020', 'Paella with seafood', 'arroz negro, crni rizoto'],
  ['25112200', 'Liver, paste or pate', 'foie gras, rillettes'],
  ['11320000', 'Soy milk, sweetened', 'doujiang, dou jiang'],
  ['27160100', 'Meatballs, NS as to type of meat, with sauce', 'albondigas, albondigas en salsa'],
  ['56207160', 'Couscous, plain, cooked', 'ptitim'],
  ['25220910', 'Head cheese', 'kholodets'],
  ['27146400', 'Chicken kiev', 'chicken kyiv'],
  ['63101110', 'Applesauce, regular', 'apfelmus'],
  ['51109100', 'Bread, pita', 'somun, lepinja'],
];
