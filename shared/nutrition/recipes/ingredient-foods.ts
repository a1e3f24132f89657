/**
 * What a word means in a list of ingredients where it means another food on a plate: there 'rice' is
 * boiled, here it goes into the pot dry; there 'cloves' are of garlic, here they are a spice. Codes are of
 * the food tables; words stand in the singular or plural as people write them. A line that begins with a space goes
 * on with the one before.
 */
const FOODS = `
# Dry goods. Source of the figures: SR28, uncooked.
20044: rice, white rice, basmati rice, long grain rice, jasmine rice, basmati
20036: brown rice, brown basmati rice
20052: risotto rice, arborio rice, arborio, sushi rice, short grain rice, paella rice, pudding rice, glutinous rice,
  sticky rice, bomba rice
20046: parboiled rice, easy cook rice, long grain parboiled rice, grain parboiled rice, parboiled long grain rice, parboiled white rice
20120: pasta, spaghetti, penne, penne pasta, fusilli, linguine, macaroni, tagliatelle, fettuccine, fettuccini,
  rigatoni, farfalle, orzo, conchiglie, lasagne sheets, lasagna sheets, lasagna noodles, lasagne, vermicelli,
  ditalini, elbow macaroni, pappardelle, bucatini, angel hair pasta, cavatappi
20124: whole wheat pasta, wholewheat pasta, wholewheat spaghetti
20109: egg noodles, noodles, medium egg noodles, wide egg noodles
20133: rice noodles, rice vermicelli, vermicelli rice noodles, rice stick noodles, rice vermicelli noodles,
  vermicelli noodles, thin rice noodles, flat rice noodles, dried rice noodles
20114: soba noodles, soba
20028: couscous
20012: bulgur, bulgur wheat, bulgar wheat, burghul
20035: quinoa
20005: pearl barley, barley
20031: millet
20009: buckwheat, buckwheat groats
20068: tapioca, tapioca pearls, sabudana, sago
20016: polenta, cornmeal, corn meal, yellow cornmeal
08172: semolina, sooji, rava, fine semolina
20317: masa harina, masa
16157: gram flour, besan, chickpea flour
20081: flour, plain flour, all purpose flour, self raising flour, self rising flour
20083: bread flour, strong white bread flour, strong flour, strong bread flour
20080: whole wheat flour, wholemeal flour, wholewheat flour, atta, atta flour
# Pulses, dry unless the line says canned or cooked.
16069: lentils, green lentils, brown lentils, puy lentils, black lentils
16144: red lentils, dried red lentils, split red lentils, masoor dal, red split lentils
16085: split peas, yellow split peas, green split peas
16056: chana dal, dried chickpeas, dry chickpeas, bengal gram
16101: toor dal, tur dal, arhar dal, pigeon peas
16080: moong dal, mung dal, mung beans, moong
16083: urad dal, black gram
16014: dried black beans, dry black beans
16032: dried kidney beans, rajma, dry kidney beans
16042: dried pinto beans, dry pinto beans
16049: dried white beans, dried cannellini beans, dried haricot beans, dried navy beans
# From a can, if nobody says dried.
16359: chickpeas, canned chickpeas, garbanzo beans, cooked chickpeas
16018: black beans, canned black beans
16335: kidney beans, canned kidney beans, red kidney beans
75223023: black eyed peas, canned black eyed peas, blackeyed peas, black eyed beans, canned black eyed beans
16345: pinto beans, canned pinto beans
16051: cannellini beans, white beans, canned white beans, haricot beans, navy beans
16073: butter beans, lima beans
# Meat and fish, raw.
23567: ground beef, minced beef, beef mince, mince, mince beef, hamburger meat
23562: lean ground beef, lean minced beef, lean beef mince, extra lean ground beef
10219: ground pork, minced pork, pork mince, mince pork
17224: ground lamb, minced lamb, lamb mince, mince lamb
05332: ground chicken, chicken mince, minced chicken
05305: ground turkey, turkey mince, minced turkey
05062: chicken breast, chicken breasts, chicken breast fillets
05091: chicken thighs, chicken thigh, chicken thighs with skin
05096: chicken thigh fillets
05066: chicken drumsticks, chicken drumstick
05075: chicken legs, chicken leg
05100: chicken wings, chicken wing
05006: chicken, whole chicken, chicken pieces
05165: whole turkey, turkey
23093: stewing beef, beef, braising steak, stewing steak, beef chuck, chuck steak, diced beef, beef chuck roast,
  chuck roast, beef stew meat, stew meat
10020: pork, pork loin, diced pork, pork loin chops
10036: pork chops, pork chop
10005: pork belly, belly pork
17226: lamb, diced lamb, lamb neck, stewing lamb
17230: leg of lamb, lamb leg, lamb shoulder, shoulder of lamb
17228: lamb shanks, lamb shank
07036: italian sausage, sweet italian sausage, hot italian sausage, italian sausages, sausage meat, sausagemeat
15236: salmon, salmon fillets, salmon fillet
15015: cod, cod fillets, white fish, white fish fillets, fish fillets, firm white fish
15149: shrimp, prawns, raw prawns, large shrimp, raw shrimp, king prawns, jumbo shrimp
15164: mussels, fresh mussels
01123: egg, eggs, free range eggs, whole eggs
01124: egg whites, egg white
01125: egg yolks, egg yolk
# Vegetables that a plate has cooked, and herbs.
11352: potatoes, potato, floury potatoes, waxy potatoes, maris piper potatoes, yukon gold potatoes, new potatoes,
  baby potatoes
11485: butternut squash, squash, pumpkin
11209: eggplant, eggplants, aubergine, aubergines
11477: zucchini, courgette, courgettes, zucchinis
11090: broccoli
11135: cauliflower
11052: green beans, fine green beans
11304: peas, green peas, frozen peas
11260: mushrooms, button mushrooms, white mushrooms, chestnut mushrooms, cremini mushrooms
11821: red pepper, red peppers, red bell pepper, red bell peppers, red capsicum, bell pepper, bell peppers, capsicum,
  orange pepper, yellow pepper, yellow bell pepper
11333: green pepper, green peppers, green bell pepper, green bell peppers, green capsicum
11670: green chili, green chilies, green chilli, green chillies, green chile
11819: scotch bonnet pepper, scotch bonnet peppers, scotch bonnet, scotch bonnets, habanero, habaneros, habanero pepper,
  habanero peppers, bird's eye chili, bird's eye chilies, bird's eye chilli, thai chili, thai chilies, thai chillies
11977: serrano pepper, serrano peppers, serrano chili, serrano chilies, serranos
11979: jalapeno, jalapenos, jalapeno pepper, jalapeno peppers
11819: red chili, red chilies, red chilli, red chillies, chili, chilli, chillies
11216: ginger, fresh ginger, root ginger, fresh root ginger, ginger root, gingerroot
02045: dill, fresh dill, chopped dill, dill fronds
11165: coriander, cilantro, fresh coriander, coriander leaves, curry leaves
11972: lemongrass, lemon grass, lemongrass stalk
11677: shallot, shallots
11278: okra, okra pods, ladies fingers
09277: plantain, plantains, green plantain, green plantains
11109: cabbage, white cabbage, green cabbage, head of cabbage, head cabbage
11116: bok choy, pak choi, baby bok choy, bok choi, pak choy
11011: asparagus, asparagus spears
11080: beetroot, beets, beet, beetroots
11564: turnip, turnips
11435: swede, rutabaga
11298: parsnip, parsnips
11098: brussels sprouts, sprouts
11134: cassava, yuca, manioc
11601: yam, yams
11518: taro, taro root, eddoes
11957: fennel, fennel bulb, bulb fennel, fennel bulbs
11141: celeriac, celery root
11246: leek, leeks
11233: kale, curly kale, cavolo nero, lacinato kale
11147: chard, swiss chard
11161: collard greens, collards
11167: corn kernels, sweetcorn kernels, frozen corn
18338: filo pastry, phyllo dough, filo, filo pastry sheets, phyllo
02064: mint, fresh mint, mint leaves, fresh mint leaves, bunch mint
09322: tamarind, tamarind paste, tamarind pulp
09156: lemon zest, lemon peel, zest, lime zest, grated lemon zest
09216: orange zest, orange peel
11531: chopped tomatoes, tinned tomatoes, canned tomatoes, diced tomatoes, plum tomatoes, whole peeled tomatoes,
  canned diced tomatoes, canned chopped tomatoes, peeled tomatoes
11693: crushed tomatoes
11547: passata, tomato passata, sieved tomatoes, strained tomatoes
11546: tomato paste, tomato puree, tomato purée, tomato concentrate
# Spices and what gives taste.
02047: salt, sea salt, kosher salt, table salt, fine salt, flaky salt, fine sea salt
02030: pepper, black pepper, ground black pepper, peppercorns, black peppercorns
02032: white pepper
02014: cumin, ground cumin, cumin seeds, cumin seed, cumin powder, jeera
02043: turmeric, ground turmeric, turmeric powder, haldi
02013: ground coriander, coriander seeds, coriander powder, coriander seed
02015: curry powder, garam masala, madras curry powder, mild curry powder
02028: paprika, smoked paprika, sweet paprika, pimenton, hot paprika
02010: cinnamon, ground cinnamon, cinnamon powder, cinnamon stick, cinnamon sticks
02021: ground ginger, ginger powder, dried ginger
02006: cardamom, cardamom pods, ground cardamom, green cardamom, green cardamom pods
02011: cloves, whole cloves, ground cloves, clove
02025: nutmeg, ground nutmeg, freshly grated nutmeg
02001: allspice, ground allspice, allspice berries
02031: cayenne, cayenne pepper, chili flakes, chilli flakes, red pepper flakes, red chili powder,
  kashmiri chili powder, crushed red pepper, gochugaru, pul biber, aleppo pepper
02009: chili powder, chilli powder, mild chili powder
02027: oregano, dried oregano, mexican oregano
02042: thyme, dried thyme
02049: fresh thyme, thyme leaves, thyme sprigs
02036: dried rosemary
02063: rosemary, fresh rosemary, rosemary sprigs
02003: dried basil
02038: sage, dried sage
02004: bay leaf, bay leaves, bay
02024: mustard seeds, mustard powder, black mustard seeds, dry mustard
02018: fennel seeds, fennel seed
02019: fenugreek, fenugreek seeds, kasuri methi, fenugreek leaves
02037: saffron, saffron threads
02002: star anise, anise seed, aniseed
02005: caraway, caraway seeds
02020: garlic powder, garlic granules
02026: onion powder, onion granules
02042: mixed herbs, dried mixed herbs, italian seasoning, herbes de provence, za atar, zaatar
18372: baking soda, bicarbonate of soda, bicarb
18375: yeast, dried yeast, instant yeast, active dry yeast, fast action yeast
06172: chicken stock, chicken broth, stock, vegetable stock, vegetable broth, broth, hot stock
06170: beef stock, beef broth
06174: fish stock
12118: coconut milk, full fat coconut milk, canned coconut milk
12115: coconut cream
01077: milk, whole milk
01145: butter, unsalted butter
12062: ground almonds, almond flour, almond meal, flaked almonds
12166: tahini, tahini paste, light tahini, smooth tahini
12023: sesame seeds, white sesame seeds, black sesame seeds
94000100: water, warm water, cold water, boiling water, ice cubes, ice, hot water, ice water
82101000: oil, vegetable oil, neutral oil, cooking oil, sunflower oil, oil for frying
`;

/**
 * What one weighs, in grams, of things whose row of the tables has no weight of one, or the weight of a whole
 * side of fish. Herbs by the bunch; a small bunch is half of one. Usual sizes in shops, not measured by us.
 */
const WEIGHTS = `
2.6: cinnamon sticks, cinnamon stick
15: lemongrass stalks, stalks lemongrass, lemongrass stalk, lemongrass, stalk lemongrass
150: salmon fillets, salmon fillet
140: cod fillets, cod fillet, white fish fillets, fish fillets
200: chicken breasts, chicken breast, chicken breast fillets
2000: whole chicken, chicken
900: head of cabbage, head cabbage, cabbage, white cabbage, green cabbage
0.1: curry leaves, fresh curry leaves
110: chicken thigh fillets, chicken thigh fillet
60: nests egg noodles, nest egg noodles, nests noodles, nest noodles
50: bunch parsley, bunch coriander, bunch cilantro, bunch mint, bunch dill, bunch basil
50: bunch flat leaf parsley, bunch fresh parsley, bunch fresh coriander, bunch fresh mint
100: bunch spring onions, bunch scallions, bunch green onions
10: stock cubes, stock cube, chicken stock cube, vegetable stock cube, beef stock cube
0.2: cardamom pods, green cardamom pods
10: scotch bonnet pepper, scotch bonnet peppers, scotch bonnet, scotch bonnets, habanero, habaneros, habanero pepper, habanero peppers
6: serrano pepper, serrano peppers, serrano chili, serrano chilies
3: thai chili, thai chilies, thai chillies, bird's eye chili, bird's eye chilies
0.1: cloves, whole cloves
1: star anise
120: heads baby bok choy, head baby bok choy, baby bok choy, heads pak choi, pak choi
340: blocks tofu, block tofu, block firm tofu, blocks firm tofu
`;

/** What is meant where a line names no amount: 'salt and pepper'. In grams, by code. */
export const WITHOUT_AMOUNT: Readonly<Record<string, number>> = {
  '02047': 3,
  '02030': 0.5,
  '02032': 0.5,
  '82101000': 15,
  '94000100': 100,
};

/** Code and words of each food. */
export const INGREDIENT_FOODS: readonly (readonly [code: string, words: string[]])[] =
  rowsOf(FOODS);

/** By name; in grams. */
export const ONE_WEIGHS: ReadonlyMap<string, number> = new Map(
  rowsOf(WEIGHTS).flatMap(([grams, names]) => names.map((name) => [name, Number(grams)] as const)),
);

function rowsOf(table: string): (readonly [first: string, words: string[]])[] {
  const lines = table.replaceAll('\n  ', ' ').split('\n');
  return lines.flatMap((line) => {
    const [first = '', words] = line.split(': ');
    return words === undefined || line.startsWith('#') ? [] : [[first, words.split(', ')] as const];
  });
}
