import type { Synonym } from './synonym';

/** Names for foods of FNDDS, mostly of British, Indian and African English. */
export const SURVEY: readonly Synonym[] = [
  [
    '11111000',
    'Milk, whole',
    'full fat milk, full cream milk, cow milk, blue top milk, fresh milk, leche, boiled milk',
  ],
  [
    '11112110',
    'Milk, reduced fat (2%)',
    'semi skimmed, semi-skimmed milk, green top milk, milk 2% fat',
  ],
  ['11113000', 'Milk, fat free (skim)', 'skimmed, skimmed milk, leche descremada'],
  [
    '11411100',
    'Yogurt, whole milk, plain',
    'curd, dahi, natural yogurt, plain yogurt, kiselo mlyako, bulgarian yogurt, set curd',
  ],
  [
    '21500100',
    'Beef, ground',
    'minced beef, beef mince, mince meat, minced meat, lean mince, steak mince',
  ],
  [
    '22600200',
    'Pork bacon, NS as to fresh, smoked or cured, cooked',
    'bacon rasher, rasher of bacon, back bacon, streaky bacon, rashers',
  ],
  [
    '25221405',
    'Pork sausage',
    'sausage, banger, cumberland sausage, pork sausages, lincolnshire sausage, chipolata',
  ],
  [
    '26155110',
    'Fish, tuna, canned',
    'tinned tuna, tin of tuna, tuna chunks, tuna in brine, canned tuna, tuna tin',
  ],
  [
    '26319130',
    'Shrimp, steamed or boiled',
    'cooked prawns, king prawns, boiled prawns, steamed prawns, peeled prawns, tiger prawns',
  ],
  ['26319140', 'Shrimp, fried', 'fried prawns, battered prawns, scampi'],
  ['27311510', "Shepherd's pie", 'cottage pie, shepherds pie'],
  ['31101010', 'Egg, whole, raw', 'raw egg, egg raw'],
  [
    '31103010',
    'Egg, whole, boiled or poached',
    'boiled egg, poached egg, hard boiled egg, soft boiled egg, eggs boiled, egg hard boiled',
  ],
  ['41102210', 'Fava beans, cooked', 'broad beans'],
  [
    '41201010',
    'Baked beans',
    'tinned beans, heinz beans, heinz baked beans, tin of baked beans, baked beans tin',
  ],
  ['42111030', 'Peanuts, boiled', 'boiled groundnuts'],
  ['42202000', 'Peanut butter', 'groundnut paste, peanut paste, groundnut butter'],
  [
    '51101000',
    'Bread, white',
    'white bread, sliced white, sandwich bread, pan de molde, white sliced bread, pan bread, loaf bread',
  ],
  [
    '51300110',
    'Bread, whole wheat',
    'wholemeal bread, granary bread, seeded bread, brown bread slice, wholegrain bread',
  ],
  ['51300120', 'Bread, whole wheat, toasted', 'wholemeal toast, granary toast, seeded toast'],
  ['53201000', 'Cookie, NFS', 'biscuits, sweet biscuit'],
  [
    '56130000',
    'Pasta, cooked',
    'penne, fusilli, macaroni boiled, tagliatelle, linguine, farfalle, spaghetti cooked, pasta boiled',
  ],
  [
    '56203056',
    'Oatmeal, regular or quick, made with water, no added fat',
    'porridge with water, oats porridge with water, porridge made with water',
  ],
  [
    '56203066',
    'Oatmeal, regular or quick, made with milk, no added fat',
    'porridge, porridge with milk, porridge made with milk, bowl of porridge, oats with milk, oat porridge, avena',
  ],
  ['61100600', 'Clementine, raw', 'satsuma, clementines, easy peeler'],
  ['63109010', 'Cantaloupe, raw', 'rockmelon, musk melon, kharbuja'],
  ['71100100', 'Potato, baked, NFS', 'jacket potatoes, baked potatoes'],
  [
    '71102980',
    'Potato, boiled, NFS',
    'boiled potatoes, new potatoes, irish potatoes boiled, irish potato, english potato, potatoes boiled',
  ],
  ['71200010', 'Potato chips, NFS', 'crisps'],
  [
    '71400990',
    'Potato, french fries, NFS',
    'oven chips, hot chips, skinny fries, slap chips, steak fries',
  ],
  [
    '27360090',
    'Paella, NFS',
    'paella, paella valenciana, paella mixta, chicken paella, arroz de marisco, fideua',
  ],
  ['27350020', 'Paella with seafood', 'seafood paella'],
  [
    '41311020',
    'Sambar, vegetable stew',
    'sambar, sambaar, red gram sambar, dal sambar, toor dal sambar, tomato sambar, vegetable sambar, green gram sambar',
  ],
  ['58150100', 'Bibimbap, Korean', 'bibimbap, dolsot bibimbap, bi bim bap, beef bibimbap'],
  [
    '58150530',
    'Adobo, with rice',
    'adobo with rice, pork adobo with rice, chicken adobo with rice',
  ],
  ['71501000', 'Potato, mashed, NFS', 'mash, mashed potatoes, creamed potato'],
  ['75109550', 'Cilantro, raw', 'coriander, fresh coriander, coriander leaves, dhania'],
  ['75122000', 'Peppers, raw, NFS', 'capsicum, bell pepper, red pepper raw'],
  ['75228020', 'Rutabaga, cooked', 'swede, mashed swede, neeps'],
  ['81302070', 'Pesto sauce', 'pesto, green pesto, basil pesto'],
  ['91501010', 'Gelatin dessert', 'jelly, jello, gelatina'],
  [
    '92101000',
    'Coffee, brewed',
    'filter coffee, cafe, instant coffee, black coffee, nescafe, coffee black',
  ],
  ['92101900', 'Coffee, Latte', 'latte macchiato'],
  [
    '92302000',
    'Tea, hot, leaf, black',
    'black tea, tea without milk, plain tea, chai without milk, tea leaves',
  ],
  [
    '92410310',
    'Soft drink, cola',
    'coca cola, coke can, coca cola can, fizzy cola, cola drink, refresco de cola',
  ],
  [
    '92410320',
    'Soft drink, cola, diet',
    'coke zero, diet coke, pepsi max, coca cola zero, zero coke, coke light',
  ],
  ['94000100', 'Water, tap', 'drinking water, glass of water, agua, drink water, boiled water'],
];
