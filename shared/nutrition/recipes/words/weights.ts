/**
 * The weight of one, in grams, of things for which the tables have no weight of one, or that of another variety. With a
 * slash the first word is a measure: 'bunch/ kale'. Values with (SR28) in the note above are portions of that release;
 * the others are estimates from usual sizes in shops, not measured by us.
 */
export const WEIGHTS_OF_FRESH = `
# Vegetables (SR28: cucumber, beefsteak and cherry tomato, acorn squash, daikon, endive, corn, artichoke, shiitake, nori, chayote).
300: cucumber
350: english cucumber, hothouse cucumber, telegraph cucumber
100: persian cucumber, kirby cucumber, lebanese cucumber, mini cucumber, pickling cucumber, vine tomato, little gem lettuce, little gem, baby gem lettuce, baby gem, gem lettuce, belgian endive, chicory, endive, head/ belgian endive, head/ chicory, red chicory
350: eggplant
150: japanese eggplant, chinese eggplant, japanese aubergine
30: thai eggplant
182: beef tomato, beefsteak tomato, heirloom tomato
50: campari tomato, banana pepper, wax pepper, hungarian wax pepper, hungarian pepper
62: roma tomato, plum tomato, italian tomato, italian plum tomato, ripe plum tomato, fresh plum tomato
17: cherry tomato, grape tomato, baby plum tomato
3: sun dried tomato, sundried tomato, sun dried tomatoes in oil, dried tomato
80: roasted red pepper, roasted pepper, jarred roasted red pepper, roasted red bell pepper, poblano, poblano pepper, poblano chile, long green pepper, anaheim chile, anaheim pepper, cubanelle pepper
40: sivri pepper, green sivri pepper, italian frying pepper, piquillo pepper, turkish green pepper
8: shishito pepper, padron pepper
20: red chili, green chili, red chile, green chile, chili, chile, fresh chile, hot pepper
10: scotch bonnet pepper, scotch bonnet, scotch bonnet chile, scotch bonnet chili, habanero, habanero pepper, habanero chile, chipotle in adobo, chipotle chile in adobo, chipotle pepper in adobo
6: serrano pepper, serrano chili, serrano, serrano chile, dried guajillo chile, guajillo chile, pasilla chile, dried pasilla chile, dried new mexico chile, new mexico chile
14: jalapeno chile, jalapeno pepper, jalapeno, jalapeno chili
3: thai chili, bird's eye chili, bird's eye chile, thai chile, dried chipotle chile, dried chipotle
17: ancho chile, dried ancho chile, ancho, dried ancho, mulato chile
0.5: dried red chili, dried chili, dried chile, dried red chile, chile de arbol, dried arbol chile, dry red chili, dried bird's eye chili, dried thai chili, small dried red chili
1: dried kashmiri chili, kashmiri chili
900: cabbage, white cabbage, green cabbage, head/ cabbage, head/ savoy cabbage, savoy cabbage, head of cabbage, head cabbage
400: head/ bok choy
200: bok choy
840: red cabbage, head/ red cabbage, napa cabbage, head/ napa cabbage, chinese cabbage, chinese leaf
600: pointed cabbage, hispi cabbage, sweetheart cabbage, cauliflower, head/ cauliflower
350: head/ broccoli, broccoli, bunch/ asparagus
250: bunch/ broccolini, bunch/ gai lan, bunch/ choy sum, bunch/ morning glory, radicchio, head/ radicchio, pack/ mushroom, bunch/ rapini, pack/ cherry tomato, pack/ tenderstem broccoli, pack/ green bean
1000: butternut squash, spaghetti squash, kabocha squash, kabocha, winter squash
431: acorn squash, delicata squash
338: daikon, daikon radish, mooli, white radish
90: ear/ corn on the cob, ear of corn, corn on the cob, fresh corn, ear/ fresh corn, corn cob, ear/ sweetcorn, ear/ corn
100: beetroot, beet, globe artichoke heart
120: baby bok choy, head/ baby bok choy, pak choi, head/ pak choi
128: artichoke, globe artichoke
30: artichoke heart
25: shallot
40: banana shallot, echalion shallot
10: baby carrot, pearl onion, pickled onion, silverskin onion, frozen pearl onion
60: pickling onion, baby onion, new potato, baby potato
100: small potato, small new potato
40: salad potato, fingerling potato, stalk/ celery, celery
450: head/ celery, bunch/ celery, bunch/ carrot
250: baking potato, jacket potato
150: romaine heart, head/ romaine heart
84: portobello, portobello mushroom, portobello mushroom cap
19: shiitake mushroom, fresh shiitake mushroom, shiitake
18: button mushroom, mushroom, chestnut mushroom, cremini mushroom
3.6: dried shiitake mushroom, dried shiitake, dried chinese mushroom, dried mushroom
1: dried wood ear mushroom, wood ear mushroom, dried wood ear
150: pack/ enoki, pack/ enoki mushroom, bunch/ enoki mushroom, pack/ shimeji mushroom
10: knob/ kombu, kombu, sheet/ kombu
2.6: nori sheet, sheet/ nori
203: chayote
40: head/ garlic
3: clove/ garlic
2: leaf/ basil
0.5: leaf/ mint, leaf/ sage, leaf/ thyme
100: bunch/ scallion, bunch/ spring onion, bunch/ garlic chive, bunch/ radish
200: bunch/ kale, bunch/ spinach, bunch/ chard, bunch/ collard greens, bunch/ mustard greens, bunch/ beet greens, bunch/ turnip greens, pack/ spinach, bunch/ amaranth leaf, bunch/ dandelion greens
100: bunch/ watercress, pack/ watercress, bunch/ arugula, pack/ arugula
150: pack/ salad leaves, pack/ lettuce
25: bunch/ chive, handful/ salad leaves
30: handful/ spinach, handful/ kale, handful/ chard, handful/ green bean
20: handful/ arugula, handful/ watercress
100: handful/ cherry tomato
15: stalk/ lemongrass, lemongrass stalk, lemongrass, knob/ ginger, knob/ galangal
7: knob/ turmeric
16: stalk/ asparagus, asparagus
539: head/ lettuce, lettuce, head/ iceberg, iceberg lettuce
376: romaine lettuce, head/ romaine lettuce
15: leaf/ lettuce, leaf/ cabbage, leaf/ kale, leaf/ chard
40: stalk/ kale, stalk/ chard, stalk/ rhubarb
40: stalk/ bok choy
15: stalk/ scallion, long bean, yardlong bean, snake bean
30: bunch/ celery leaf
300: pint/ cherry tomato
357: pint/ strawberry
# Fruit.
20: medjool date, kalamansi, calamansi, calamondin, key lime
8: date, dried apricot, prune, dried fig
3: olive, black olive, kalamata olive, pitted black olive
4: green olive, pitted green olive
35: gherkin
6: cornichon
65: dill pickle, pickle
150: pack/ raspberry, pack/ blueberry, pack/ blackberry
400: pack/ strawberry, coconut, fresh coconut
250: pomegranate
70: preserved lemon
10: wedge/ lemon, wedge/ lime, lemon wedge, lime wedge
# Meat.
200: pork loin chop, chicken breast, chicken breast fillet, pork chop, pork steak
175: chicken breast half
1600: whole chicken, chicken
450: rotisserie chicken
110: chicken thigh fillet
150: chicken thigh, cod fillet, halibut fillet, salmon fillet, hake fillet, haddock fillet, smoked haddock fillet, white fish fillet, fish fillet, skinless haddock fillet, skinless salmon fillet, snapper fillet, red snapper fillet
110: chicken drumstick
90: chicken wing
300: chicken leg, chicken leg quarter
450: pork tenderloin, pork fillet
60: pork sausage, sausage, cumberland sausage, toulouse sausage, lincolnshire sausage, frankfurter, hot dog
113: italian sausage, link/ italian sausage
30: chipolata, pork chipolata
90: bratwurst, german sausage, andouille sausage, andouille, link/ andouille sausage, link/ kielbasa, smoked sausage
50: merguez, merguez sausage
40: chinese sausage, lap cheong
225: chorizo ring, sirloin steak, rump steak, steak, beef steak, fillet steak
60: chorizo sausage, cooking chorizo, link/ chorizo
280: ribeye steak, rib eye steak, ribeye, strip steak
680: flank steak, skirt steak
70: carrot, parsnip stick
25: slice/ bacon, bacon, slice/ streaky bacon
35: slice/ back bacon, slice/ thick cut bacon, back bacon
10: slice/ prosciutto, slice/ salami, slice/ pancetta, prosciutto
3: slice/ pepperoni
30: slice/ ham
900: ham hock, pork hock, smoked ham hock, pork knuckle, rack/ pork ribs, rack/ baby back ribs, baby back ribs, rack/ lamb rack
400: lamb shank
100: lamb chop, lamb loin chop
80: lamb cutlet
2000: leg of lamb, lamb leg, whole duck, duck, pork shoulder
300: veal shank, osso buco
170: duck breast
250: duck leg
120: turkey breast steak, turkey escalope, turkey cutlet, chicken cutlet
200: confit duck leg, duck confit leg
1000: octopus, turkey breast
109: quail
800: pheasant, whole snapper, whole red snapper
1200: rabbit, oxtail
3000: goose
# Fish and seafood.
150: tuna steak, swordfish steak, halibut steak, salmon steak
100: sea bass fillet, sea bream fillet, mackerel fillet, trout fillet, herring fillet
90: smoked mackerel fillet
115: tilapia fillet, sole fillet, plaice fillet, lemon sole fillet, flounder fillet
143: catfish fillet
250: whole sea bream, whole sea bass, whole trout, sea bream, sea bass, trout
50: fresh sardine
4: anchovy, anchovy fillet, fillet/ anchovy
7: shrimp, prawn, medium shrimp, raw shrimp
12: king prawn, tiger prawn, raw king prawn, raw prawn, large shrimp, large prawn, large raw prawn
20: jumbo shrimp, jumbo prawn, sea scallop, king scallop
15: scallop, oyster, crab stick
10: littleneck clam, clam, manila clam
16: mussel
40: langoustine
# Eggs, cheese, milk.
50: egg, hard boiled egg, boiled egg, poached egg
30: slice/ white bread
17: egg yolk
33: egg white
9: quail egg
70: duck egg
125: ball/ mozzarella, mozzarella ball, burrata
200: block/ feta, pack/ feta, pack/ creme fraiche, pack/ cotija
225: block/ halloumi, pack/ halloumi, block/ paneer, pack/ paneer, block/ cream cheese, pack/ cream cheese
250: pack/ ricotta, pack/ mascarpone, camembert, camembert cheese
30: parmesan rind
21: slice/ american cheese, slice/ cheddar, slice/ provolone, slice/ swiss cheese, slice/ mozzarella
150: pack/ greek yogurt, pack/ yogurt
300: pack/ double cream, pack/ single cream, pack/ sour cream
113: stalk/ butter, stalk/ salted butter, stalk/ margarine, stalk/ shortening
15: knob/ butter
`;
