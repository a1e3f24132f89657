/** Vegetables, herbs, fruit, olives and pickles; raw unless the words say otherwise. */
export const PRODUCE = `
# Vegetables that a plate has cooked, and herbs.
11352: potatoes, potato, charlotte potatoes, king edward potatoes, desiree potatoes, all purpose potatoes, yukon potatoes, salad potatoes, fingerling potatoes, baking potatoes, idaho potatoes, white potatoes, boiling potatoes, jacket potatoes, mealy potatoes, starchy potatoes, gold potatoes, floury potatoes, waxy potatoes, maris piper potatoes, yukon gold potatoes, new potatoes,
  baby potatoes
11485: butternut squash, squash
11209: thai eggplant, japanese eggplant, chinese eggplant, eggplant, eggplants, aubergine, aubergines
11477: zucchini, courgette, courgettes, zucchinis
11090: broccoli, tenderstem broccoli, broccolini, broccoli floret, purple sprouting broccoli, long stem broccoli, tenderstem, calabrese
11135: cauliflower
11052: green beans, fine green beans, french beans, haricots verts, runner beans, string beans, dwarf beans, flat beans, romano beans, haricot vert, frozen green beans
11304: peas, green peas, frozen peas, petits pois, petit pois, garden peas, fresh peas, frozen petits pois, shelled peas, frozen garden peas
75117020: onion, onions, yellow onion, yellow onions, white onion, white onions, brown onion, brown onions, red onion, red onions,
  pickling onions, cooking onions, vidalia onion, sweet onion, sweet onions, spanish onion, spanish onions
75101000: bean sprouts, beansprouts, mung bean sprouts
75119000: parsley, flat leaf parsley, fresh parsley, curly parsley, parsley leaves
11268: dried mushrooms, dried porcini, dried porcini mushrooms, dried shiitake, dried shiitake mushrooms,
  dried wild mushrooms, dried chinese mushrooms
11260: mushrooms, mixed mushrooms, crimini mushrooms, baby bella mushrooms, flat mushrooms, field mushrooms, chestnut mushroom, button mushrooms, brown mushrooms, wild mushrooms, white mushrooms, chestnut mushrooms, cremini mushrooms
11821: sweet pepper, sweet peppers, romano peppers, red pepper, red peppers, red bell pepper, red bell peppers, red capsicum, bell pepper, bell peppers, capsicum,
  orange pepper, yellow pepper, yellow bell pepper
11333: green pepper, green peppers, green bell pepper, green bell peppers, green capsicum
11670: green chili, green chilies, green chilli, green chillies, green chile, green chiles
11819: habanero chile, habanero chili, thai chile, bird's eye chile, bird's eye chillies, birds eye chili, birds eye chile, thai bird chili, thai bird's eye chili, scotch bonnet pepper, scotch bonnet peppers, scotch bonnet, scotch bonnets, scotch bonnet chiles, scotch bonnet chile, scotch bonnet chili, scotch bonnet chilies, habanero, habaneros, habanero pepper,
  habanero peppers, bird's eye chili, bird's eye chilies, bird's eye chilli, thai chili, thai chilies, thai chillies
11977: serrano chile, serrano pepper, serrano peppers, serrano chili, serrano chilies, serranos
11979: jalapeno chile, jalapeno chili, jalapeno, jalapenos, jalapeno pepper, jalapeno peppers
11819: red chili, red chilies, red chilli, red chillies, chili, chilli, chillies, red chile, red chiles, fresh chiles, chiles, hot pepper,
  hot peppers
11962: dried red chilies, dried red chillies, dried chilies, dried chillies, dried chiles, dried red chiles, dried red chili,
  dried chili, chiles de arbol, dried guajillo chiles, guajillo chiles
11978: ancho chiles, ancho chile, dried ancho chiles, ancho
11216: ginger, fresh ginger, root ginger, fresh root ginger, ginger root, gingerroot, galangal
02045: dill, fresh dill, chopped dill, dill fronds
11165: coriander, cilantro, fresh coriander, coriander leaves
11972: lemongrass, lemon grass, lemongrass stalk
11677: shallot
11278: okra, fresh okra, okra pods, ladies fingers
09277: plantain, plantains, green plantain, green plantains
11109: cabbage, white cabbage, green cabbage, head of cabbage, head cabbage, pointed cabbage, hispi cabbage, sweetheart cabbage, coleslaw mix
11116: bok choy, pak choi, baby bok choy, bok choi, pak choy
11011: asparagus, asparagus spears, asparagus tip, green asparagus, white asparagus
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
18338: phyllo pastry, kataifi, kataifi pastry, kadaif, kadayif, yufka, phyllo sheet, shredded phyllo, brik pastry, filo pastry, phyllo dough, filo, filo pastry sheets, phyllo
02066: dried mint
02064: mint, fresh mint, mint leaves, fresh mint leaves
09322: tamarind, tamarind puree, tamarind extract, tamarind block, wet tamarind, tamarind liquid, tamarind paste, tamarind pulp, tamarind concentrate, seedless tamarind
09156: lemon rind, lemon zest, lemon peel, zest, lime zest, grated lemon zest
09216: orange zest, orange peel
11531: rotel, ro tel, rotel tomatoes, diced tomatoes with green chile, diced tomatoes and green chile, fire roasted tomato, fire roasted diced tomato, finely chopped tomato, polpa, chopped tomatoes, tinned tomatoes, canned tomatoes, diced tomatoes, plum tomatoes, whole peeled tomatoes,
  canned diced tomatoes, canned chopped tomatoes, peeled tomatoes, canned plum tomatoes, canned whole tomatoes,
  canned peeled tomatoes, stewed tomatoes, canned cherry tomatoes
11549: tomato sauce, canned tomato sauce
11693: crushed tomatoes
11547: passata, tomato passata, sieved tomatoes, strained tomatoes
11546: tomato paste, tomato puree, tomato purée, tomato concentrate
# Vegetables, raw.
75128000: yellow squash, summer squash, crookneck squash, pattypan squash
11482: acorn squash
11489: hubbard squash, kabocha squash, kabocha, delicata squash, red kuri squash, onion squash, crown prince squash, winter squash
11422: pumpkin, calabaza, sugar pumpkin, pie pumpkin, fresh pumpkin
11424: pumpkin puree, canned pumpkin, pumpkin purée, canned pumpkin puree, solid pack pumpkin
11492: spaghetti squash
11300: mangetout, mange tout, snow pea, sugar snap pea, sugar snap, snow pea pod, pea pod
11172: sweetcorn, canned corn, canned sweetcorn, tinned sweetcorn, corn, whole kernel corn, canned whole kernel corn, drained corn
75216153: creamed corn, cream style corn, canned creamed corn
11900: corn on the cob, ear of corn, corn cob, sweetcorn cob, fresh corn, corn ear, cob of corn, baby corn, white corn, ear corn, baby sweetcorn
72116000: romaine heart, romaine lettuce, cos lettuce, romaine, little gem lettuce, little gem, baby gem lettuce, gem lettuce, baby gem, cos, hearts of romaine
11252: iceberg lettuce, iceberg
75113000: lettuce, lettuce leaf, crisp lettuce
75113060: butter lettuce, boston lettuce, bibb lettuce, butterhead lettuce, round lettuce
11253: green leaf lettuce, leaf lettuce, frisee lettuce, red leaf lettuce, oak leaf lettuce
own:x-side-salad: salad leaves, mixed salad leaves, mixed leaves, mixed greens, salad greens, mesclun, spring mix, green salad, mixed salad, baby salad leaves, baby greens, mixed baby greens
11959: arugula, rocket, baby arugula, wild rocket, rocket leaf, wild arugula
11952: radicchio, treviso
11151: belgian endive, chicory, witloof, endive, red chicory, white chicory
11213: frisee, escarole, curly endive
11591: watercress
11203: cress, mustard cress, salad cress
11457: spinach, baby spinach, fresh spinach, spinach leaf, baby spinach leaf, leaf spinach, fresh baby spinach, young spinach
72125211: cooked spinach
11119: napa cabbage, chinese cabbage, chinese leaf, nappa cabbage, wombok
11114: savoy cabbage
11112: red cabbage
11994: gai lan, chinese broccoli, kai lan
11096: broccoli rabe, broccoli raab, rapini, cime di rapa, choy sum, yu choy
11503: water spinach leaf, morning glory, water spinach, kangkong, kangkung, ong choy
11270: mustard greens, mustard green, gai choy
11568: turnip greens, turnip top
11086: beet greens
11207: dandelion greens
11587: malabar spinach
11003: amaranth leaf, callaloo, amaranth greens
11205: cucumber, english cucumber, persian cucumber, kirby cucumber, lebanese cucumber, mini cucumber, hothouse cucumber, seedless cucumber, pickling cucumber, telegraph cucumber
75109000: celery, celery heart, celery leaf
73101010: carrot, baby carrot, rainbow carrot, carrots
74101000: tomato, cherry tomato, grape tomato, vine tomato, beef tomato, beefsteak tomato, roma tomato, ripe tomato, fresh tomato, large tomato, baby plum tomato, heirloom tomato, salad tomato, campari tomato,
  fresh plum tomato, ripe plum tomato, cherry vine tomato, tomatoes on the vine, cherry tomatoes on the vine, italian plum tomato
11527: green tomato
11956: oil packed sun dried tomato, sun dried tomatoes in oil, sundried tomatoes in oil, sun dried tomatoes in olive oil, sun blushed tomato, sunblush tomato, semi dried tomato
11955: sun dried tomato, sundried tomato, dried tomato
75226060: roasted red pepper, roasted pepper, jarred roasted red pepper, roasted red bell pepper, jarred roasted pepper, chargrilled pepper, piquillo pepper, fire roasted red pepper, roasted piquillo pepper, roasted red peppers from a jar
11943: pimiento, pimento
11951: yellow sweet pepper, yellow capsicum
11981: hungarian wax pepper, banana pepper, wax pepper, hungarian pepper
11333: poblano, poblano pepper, poblano chile, anaheim chile, anaheim pepper, poblano chili, cubanelle pepper, cubanelle, shishito pepper, padron pepper, sivri pepper, green sivri pepper, long green pepper, green sweet pepper, italian frying pepper, anaheim, shishito, turkish green pepper
11980: canned green chile, canned diced green chile, diced green chile, chopped green chile, mild green chile, canned chopped green chile, roasted green chile, hatch chile, diced mild green chile
11982: pasilla chile, dried pasilla chile, mulato chile, pasilla
11962: dried chipotle chile, chipotle chile, dried cascabel chile, dried new mexico chile, new mexico chile, whole dried chile, dried kashmiri chili, kashmiri chili, dry red chili, dried red pepper, dried ancho, dried hot chili, small dried red chili, dried bird's eye chili, dried thai chili, dried arbol chile, chile de arbol, arbol chile, dried chipotle
11007: artichoke, globe artichoke, baby artichoke
11008: artichoke heart, canned artichoke heart, frozen artichoke heart, jarred artichoke heart
11226: jerusalem artichoke, sunchoke
11430: daikon, daikon radish, mooli, white radish, lo bok, korean radish, mu, turnip radish
11429: radish, breakfast radish
11603: jicama
11254: lotus root
11104: burdock root, gobo, burdock
11149: chayote, christophine, chow chow, choko
11024: bitter melon, bitter gourd, karela
11593: winter melon, ash gourd, wax gourd
11218: bottle gourd, lauki, opo squash, doodhi, calabash
11220: luffa, ridge gourd, sponge gourd, loofah
11620: drumstick pod, moringa pod, vegetable drumstick
11222: moringa leaf, malunggay
11199: yardlong bean, snake bean, long bean, asparagus bean, chinese long bean, sitaw
11028: bamboo shoot, canned bamboo shoot, bamboo shoots
11588: water chestnut, canned water chestnut
11450: edamame, shelled edamame, edamame bean, frozen edamame, soya bean, frozen shelled edamame
11954: tomatillo
11963: nopal, nopales, cactus paddle
11961: heart of palm, hearts of palm, palm heart, canned heart of palm
11241: kohlrabi
11437: salsify, scorzonera
11265: portobello, portobello mushroom, portobello mushroom cap, portabella mushroom
11238: shiitake mushroom, fresh shiitake mushroom, shiitake, fresh shiitake
11987: oyster mushroom, king oyster mushroom, eryngii mushroom
11950: enoki, enoki mushroom
11993: maitake mushroom, shimeji mushroom, beech mushroom, hen of the woods, shimeji
11239: chanterelle, girolle, chanterelle mushroom
11240: morel, fresh morel
11988: wood ear, wood ear mushroom, dried wood ear mushroom, black fungus, dried wood ear, cloud ear, dried black fungus, cloud ear fungus, dried wood ear fungus, black mushroom fungus
11268: porcini, porcini mushroom, dried porcini mushroom, dried mixed mushroom, dried ceps, dried morel, dried black mushroom, dried mushroom
11989: straw mushroom, canned straw mushroom
11264: canned mushroom
75232000: kombu, dried kelp, dried wakame, wakame, dried seaweed, kelp, hijiki, arame, dried kombu, dried hijiki, dulse, dried laver, aonori, nori flake, seaweed flake, aonori seaweed flake, aonori flake, seaweed
11446: nori, nori sheet, gim, roasted seaweed, toasted nori
11974: grape leaf, vine leaf
11975: vine leaves in brine, jarred grape leaf, jarred vine leaf
73403010: sweet potato, kumara, orange sweet potato, yam sweet potato, kumera
71501000: mashed potato, leftover mashed potato
71401020: french fry
75221030: pearl onion, frozen pearl onion, silverskin onion, cocktail onion, baby onion
11291: scallion, green onion, spring onion, salad onion
11156: chive, fresh chive, garlic chive, snipped chive
11677: banana shallot, echalion shallot
75111500: garlic
# Herbs, fresh.
02044: basil, fresh basil, basil leaf, thai basil, fresh basil leaf, holy basil, sweet basil, thai basil leaf, holy basil leaf, purple basil
02065: spearmint
11984: epazote
own:x-fresh-herb: chervil, tarragon, fresh tarragon, fresh chervil, tarragon leaf, lovage, fresh marjoram, fresh oregano, oregano leaf, savory, fresh sage, sage leaf, fresh sage leaf, mixed herb fresh, fresh herb, soft herb, mixed fresh herb, mixed soft herb, bouquet garni, shiso, shiso leaf, perilla leaf, perilla, culantro, sawtooth coriander, sawtooth herb, saw leaf herb, recao, vietnamese coriander, huacatay, epazote leaf,
  fresh oregano leaf, soft herbs, herbs, vietnamese mint, rice paddy herb, fresh bouquet garni
# Fruit.
63101000: apple, bramley apple, cooking apple, eating apple, apples, tart apple, bramley cooking apple, dessert apple, braeburn apple, cox apple, honeycrisp apple, pink lady apple, gala apple, baking apple, crisp apple
09502: granny smith apple, granny smith, green apple
63137010: pear, ripe pear, conference pear, bosc pear, bartlett pear
09340: asian pear, nashi pear, korean pear
63107010: banana, ripe banana, overripe banana
63223020: strawberry, fresh strawberry, frozen strawberry
63219000: raspberry, fresh raspberry, frozen raspberry
63203010: blueberry, fresh blueberry, frozen blueberry
63201010: blackberry, bramble, frozen blackberry
63115010: cherry, sweet cherry, fresh cherry, dark cherry, frozen cherry, pitted cherry
09063: sour cherry, tart cherry, morello cherry, canned sour cherry
63207010: cranberry, fresh cranberry, frozen cranberry
09079: dried cranberry
09084: redcurrant, fresh redcurrant
09083: blackcurrant
09307: rhubarb, pink rhubarb, forced rhubarb
63135010: peach, ripe peach, nectarine
63103010: apricot, fresh apricot
63143010: plum, damson, greengage, italian plum, prune plum
09296: quince
09263: persimmon
63123000: grape, red grape, green grape, seedless grape, white grape, black grape, seedless red grape
63145010: pomegranate, pomegranate seed, pomegranate aril
09231: passion fruit, passionfruit
63129010: mango, green mango, alphonso mango, unripe mango, raw mango
63133010: papaya, green papaya, unripe papaya
09144: jackfruit, green jackfruit, young green jackfruit, canned jackfruit, young jackfruit
63141010: pineapple, fresh pineapple, pineapple chunk, pineapple ring, canned pineapple, crushed pineapple, pineapple piece, canned pineapple chunk, pineapple tidbit, pineapple slice
63149010: watermelon
63109010: cantaloupe, melon, cantaloupe melon
09184: honeydew melon
63126500: kiwi fruit, kiwi, kiwifruit
09164: lychee
61119010: orange, navel orange, valencia orange, blood orange, seville orange
61125010: tangerine, mandarin, clementine, satsuma, mandarin orange, canned mandarin orange
own:x-salt-lemon: preserved lemon, salted lemon
61113010: lemon, unwaxed lemon, meyer lemon
61116010: lime, key lime, kalamansi, calamansi, calamondin, lime wedge
62125100: raisins, sultana, golden raisin, seedless raisin, dark raisin, jumbo raisin
09085: currant, dried currant, zante currant
62122100: prune, dried plum, ready to eat prune, soft prune
62104100: dried apricot, ready to eat dried apricot, soft dried apricot
62110100: date, dried date, pitted date, deglet noor date, jujube date, stoned date
09421: medjool date
62113100: dried fig
63119010: fig, fresh fig
09178: dried mango
09147: jujube, dried jujube, chinese red date, red date
09110: goji berry, wolfberry, dried goji berry
63101120: applesauce, apple sauce, apple puree
09426: mixed peel, candied peel, candied orange peel, candied citrus peel, candied fruit, crystallized ginger, crystallised ginger, candied ginger, stem ginger, candied lemon peel, mixed candied peel
09328: maraschino cherry, cocktail cherry
63200110: mixed berry, frozen mixed berry, frozen berry, berry, frozen mixed fruit, summer fruit
12104: coconut, fresh coconut, grated coconut, fresh grated coconut, coconut meat, freshly grated coconut, frozen grated coconut, shredded fresh coconut, coconut flesh
42106020: sweetened coconut, sweetened shredded coconut, sweetened flaked coconut, shredded coconut, sweetened coconut flake, angel flake coconut
12114: desiccated coconut, unsweetened shredded coconut, unsweetened coconut flake, coconut flake, dried coconut, unsweetened coconut, flaked coconut, coconut chip, toasted coconut flake, dessicated coconut, unsweetened desiccated coconut, unsweetened dried coconut, kerisik
42403010: coconut water
# Olives and pickles.
75510020: black olive, ripe olive, kalamata olive, nicoise olive, olive, pitted black olive, kalamata, dry cured black olive, oil cured black olive
75510010: green olive, castelvetrano olive, cerignola olive, pitted green olive, manzanilla olive, spanish olive
75510030: stuffed olive, stuffed green olive, pimiento stuffed olive, pimiento stuffed green olive, pimento stuffed olive, pimento stuffed green olive, alcaparrado
02054: caper, nonpareil caper, salted caper, baby caper, capers in brine, caper berry
11937: dill pickle, pickle, kosher dill pickle, gherkin, cornichon, pickled cucumber, pickled gherkin, sour pickle, dill gherkin, brined pickle
11940: sweet pickle, bread and butter pickle
75503020: pickle relish, sweet pickle relish, sweet relish, dill pickle relish, relish, dill relish
75511050: pickled jalapeno, jarred jalapeno, pickled jalapeno slice, canned jalapeno, sliced pickled jalapeno
11418: ugu leaf, ugu, pumpkin leaf, fluted pumpkin leaf
75512010: preserved radish, pickled radish, pickled daikon, danmuji, takuan, preserved turnip, salted radish
75511020: pickled pepper, pepperoncini, peppadew pepper, cherry pepper, peperoncini
own:x-sauerkraut: sauerkraut, canned sauerkraut, fresh sauerkraut
11118: kimchi, cabbage kimchi, napa cabbage kimchi, napa kimchi
75503085: pickled ginger
43144: pickled mustard greens, pickled mustard green, preserved mustard green, suan cai
`;
