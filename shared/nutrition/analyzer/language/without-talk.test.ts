import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['orange juice 4oz, insulin 12 units, toast', 'orange juice 4oz, toast'],
  ['oreos 6 cuz theyre vegan', '6 oreos'],
  ['yogurt bc i was hungry', 'yogurt'],
  ['just coffee so far, black, 3 mugs', '3 mugs of black coffee'],
  [
    'I only managed a banana and a coffee with milk as everyone was running late',
    'a banana and a coffee with milk',
  ],
  ['a croissant as the bus was late', 'a croissant'],
  ['burger as we had no food in, and a beer', 'burger and a beer'],
  ['two biscuits while the baby slept', 'two biscuits'],
  ['an apple while driving the kids to school', 'an apple'],
  ['a croissant while I had a coffee', 'a croissant and a coffee'],
  ['turkey burgers 2 no bun, toast', '2 turkey burgers no bun, toast'],
  ['chicken thighs 4 no skin', '4 chicken thighs no skin'],
  ['hobnobs.. 5? maybe 6', 'hobnobs x5.5'],
  ['oreos, 4? 5?', 'oreos x4.5'],
  ['nuggets.. 10?', '10 nuggets'],
  ['nachos at ball game w jalapenos', 'nachos w jalapenos'],
  ['skip the dishes pad thai', 'pad thai'],
  ['3 pints and a pizza on the way home', '3 pints and a pizza'],
  ['kebab on the way back', 'kebab'],
  ['fitbit says 2000 burned, ate porridge', 'porridge'],
  ['had a run, 300 kcal burned, a banana', 'a banana'],
  ['cheese sandwich w mrs balls', 'cheese sandwich with chutney'],
  ['walls sausages 4, beans', 'sausages 4, beans'],
  ['barely ate today, half a banana', 'half a banana'],
  ['2 beers hungover', '2 beers'],
  ['small apple w 1 tbsp almond butter ... 20ish carbs', 'small apple w 1 tbsp almond butter'],
  ['oatmeal ~ 30 net carbs', 'oatmeal'],
  ['carb load: 2 cups pasta', '2 cups pasta'],
  ['12 oz full sugar coke', '12 oz coke'],
  ['cottage pie followed by ice cream', 'cottage pie, ice cream'],
  ['pizza washed down with a coke', 'pizza, a coke'],
  [
    'a slice of fruit cake and a cup of tea and thats me done',
    'a slice of fruit cake and a cup of tea',
  ],
  ['fish and chips, thats my lot', 'fish and chips'],
  ['ryvita 3, feijoas from the neighbour (2)', '3 ryvita, 2 feijoas'],
  ['cookies the neighbor baked', 'cookies'],
  ['cake from a customer', 'cake'],
  ["nana's roast lamb and mint sauce", 'roast lamb and mint sauce'],
  ['my nanas soup', 'soup'],
  ['£1 bag of chips', 'bag of chips'],
  ['a 50p freddo', 'a freddo'],
  ['crisps (£1 bag)', '1 bag of crisps'],
  ['jollof rice and an egg, no meat o', 'jollof rice and an egg, no meat'],
  ['pizza and wings, she had the wings', 'pizza and wings'],
  [
    'fish fingers for the kids, i just had what they left - 3 nuggets, 2 carrots',
    '3 nuggets, 2 carrots',
  ],
  ['finished what the kids left: half a sausage', 'half a sausage'],
  ['chix curry', 'chicken curry'],
  ['curry wi rice', 'curry with rice'],
  ['2 nanas and yogurt', '2 bananas and yogurt'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  'so hungry',
  'burned 300 kcal',
  'insulin 12 units',
  'on the way home',
  'mrs brown',
  'thats me done',
  'a letter from the neighbour',
  'a £2 coin',
  'he had the kebab',
])('%s is no meal', (talk) => {
  expect(caloriesOf(talk)).toBe(0);
});
