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
20133: rice noodles, bihon, bihon noodles, rice sticks, bun noodles, rice vermicelli, vermicelli rice noodles, rice stick noodles, rice vermicelli noodles,
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
20081: flour, plain flour, okonomiyaki flour, cake flour, white flour, all purpose flour, self raising flour, self rising flour
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
23472: 93% lean ground beef
23572: 80% lean ground beef, ground chuck, ground beef chuck, 80/20 ground beef
23567: ground beef, 85% lean ground beef, minced beef, beef mince, mince, mince beef, hamburger meat
23562: lean ground beef, 90% lean ground beef, lean minced beef, lean beef mince, extra lean ground beef
10219: ground pork, minced pork, pork mince, mince pork
17094: veal escalopes, veal cutlets, veal escalope, veal, veal scaloppine
17224: ground lamb, minced lamb, lamb mince, mince lamb
05332: ground chicken, chicken mince, minced chicken
05305: ground turkey, turkey mince, minced turkey
05062: chicken breast, chicken breasts, chicken breast fillets
05091: chicken thighs, chicken thigh, chicken thighs with skin
05096: chicken thigh fillets
05066: chicken drumsticks, chicken drumstick
05075: chicken legs, chicken leg, chicken leg quarters
05100: chicken wings, chicken wing
05006: chicken, whole chicken, chicken pieces
05165: whole turkey, turkey
23093: stewing beef, beef, braising steak, stewing steak, diced beef, beef stew meat, stew meat, beef shin, shin of beef
13809: beef chuck, chuck steak, beef chuck roast, chuck roast, beef shoulder, boneless beef chuck
13803: beef brisket, brisket
13970: flank steak, skirt steak, beef flank
13929: sirloin steak, beef sirloin, sirloin, rump steak, beef steak, steak
13891: beef topside, eye of round, beef eye of round, top round, beef round, topside
13147: beef short ribs, short ribs
13346: corned beef
10020: pork, pork loin, diced pork, pork loin chops
10003: pork shoulder, pork butt, boston butt, shoulder of pork, pork shoulder steaks, stewing pork
10973: lean ground pork, lean pork mince, extra lean pork mince
07075: smoked sausage, linguica, linguiça
07019: chorizo, spanish chorizo, cooking chorizo
07916: kielbasa, polish sausage
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
31103010: poached eggs, hard boiled eggs, boiled eggs
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
75117020: onion, onions, yellow onion, yellow onions, white onion, white onions, brown onion, brown onions, red onion, red onions,
  sweet onion, sweet onions, spanish onion, spanish onions
75101000: bean sprouts, beansprouts, mung bean sprouts
75119000: parsley, flat leaf parsley, fresh parsley, curly parsley, parsley leaves
11268: dried mushrooms, dried porcini, dried porcini mushrooms, dried shiitake, dried shiitake mushrooms,
  dried wild mushrooms, dried chinese mushrooms
11260: mushrooms, button mushrooms, brown mushrooms, wild mushrooms, white mushrooms, chestnut mushrooms, cremini mushrooms
11821: sweet pepper, sweet peppers, romano peppers, red pepper, red peppers, red bell pepper, red bell peppers, red capsicum, bell pepper, bell peppers, capsicum,
  orange pepper, yellow pepper, yellow bell pepper
11333: green pepper, green peppers, green bell pepper, green bell peppers, green capsicum
11670: green chili, green chilies, green chilli, green chillies, green chile, green chiles
11819: scotch bonnet pepper, scotch bonnet peppers, scotch bonnet, scotch bonnets, scotch bonnet chiles, scotch bonnet chile, scotch bonnet chili, scotch bonnet chilies, habanero, habaneros, habanero pepper,
  habanero peppers, bird's eye chili, bird's eye chilies, bird's eye chilli, thai chili, thai chilies, thai chillies
11977: serrano pepper, serrano peppers, serrano chili, serrano chilies, serranos
11979: jalapeno, jalapenos, jalapeno pepper, jalapeno peppers
11819: red chili, red chilies, red chilli, red chillies, chili, chilli, chillies, red chile, red chiles, fresh chiles, chiles, hot pepper,
  hot peppers
11962: dried red chilies, dried red chillies, dried chilies, dried chillies, dried chiles, dried red chiles, dried red chili,
  dried chili, chiles de arbol, dried guajillo chiles, guajillo chiles
11978: ancho chiles, ancho chile, dried ancho chiles, ancho
11216: ginger, fresh ginger, root ginger, fresh root ginger, ginger root, gingerroot, galangal
02045: dill, fresh dill, chopped dill, dill fronds
11165: coriander, cilantro, fresh coriander, coriander leaves
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
02066: dried mint
02064: mint, fresh mint, mint leaves, fresh mint leaves
09322: tamarind, tamarind paste, tamarind pulp, tamarind concentrate, seedless tamarind
09156: lemon zest, lemon peel, zest, lime zest, grated lemon zest
09216: orange zest, orange peel
11531: chopped tomatoes, tinned tomatoes, canned tomatoes, diced tomatoes, plum tomatoes, whole peeled tomatoes,
  canned diced tomatoes, canned chopped tomatoes, peeled tomatoes, canned plum tomatoes, canned whole tomatoes,
  canned peeled tomatoes, stewed tomatoes, canned cherry tomatoes
11549: tomato sauce, canned tomato sauce
11693: crushed tomatoes
11547: passata, tomato passata, sieved tomatoes, strained tomatoes
11546: tomato paste, tomato puree, tomato purée, tomato concentrate
# Spices and what gives taste.
02047: salt, sea salt, kosher salt, table salt, fine salt, flaky salt, fine sea salt
02030: pepper, black pepper, ground black pepper, peppercorns, black peppercorns, whole peppercorns, sichuan peppercorns,
  szechuan peppercorns, cracked black pepper, white peppercorns
02032: white pepper
02024: yellow mustard seeds, brown mustard seeds
02014: cumin, ground cumin, cumin seeds, cumin seed, cumin powder, jeera
02043: turmeric, ground turmeric, turmeric powder, haldi
02013: ground coriander, coriander seeds, coriander powder, coriander seed
02015: curry powder, garam masala, sambar powder, sambar masala, ras el hanout, baharat, chana masala powder, madras curry powder, mild curry powder
02028: paprika, smoked paprika, hungarian paprika, sweet paprika, pimenton, hot paprika
02010: cinnamon, ground cinnamon, cinnamon powder, cinnamon stick, cinnamon sticks
02021: ground ginger, ginger powder, dried ginger
02006: cardamom, cardamom pods, ground cardamom, green cardamom, green cardamom pods
02011: cloves, whole cloves, ground cloves, clove
02025: nutmeg, ground nutmeg, freshly grated nutmeg
02001: allspice, ground allspice, allspice berries
02031: cayenne, cayenne pepper, chili flakes, chilli flakes, red pepper flakes, red chili powder,
  kashmiri chili powder, crushed red pepper, gochugaru, pul biber, aleppo pepper
02009: chili powder, chilli powder, mild chili powder, berbere, berbere spice, berbere spice mix, ancho chile powder
02027: oregano, dried oregano, mexican oregano, dried mexican oregano, dried marjoram, marjoram
02042: thyme, dried thyme
02049: fresh thyme, thyme leaves, thyme sprigs
02036: dried rosemary
02063: rosemary, fresh rosemary, rosemary sprigs
02003: dried basil
02038: sage, dried sage
02004: bay leaf, bay leaves, bay, dried bay leaves, dried bay leaf
02024: mustard seeds, mustard powder, black mustard seeds, dry mustard
02018: fennel seeds, fennel seed
02019: fenugreek, fenugreek seeds
02037: saffron, saffron threads
02002: star anise, anise seed, aniseed
02005: caraway, caraway seeds
02020: garlic powder, garlic granules
02026: onion powder, onion granules
02042: mixed herbs, dried mixed herbs, italian seasoning, herbes de provence, za atar, zaatar
18372: baking soda, bicarbonate of soda, bicarb
18374: fresh yeast, compressed yeast
18375: yeast, dried yeast, instant yeast, active dry yeast, fast action yeast
06172: chicken stock, chicken broth, stock, vegetable stock, vegetable broth, broth, hot stock
06170: beef stock, beef broth
06174: fish stock, dashi, dashi stock, anchovy stock, seafood stock
12118: coconut milk, full fat coconut milk, canned coconut milk, unsweetened coconut milk, thick coconut milk
12115: coconut cream
01077: milk, whole milk
11411100: yogurt, plain yogurt, natural yogurt, whole milk yogurt, full fat yogurt, natural yoghurt, plain yoghurt, yoghurt
51101000: fresh breadcrumbs, fresh white breadcrumbs, soft breadcrumbs
19335: sugar, white sugar, granulated sugar, caster sugar, superfine sugar, rock sugar, lump sugar, golden caster sugar, fine sugar, pearl sugar, demerara sugar
19334: brown sugar, light brown sugar, dark brown sugar, soft brown sugar, muscovado sugar, palm sugar, jaggery, piloncillo
91101020: icing sugar, powdered sugar, confectioners sugar, confectioners' sugar
20027: cornstarch, corn starch, cornflour, corn flour, potato starch, tapioca starch
01145: butter, unsalted butter
12062: ground almonds, almond flour, almond meal, flaked almonds
12166: tahini, tahini paste, light tahini, smooth tahini
12023: sesame seeds, white sesame seeds, black sesame seeds
94000100: water, tepid water, lukewarm water, filtered water, tap water, warm water, cold water, boiling water, ice cubes, ice, hot water, ice water
82101000: oil, vegetable oil, neutral oil, cooking oil, sunflower oil, oil for frying
`;

/** Code and words of each food. */
export const INGREDIENT_FOODS: readonly (readonly [code: string, words: string[]])[] =
  rowsOf(FOODS);

/** Lines of 'first: word, word'; a line that begins with spaces goes on with the one before, one with a # is a note. */
export function rowsOf(table: string): (readonly [first: string, words: string[]])[] {
  const lines = table.replaceAll('\n  ', ' ').split('\n');
  return lines.flatMap((line) => {
    const [first = '', words] = line.split(': ');
    return words === undefined || line.startsWith('#') ? [] : [[first, words.split(', ')] as const];
  });
}
