import { foodTable } from '../../../test/kit/foods';
import { totalNutrients } from '../items/totals';
import { analyseText } from './analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const kcal = (text: string) => totalNutrients(read(text).items).calories ?? 0;
const found = (text: string) =>
  read(text).items.map(({ source }) => (source.kind === 'table' ? source.description : ''));

test.each([
  ['pizza rolls idk maybe 15', 'pizza rolls 15'],
  ['saltines all day maybe 12', '12 saltines'],
  ['celebrations off the ward table, 6 ish', '6 celebrations'],
  ['six pack of lager, well 5', '5 pack of lager'],
  ['a bowl of cinnamon toast crunch like 2 bowls actually', '2 bowls of cinnamon toast crunch'],
  ['large no medium latte', 'medium latte'],
  ['weetabix x3 semi skimmed 200ml banana', '3 weetabix, 200 ml semi skimmed milk, banana'],
  ['slice of toast with peanut butter eaten standing up', 'slice of toast with peanut butter'],
  ['large glass red', 'large glass of red wine'],
  ['2 scoops cookie dough ice cream', '2 scoops ice cream'],
  ['butter pecan ice cream', 'ice cream'],
  ['activia peach', 'activia'],
  ['latte (semi)', 'latte'],
  ['steak 8 oz sirloin', '8 oz sirloin steak'],
  ['caramel pork (thit kho)', 'thit kho'],
  ['hot cheetos the small bag', 'small bag of hot cheetos'],
  ['orange chicken with cup rice', 'orange chicken with 1 cup rice'],
  ['nuggets w/out the fries', 'nuggets'],
  ['tots from the dining hall', 'tots'],
  ['eggs, 2, toast', '2 eggs, toast'],
  ['eggs from my own hens, 2', '2 eggs'],
  ['doner kebab at kotti', 'doner kebab'],
  ['cheat: five guys bacon cheeseburger', 'five guys bacon cheeseburger'],
  ['tyskie 2 cans 500 ml', '2 x 500 ml tyskie'],
  ['4 eggs 4 toast sorry 3 toast', '4 eggs, 3 toast'],
  ['1 butter naan shared w husband so half naan', 'half a butter naan'],
  ['naan, a shared naan', 'naan, half a naan'],
  ['4 beers (heineken)', '4 heineken'],
  ['coffee with hazelnut creamer (like 3 tbsp)', 'coffee, 3 tbsp hazelnut creamer'],
  ['sheet pan potatoes', 'potatoes'],
  ['bottle of red between 2', 'half a bottle of red wine'],
  ['a half of bitter', 'half a pint of ale'],
  ['two halves of lager', 'a pint of lager'],
  ['curry with the lads', 'curry'],
  ['chicken thighs x3 roasted', '3 roasted chicken thighs'],
  ['sausages x2 grilled', '2 grilled sausages'],
  ['english breakfast', 'full english'],
  ['16 oz cold brew splash of oat milk', '16 oz cold brew with a splash of oat milk'],
  ['chicken side of rice', 'chicken with rice'],
  ['12 wings buffalo with ranch', '12 buffalo wings with ranch'],
  ['taco tuesday: 3 beef tacos', '3 beef tacos'],
  ['2x beans on toast', '2 servings of baked beans, 4 slices of toast'],
  ['went to the bbq place got half a rack of ribs', 'half a rack of ribs'],
  ['popped into the cafe, grabbed a latte', 'latte'],
  ['3 tacos al pastor, scratch that 2 tacos', '2 tacos al pastor'],
  ['pav bhaji 2 pav', 'pav bhaji'],
  ['biscuits n gravy, 2 biscuits', 'biscuits and gravy'],
  ['roti 3 sabzi', '3 roti, sabzi'],
  ['digestive 3 biscuits', '3 digestive biscuits'],
  ['oreo 3 cookies', '3 oreos'],
  ['tea 2 biscuits', 'tea, 2 biscuits'],
  ['chicken thighs air fried 200g', '200 g chicken thighs'],
  ['kind bar dark choc nuts & sea salt', 'kind bar'],
  ['sea salt and vinegar crisps', 'salt and vinegar crisps'],
  ['schooner of xyzzy', 'schooner of beer'],
  ['2 scoops ON gold standard', '2 scoops whey'],
  ['2 pizza slices and a coke', '2 slices of pizza and a coke'],
  ['3 bread slices', '3 slices of bread'],
  ['2 rashers and 2 eggs', '2 rashers of bacon and 2 eggs'],
  ['2 energy bar', '2 energy bars'],
  // Who begins with a name has each amount behind it.
  ['chicken 200g rice 150g broccoli', '200 g chicken, 150 g rice, broccoli'],
  ['yogurt 150g honey', '150 g yogurt, honey'],
  ['tacos 3 coke', '3 tacos, coke'],
  ['roti 3 chicken curry', '3 roti, chicken curry'],
  ['egg 2 toast 2', '2 eggs, 2 toast'],
  ['rice 150g egg 2', '150 g rice, 2 eggs'],
  ['coffee 2 eggs', 'coffee, 2 eggs'],
  ['toast 1 tbsp peanut butter', 'toast, 1 tbsp peanut butter'],
  // A count is of what it stands before, whatever that is often eaten with.
  ['3 chapati and chicken curry', '3 chapati + chicken curry'],
  ['2 slices bread with butter', '2 slices of bread + butter'],
  ['1 scoop whey with milk', '1 scoop whey + milk'],
  // A dish takes none of what stands behind a comma but its toppings.
  ['chow mein, orange chicken, egg roll', 'chow mein + orange chicken + egg roll'],
  ['2 tacos, rice and beans', '2 tacos + rice and beans'],
  ['chicken soup and ham sandwich', 'chicken soup + ham sandwich'],
  ['3 whole eggs 3 whites', '3 eggs, 3 egg whites'],
  ['2 scoops protein', '2 scoops whey'],
  ['tbsp pb', '1 tbsp peanut butter'],
  ['boiled egg 2 pcs', '2 boiled eggs'],
  ['2 small potatoes', 'small potato x2'],
  ['water with ice, banana', 'water, banana'],
  ['chips and beans', 'hot chips + beans'],
  ['2 slices of a 14 inch pizza', '2 slices of pizza'],
  ['pizza salad beer', 'pizza + salad + beer'],
  ['sandwich chips coke', 'sandwich + chips + coke'],
  ['eggs toast coffee', 'eggs + toast + coffee'],
  ['large vanilla shake', 'large vanilla milkshake'],
  ['bbq sausages', 'grilled sausages'],
  ['fry up', 'full english'],
  ['scrambled eggs 3 eggs with bacon 2 slices', '3 scrambled eggs + 2 slices of bacon'],
  ['turkey, lettuce, tomato', 'turkey + lettuce + tomato'],
  ['kids tea: nuggets', 'nuggets'],
  ['chicken 150 rice 200', '150 g chicken, 200 g rice'],
  ['enchiladas with rice', 'enchiladas + rice'],
  ['whole avocado', '1 whole avocado'],
  ['tea 2 sugars milk', 'tea with 2 sugars and milk'],
  ['coffee with creamer', 'coffee + creamer'],
  ['double whopper and fries', 'whopper double + fries'],
  ['kimbap 1 roll', 'kimbap'],
  ['2 doubles', '2 trini doubles'],
  ['chili, then i went back for seconds', 'chili'],
  ['2 tuna tin', '2 tins of tuna'],
  ['cheese slice', '1 slice of cheese'],
  ['2 double espresso', '4 espressos'],
  ['2 dinner salad', 'dinner salad x2'],
  ['homemade yoghurt', 'yoghurt'],
  ['homemade papas fritas', 'papas fritas'],
  ['popeyes and a coffee', 'popeyes and a black coffee'],
])('%s is %s', (text, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(text)).toBeCloseTo(kcal(plain), 0);
});

// Words that elsewhere tell a measure, a size, an address or of clothes.
test.each([
  ['2 patty melt', 'Patty melt (recalled)'],
  ['2 pot stickers', 'Jiaozi'],
  ['a filet mignon', 'Beef, steak, tenderloin'],
  ['2 quality street', 'Quality Street (recalled)'],
  ['2 mi goreng', 'Mee goreng'],
  ['a jacket potato with tuna', 'Jacket potato with tuna mayo'],
  ['m&ms and a coffee', 'Chocolate candy, candy shell'],
  ['cool whip and a coffee', 'Whipped topping'],
  ['sandwich, walkers cheese and onion, diet coke', 'Tayto cheese and onion crisps (recalled)'],
  ['100g little debbie', 'Snack cake (recalled)'],
])('%s is a name', (text, food) => {
  expect(found(text)).toContain(food);
});

// Of what is sold by the pack, a helping is no pack.
test.each([
  ['2 swiss rolls', 60, 110],
  ['raisins, seedless', 20, 60],
  ['6 triscuits', 25, 35],
  ['3 caramels', 20, 30],
])('%s weighs %d to %d g', (text, least, most) => {
  const grams = read(text).items.reduce((sum, item) => sum + item.grams, 0);
  expect(grams).toBeGreaterThanOrEqual(least);
  expect(grams).toBeLessThanOrEqual(most);
});

// A word of some food's long name is none of that food by itself.
test.each(['cheddar on top', 'gate', 'ocean', '2 el', 'kottu at the station gate'])(
  'no food is made up: %s',
  (text) => {
    expect(found(text).join()).not.toMatch(/cracker|entree|flautas|pout/i);
  },
);

test.each([
  ['nuggets', /nuggets/],
  ['pain au chocolat and espresso', /chocolat/i],
  ['6oz sirloin', /sirloin/],
  ['muesli 60g', /muesli/],
  ['2 pittas', /^Bread, pita/],
  ['pbj', /jelly sandwich/],
  ['a leg', /^Chicken leg/],
  ['crisps bbq', /crisps/i],
])('a word that is a name by itself is read: %s', (text, food) => {
  expect(found(text).some((one) => food.test(one))).toBe(true);
});

test.each([
  ['1 slice meatloaf, mashed potatoes and gravy, green beans', /mash/i],
  ['chicken fried steak mashed potatos gravy green beans', /mash/i],
  ['2 slices of soda bread butter and jam', /^Butter/],
  ['bowl of chili with cornbread and some shredded cheese', /^Cornbread/],
  ['tuna casserole. one helping i guess', /casserole/],
  ['chicken salad sandwich chips and a pickle', /chips/],
  ['spinach salad, strawberries, goat cheese', /^Cheese, goat/],
  ['250g 5% mince cooked weight 200g basmati cooked', /^Rice/],
])('no part is lost: %s', (text, food) => {
  expect(found(text).some((one) => food.test(one))).toBe(true);
});

test('a count before a plate is of what is counted', () => {
  expect(kcal('3 pancakes bacon')).toBeLessThan(2 * kcal('3 pancakes'));
  expect(kcal('spaghetti with meatballs, 4 meatballs')).toBe(kcal('spaghetti with meatballs'));
  expect(kcal('sausage and mash, 2 sausages')).toBe(kcal('sausage and mash'));
  expect(kcal('roast chicken dinner, 3 roast potatoes')).toBe(kcal('roast chicken dinner'));
  expect(kcal('tacos 3 corn tortillas')).toBe(kcal('tacos'));
});

test('a size is that of a piece where pieces are counted, and of an order where they are not', () => {
  expect(kcal('4 small lumpia')).toBeLessThan(kcal('4 lumpia'));
  expect(kcal('2 small fries')).toBeCloseTo(2 * kcal('small fries'), 0);
});

test('what has an amount of its own is a thing of its own', () => {
  expect(found('pork adobo about a cup, rice 1 cup')).toHaveLength(2);
});

test.each(['2 sausages maybe 3', '2 eggs, 3', '2 eggs, 3 ish'])(
  'no count is multiplied by another: %s',
  (text) => {
    expect(kcal(text)).toBeLessThanOrEqual(
      1.05 * kcal(text.replace('2', '3').split(/ maybe|,/)[0] ?? ''),
    );
  },
);

test.each(['lays', 'tayto crisps', 'pringles'])('a few %s are less than a bag', (crisps) => {
  expect(kcal(`a few ${crisps}`)).toBeGreaterThan(0);
  expect(kcal(`a few ${crisps}`)).toBeLessThan(kcal(`a bag of ${crisps}`));
});

test('a few of what nobody counts is less than a serving', () => {
  expect(kcal('few peas')).toBeLessThan(kcal('peas'));
});

test('a volume of what has no cup weighs what its kind does', () => {
  expect(kcal('cheetos 1 cup')).toBeLessThan(300);
});

test.each([
  ['3 pints', 3],
  ['a pint', 1],
  ['half a pint', 1 / 2],
  ['fish and chips and 2 pints', 2],
  ['burger and a pint', 1],
  ['2 pints and a curry', 2],
  ['two pints with mates', 2],
  ['couple of pints after work', 2],
  ['pie and mash, 2 pints', 2],
])('a pint of nobody says what is a drink to ask about: %s', (text, pints) => {
  const drinks = read(text).items.filter(({ words }) => words?.includes('pub drink'));
  expect(drinks.map(({ grams, confidence }) => [grams, confidence])).toEqual([
    [pints * 576, 'low'],
  ]);
});

test.each([
  'milk, 2 pints',
  'ice cream, 1 pint',
  'guinness 2 pints',
  'beers, 3 pints',
  'a pint of water',
])('a pint of what is named is of it: %s', (text) => {
  expect(read(text).items).toHaveLength(1);
  expect(read(text).items[0]?.words).not.toContain('pub');
});
