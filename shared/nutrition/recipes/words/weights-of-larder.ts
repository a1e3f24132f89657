/**
 * The weight of one, in grams, of dry goods, spices, cans and what is measured by the cup; see `weights.ts`. Estimates
 * from usual sizes in shops.
 */
export const WEIGHTS_OF_LARDER = `
# Dry goods and bread.
18: sheet/ lasagne, sheet/ lasagna, lasagne sheet, lasagna sheet, lasagna noodle
60: nest/ egg noodle, nest/ noodle, nest/ tagliatelle, nest/ vermicelli
85: pack/ instant noodle, pack/ ramen noodle, block/ instant noodle, nest/ instant noodle, instant noodle
200: pack/ udon noodle
500: pack/ gnocchi, pack/ pasta, pack/ spaghetti
250: pack/ tortellini, pack/ fresh pasta, pack/ rice noodle, pack/ egg noodle, pack/ rice
250: pack/ red lentils, pack/ lentils
250: baguette, ciabatta
400: loaf/ bread, loaf/ ciabatta, loaf/ baguette, loaf/ white bread, sourdough loaf
600: loaf/ sourdough
45: slice/ sourdough, slice/ bread, slice/ ciabatta
60: brioche bun, hamburger bun, burger bun, bread roll, pita, pita bread, pitta bread, pitta
100: naan, naan bread
10: rice paper, rice paper wrapper, rice paper sheet, sheet/ rice paper
8: wonton wrapper
7: gyoza wrapper, dumpling wrapper
16: spring roll wrapper, egg roll wrapper, lumpia wrapper
13: taco shell, tostada, tostada shell
12: sheet/ filo pastry, filo sheet, phyllo sheet
270: pack/ filo pastry
250: sheet/ puff pastry
375: pack/ puff pastry, pack/ shortcrust pastry, block/ puff pastry, block/ shortcrust pastry, puff pastry
320: sheet/ shortcrust pastry
220: pie crust, pie dough, refrigerated pie crust, pie shell, unbaked pie crust
250: ball/ pizza dough, pizza dough
8: ladyfinger, savoiardi
200: pack/ ladyfinger, pack/ digestive biscuit, pack/ tortilla chip
400: pack/ oreo cookie
15: graham cracker
340: block/ tofu, pack/ tofu, block/ silken tofu, block/ extra firm tofu, pack/ silken tofu, pack/ extra firm tofu, pack/ soft tofu
15: tofu puff, fried tofu puff
225: pack/ tempeh, block/ tempeh
# Nuts.
1.6: cashew nut, cashew
1.2: almond, blanched almond
2: walnut half
1.5: pecan half
4: candlenut, walnut
8: chestnut
# Spices and what is put in by the piece.
2.6: cinnamon quill, cinnamon bark, cassia bark, cinnamon stick, cinnamon
0.1: curry leaf, leaf/ curry leaf, allspice berry, clove, whole clove
2: sprig/ curry leaf, sheet/ gelatin, leaf/ gelatin, gelatine leaf, leaf gelatine
0.5: lime leaf, makrut lime leaf, kaffir lime leaf
0.25: juniper berry
0.05: peppercorn, black peppercorn
0.2: bay leaf, dried bay leaf, cardamom pod, green cardamom pod, cardamom, pod/ cardamom
1: black cardamom, black cardamom pod, star anise
5: pandan leaf, bouquet garni, dried lime
3: vanilla pod, vanilla bean
1: knob/ mace
10: stock cube, cube/ stock cube, bouillon cube, beef bouillon cube, chicken bouillon cube, chicken stock cube, vegetable stock cube, beef stock cube, vegetable bouillon cube, chicken cube, fish stock cube, lamb stock cube, knorr cube
4: maggi cube, seasoning cube
28: stock pot, chicken stock pot, beef stock pot, vegetable stock pot, pack/ taco seasoning, pack/ ranch seasoning, pack/ onion soup mix
15: pack/ baking powder
8: pack/ vanilla sugar, pack/ dashi powder, pack/ bonito flake
280: pack/ gyoza wrapper, pack/ wonton wrapper
432: pack/ cake mix
96: pack/ pudding mix
85: pack/ gelatin dessert powder
7: pack/ yeast, pack/ gelatin, pack/ instant yeast, pack/ sazon
17: block/ fresh yeast
25: pack/ gravy powder, pack/ gravy mix
170: can/ tomato paste
# By the cup, where the tables have no cup of it or one of another form.
45: cup/ parsley, cup/ cilantro, cup/ fresh dill, cup/ dill
30: cup/ mint, cup/ fresh herbs, cup/ basil
48: cup/ chive
80: cup/ desiccated coconut, cup/ unsweetened shredded coconut, cup/ coconut flake
60: cup/ fresh breadcrumbs, cup/ panko
155: cup/ edamame
245: cup/ greek yogurt, cup/ nonfat greek yogurt
100: cup/ pecorino
130: cup/ cashew, cup/ goat cheese, cup/ extra firm tofu
175: cup/ chia seed, cup/ chocolate, cup/ dark chocolate
108: cup/ slivered almond
92: cup/ flaked almond, cup/ sliced almond
225: cup/ shrimp, cup/ ground beef, cup/ chicken breast
150: cup/ ham, cup/ bacon, cup/ chestnut, cup/ mixed peel
20: cup/ salad leaves, cup/ dried mushrooms
96: cup/ lemon zest, cup/ orange zest, cup/ agar agar
70: cup/ shiitake mushroom
96: cup/ ginger, cup/ mustard powder
140: cup/ papaya, cup/ green papaya, cup/ green mango, cup/ pomegranate
320: cup/ jelly, cup/ jam, cup/ redcurrant jelly, cup/ apricot jam, cup/ marmalade, cup/ pomegranate molasses
300: cup/ tamarind paste
180: cup/ tomato
240: cup/ chopped tomatoes
150: cup/ cherry tomato, cup/ kimchi, cup/ sauerkraut
136: cup/ garlic
70: cup/ scallion
# Cans, jars and bottles: net weights as usual in shops; what is drained weighs less.
400: can/ chopped tomatoes, can/ plum tomatoes, can/ coconut milk, can/ cherry tomato, can/ tomato, can/ light coconut milk, can/ baked beans, can/ crushed tomatoes, can/ refried beans, can/ rotel
425: can/ pumpkin puree, can/ hominy, can/ pinto beans, can/ tomato sauce, can/ creamed corn
240: can/ chickpeas, can/ kidney beans, can/ black beans, can/ cannellini beans, can/ butter beans, can/ white beans, can/ great northern beans, can/ lentils, can/ borlotti beans, can/ black eyed peas, can/ artichoke heart, jar/ artichoke heart, jar/ chickpeas
250: can/ corn, can/ sweetcorn, can/ jackfruit
110: can/ tuna, can/ sardine, can/ green chile, can/ smoked mackerel, can/ canned green chile, can/ tuna in oil
170: can/ canned salmon, can/ crab meat
50: can/ anchovy, jar/ anchovy
140: can/ water chestnut, can/ bamboo shoot
200: can/ chipotle in adobo
280: can/ enchilada sauce
354: can/ evaporated milk, can/ beer, can/ stout
395: can/ condensed milk
160: can/ coconut cream
560: can/ pineapple
330: bottle/ beer, bottle/ stout, bottle/ cider
750: bottle/ red wine, bottle/ white wine
700: jar/ passata, bottle/ passata
500: pack/ passata
680: jar/ marinara sauce, jar/ pasta sauce
450: jar/ salsa
340: jar/ roasted red pepper, jar/ jam, jar/ honey, jar/ peanut butter
190: jar/ pesto, jar/ sun dried tomato, jar/ sun dried tomatoes in oil
100: jar/ caper, bar/ dark chocolate, bar/ milk chocolate, bar/ white chocolate
28: square/ unsweetened chocolate, square/ dark chocolate
30: shot/ espresso
15: glug/ olive oil, glug/ oil, glug/ white wine, glug/ sesame oil
5: squeeze/ lemon juice, squeeze/ lime juice, squeeze/ lemon, squeeze/ lime, squeeze/ honey, squeeze/ ketchup
0.3: sprinkle/ nutmeg, sprinkle/ black pepper
`;
