/** Dry goods, pulses, tofu and bread. */
export const GRAINS_AND_PULSES = `
# Dry goods. Source of the figures: SR28, uncooked.
20044: poha, flattened rice, aval, rice, white rice, basmati rice, long grain rice, jasmine rice, basmati
20036: brown rice, brown basmati rice
20052: risotto rice, arborio rice, arborio, sushi rice, short grain rice, paella rice, pudding rice, glutinous rice,
  sticky rice, bomba rice
20046: idli rice, parboiled rice, easy cook rice, long grain parboiled rice, grain parboiled rice, parboiled long grain rice, parboiled white rice
20120: pasta, pasta shape, small pasta, small pasta shape, short pasta, soup pasta, long pasta, dried pasta, dried pasta shape, capellini, stelline, rotini, ziti, gemelli, cellentani, trofie, orecchiette, casarecce, cavatelli, mafalda, mezze rigatoni, shell pasta, small shell pasta, medium shells, bow tie pasta, elbow pasta, egg tagliatelle, egg pappardelle, calamarata, paccheri, rotelle, spaghettini, anelli, spaghetti, penne, penne pasta, fusilli, linguine, macaroni, tagliatelle, fettuccine, fettuccini,
  rigatoni, farfalle, orzo, conchiglie, lasagne sheets, lasagna sheets, lasagna noodles, lasagne, vermicelli,
  ditalini, elbow macaroni, pappardelle, bucatini, angel hair pasta, cavatappi
20124: whole wheat pasta, wholewheat pasta, wholewheat spaghetti
20109: egg noodles, noodles, medium egg noodles, wide egg noodles
20133: banh pho, pho noodle, pad thai noodle, sen lek, kway teow, ho fun, rice flake noodle, rice noodles, bihon, bihon noodles, rice sticks, bun noodles, rice vermicelli, vermicelli rice noodles, rice stick noodles, rice vermicelli noodles,
  vermicelli noodles, thin rice noodles, flat rice noodles, dried rice noodles
20114: soba noodles, soba
20028: couscous, pearl couscous, israeli couscous, giant couscous, maftoul, fregola, moghrabieh, ptitim, fregula
20012: bulgur, bulgur wheat, bulgar wheat, burghul
20035: quinoa
20005: pearl barley
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
16064: black eyed peas, canned black eyed peas, blackeyed peas, black eyed beans, canned black eyed beans
16345: pinto beans, canned pinto beans
16051: cannellini beans, white beans, canned white beans, haricot beans, navy beans
16073: butter beans, lima beans
# Cooked, if the line says so.
56205008: steamed rice, steamed white rice, cooked rice, cooked white rice, cooked basmati rice, cooked jasmine rice, boiled rice, plain boiled rice, plain rice, cold cooked rice, leftover rice,
  day old rice, day old cooked rice, cooked long grain rice, cooked sushi rice, plain cooked rice, hot cooked rice
# More dry goods.
20088: wild rice
20093: fresh pasta, fresh tagliatelle, fresh egg tagliatelle, fresh egg pasta, fresh spaghetti, fresh linguine, fresh penne, fresh egg noodle pasta, fresh pasta sheet, fresh orecchiette, fresh lasagne sheets, fresh lasagna sheets, fresh lasagne, fresh fettuccine, fresh egg lasagne sheets, fresh pappardelle
58122220: gnocchi, potato gnocchi, fresh gnocchi, shelf stable gnocchi
58134680: tortellini, cheese tortellini, fresh tortellini, ricotta tortellini
58131510: ravioli, cheese ravioli, fresh ravioli
16082: glass noodles, cellophane noodles, bean thread noodles, mung bean vermicelli, bean threads, mung bean noodles, sweet potato noodles, sweet potato starch noodles, dangmyeon, mung bean thread noodles, bean vermicelli
20116: somen noodles, somen, dried udon noodles
56112000: straight to wok noodles, fresh egg noodles, fresh noodles, cooked egg noodles, cooked noodles, fresh ramen noodles, fresh chow mein noodles, hokkien noodles, yellow noodles, fresh yellow noodles, fresh hokkien noodles
20113: crispy noodles, fried noodles, chow mein noodles, crispy chow mein noodles
20090: rice flour, glutinous rice flour, sweet rice flour, white rice flour, brown rice flour, mochiko, ground rice
20064: rye flour
20063: dark rye flour
20011: buckwheat flour
20130: barley flour
20132: oat flour
20003: arrowroot, arrowroot powder, arrowroot flour, arrowroot starch
20648: sorghum flour
20647: millet flour
20084: pastry flour
57602100: oats, rolled oats, porridge oats, jumbo oats, oatmeal, steel cut oats, quick oats, old fashioned oats, old fashioned rolled oats, pinhead oatmeal, quick cooking oats, medium oatmeal, instant oats
20033: oat bran
20077: wheat bran, bran
57412000: wheat germ
20004: hulled barley, pot barley, barley
20140: farro, spelt, emmer, pearled spelt, pearled farro, pearl spelt
20073: freekeh, wheat berries, cracked freekeh, wheat
# More pulses.
41305020: canned lentils, cooked lentils, canned green lentils, canned brown lentils, cooked green lentils, cooked puy lentils, ready cooked lentils, cooked brown lentils, ready to eat lentils, cooked black lentils, canned puy lentils, ready cooked puy lentils, cooked beluga lentils, canned lentil
16039: canned navy beans, canned haricot beans
16021: canned borlotti beans, canned cranberry beans, cooked borlotti beans
16054: canned fava beans, canned broad beans
16001: adzuki beans, dried adzuki beans, azuki beans
16060: cowpeas, dried cowpeas, honey beans, brown beans
16062: dried black eyed peas, dry black eyed peas, dried black eyed beans
16052: dried fava beans, dried broad beans, split fava beans, dried split fava beans
16071: dried lima beans, dried butter beans, gigantes beans, dried giant beans, giant beans
16108: dried soybeans, dried soya beans
16024: dried great northern beans
16019: dried borlotti beans, borlotti beans, cranberry beans, dried cranberry beans
16026: great northern beans, canned great northern beans
11088: broad beans, fava beans, fresh broad beans, frozen broad beans, fresh fava beans, frozen fava beans, shelled fava beans, podded broad beans, shelled broad beans
11031: frozen lima beans, fresh lima beans, baby lima beans, frozen butter beans
16426: smoked tofu, firm tofu, tofu, bean curd, hard tofu, pressed tofu, five spice tofu
16159: extra firm tofu, extra firm tofu block
16127: silken tofu, soft tofu, silken bean curd
16129: fried tofu, tofu puffs, fried tofu puffs, deep fried tofu, aburaage, fried bean curd
16114: tempeh
20014: dried hominy, dried maize, dried white corn, dried corn, mote, giant dried corn
20030: hominy, canned hominy, white hominy, canned white hominy, pozole corn
41205010: refried beans, canned refried beans, refried pinto beans, refried black beans
# Bread.
51000100: bread, crusty bread, rustic bread, country bread
51101000: white bread, sliced white bread, sandwich bread, stale bread, stale white bread, day old bread, white sandwich bread, toast bread, stale crusty bread, sliced bread, white sliced bread, bread cubes,
  day old white bread, stale country bread, stale rustic bread
51107010: baguette, french bread, french baguette, crusty baguette, french loaf, vienna bread
51109010: ciabatta, italian bread, focaccia, ciabatta bread, crusty italian bread, italian loaf, ciabatta rolls, ciabatta roll
51133010: sourdough, sourdough bread, sourdough loaf, crusty sourdough
51109100: pita, pita bread, pitta, pitta bread, pittas, flatbread, pita pocket, flatbreads, pita breads, pitta breads
51108100: naan, naan bread, naan breads, garlic naan
52215200: flour tortilla, soft flour tortilla, wheat tortilla, tortilla wrap, flour tortilla wrap, soft tortilla, tortilla
52215100: corn tortilla, soft corn tortilla, yellow corn tortilla, white corn tortilla
51154550: brioche bun, challah, brioche, brioche loaf, brioche roll
51154100: hamburger bun, burger bun, soft bun, sesame bun, bread roll, soft roll, sandwich roll, dinner roll, white roll
54401075: tortilla chip, corn tortilla chip, corn chip
52215300: taco shell, hard taco shell, tostada shell, corn taco shell, tostada
51185000: crouton
54102010: graham cracker crumb, graham cracker, graham crumbs
`;
