/** Meat, fish, seafood and eggs, as bought. */
export const MEAT_AND_FISH = `
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
05062: chicken breast half, chicken cutlet, chicken tender, chicken tenderloin, skinless chicken, chicken meat, chicken fillet, chicken breast, chicken breasts, chicken breast fillets
05091: chicken thighs, chicken thigh, chicken thighs with skin
05096: chicken thigh fillets
05066: chicken drumsticks, chicken drumstick
05075: chicken legs, chicken leg, chicken leg quarters
05100: chicken wings, chicken wing
05006: chicken part, chicken joint, bone in chicken piece, roasting chicken, roaster chicken, broiler chicken, bone in chicken, skin on chicken piece, fryer chicken, chicken, whole chicken, chicken pieces
05165: whole turkey, turkey
23093: assorted meat, mixed meat, braising beef, stewing meat, beef for stew, beef cubes, cubed beef, stew beef, beef stewing meat, beef chunk, lean beef, thinly sliced beef, shaved beef, lean stewing beef, chopped beef, boneless beef, beef shank, beef neck, beef for stewing, stewing beef, beef, braising steak, stewing steak, diced beef, beef stew meat, stew meat, beef shin, shin of beef
13809: beef chuck, chuck steak, beef chuck roast, chuck roast, beef shoulder, boneless beef chuck
13803: beef brisket, brisket
13970: flank steak, skirt steak, beef flank
13929: beef rump, rump of beef, rump, beef sirloin steak, sirloin steak, beef sirloin, sirloin, rump steak, beef steak, steak
13891: beef topside, eye of round, beef eye of round, top round, beef round, topside
13147: beef short ribs, short ribs
13346: corned beef
10020: pork, pork loin, diced pork
10003: pork shoulder, pork butt, boston butt, shoulder of pork, pork shoulder steaks, stewing pork
10973: lean ground pork, lean pork mince, extra lean pork mince
07075: andouille sausage, andouille, smoked pork sausage, mettwurst, farmer's sausage, smoked sausage, linguica, linguiça
07019: chorizo, spanish chorizo, cooking chorizo
07916: kielbasa, polish sausage
10036: pork loin chop, pork chops, pork chop
10005: pork belly, belly pork
17226: lamb, diced lamb, lamb neck, stewing lamb
17230: leg of lamb, lamb leg, lamb shoulder, shoulder of lamb
17228: lamb shanks, lamb shank
07036: italian sausage, sweet italian sausage, hot italian sausage, italian sausages, sausage meat, sausagemeat
15236: salmon, salmon fillets, salmon fillet
15015: cod loin, cod steak, cod cheek, cod, cod fillets, white fish, white fish fillets, fish fillets, firm white fish
15149: tiger shrimp, king shrimp, medium shrimp, raw tiger shrimp, peeled shrimp, shrimp tail, small shrimp, raw peeled shrimp, shrimp, prawns, raw prawns, large shrimp, raw shrimp, king prawns, jumbo shrimp
15164: mussels, fresh mussels
01123: egg, eggs, free range eggs, whole eggs
31103010: poached eggs, hard boiled eggs, boiled eggs
01124: egg whites, egg white
01125: egg yolk, yolk, egg yolks
# Cured and cooked.
10123: bacon, streaky bacon, smoked bacon, lardon, bacon lardon, smoked lardon, pancetta, smoked streaky bacon, smoked pancetta, slab bacon, pancetta cubes, bacon bit, thick cut bacon,
  unsmoked bacon, smoked bacon lardon, unsmoked lardon, applewood smoked bacon, speck, cubed pancetta, pork bacon, thick cut smoked bacon, dry cured bacon, unsmoked streaky bacon, unsmoked bacon lardon
10130: back bacon, smoked back bacon, unsmoked back bacon, canadian bacon, bacon medallion, gammon, gammon steak, gammon joint
10105: guanciale, pork jowl
22311450: prosciutto, parma ham, serrano ham, prosciutto di parma, jamon serrano, iberico ham, jamon, bayonne ham, black forest ham, country ham
22311000: ham, cooked ham, smoked ham, baked ham, ham steak, boiled ham, roast ham, honey ham
22708010: ham hock, pork hock, smoked ham hock, pork knuckle, ham hocks, ham shank
25221500: salami, soppressata, genoa salami, finocchiona
25221250: pepperoni
07005: black pudding, blood sausage, morcilla
24102050: rotisserie chicken, cooked chicken, shredded chicken, shredded cooked chicken, leftover chicken, roast chicken, cooked chicken breast, leftover roast chicken, poached chicken, diced cooked chicken, cooked shredded chicken
24201120: cooked turkey, leftover turkey, roast turkey, shredded turkey
# More meat, raw.
10218: pork tenderloin, pork fillet, pork tenderloins
10088: pork ribs, spare ribs, pork spare ribs, pork spareribs, spareribs, pork rib
10192: baby back ribs, back ribs, pork back ribs, pork baby back ribs
10102: pig trotter, pig's trotter, pork trotter, pig's feet, pig feet, pork feet, trotter
07063: pork sausage, sausage, cumberland sausage, breakfast sausage, sausages, chipolata, pork chipolata, toulouse sausage, lincolnshire sausage, bulk sausage, bulk pork sausage, pork breakfast sausage, link sausage,
  country sausage
25220350: bratwurst, bratwursts, german sausage
25210110: frankfurter, hot dog, wiener, cocktail sausage, frankfurters
13907: t bone steak
13824: ribeye steak, rib eye steak, ribeye, rib eye, beef rib, rib of beef, prime rib, standing rib roast, scotch fillet
13917: beef tenderloin, fillet steak, beef fillet, filet mignon, tenderloin steak, fillet of beef
13909: new york strip, strip steak, new york strip steak, strip loin, sirloin strip, striploin
13339: beef tongue, ox tongue
13323: beef kidney, ox kidney
13341: tripe, beef tripe
17195: lamb kidney
13325: beef liver, calf's liver, calves liver, calf liver, veal liver, ox liver
17199: lamb liver, lamb's liver
10110: pork liver
05027: chicken liver, chicken livers
05023: gizzard, chicken gizzard
21301000: oxtail, ox tail, beef oxtail
13811: ox cheek, beef cheek
17276: veal shank, osso buco, ossobuco, veal osso buco
17142: ground veal, veal mince, minced veal
17239: lamb cutlet, rack of lamb, lamb rack, lamb rib chop
17236: lamb chop, lamb loin chop, lamb loin, lamb steak
17226: mutton, mutton leg, lamb stew meat, boneless lamb, lamb stewing meat, neck of lamb, lamb neck fillet, lamb meat, stewing lamb meat
17169: goat, goat meat, diced goat, kid, goat stew meat, diced goat meat
17177: rabbit, wild rabbit
17164: venison, diced venison, venison steak, venison haunch, deer
17343: ground venison, venison mince
17330: ground bison, bison
24301010: confit duck leg, duck confit, duck confit leg, roast duck, confit duck
05139: duck, whole duck, duck leg, duck breast, duck legs, duck breasts, duckling
05146: goose, whole goose
05153: pheasant
05157: quail
05151: guinea fowl, guinea hen
05191: turkey breast, turkey steak, turkey breast steak, turkey fillet, turkey escalope, turkey cutlet
05193: turkey leg, turkey thigh, turkey drumstick
# More fish and seafood.
15033: haddock, haddock fillet, skinless haddock fillet
15035: smoked haddock, smoked haddock fillet, undyed smoked haddock, finnan haddie, smoked white fish
15042: kipper, kippers, smoked herring
15041: pickled herring, rollmop
15039: herring, herring fillet
15046: mackerel, mackerel fillet, fresh mackerel
15036: halibut, halibut fillet, halibut steak
15127: tuna steak, fresh tuna, ahi tuna, sushi grade tuna, yellowfin tuna, raw tuna
15114: trout, trout fillet, rainbow trout
15091: sea bass, sea bass fillet, branzino, sea bream, sea bream fillet, whole sea bass, whole sea bream, barramundi
15101: snapper, red snapper, snapper fillet, red snapper fillet, whole red snapper, whole snapper, tilefish
15261: tilapia, tilapia fillet
15234: catfish, catfish fillet
15028: sole, flounder, plaice, sole fillet, flounder fillet, plaice fillet, lemon sole, dover sole, flatfish, sole fillets
15054: monkfish, monkfish tail, monkfish fillet
15110: swordfish, swordfish steak
15031: grouper, grouper fillet
15023: mahi mahi, mahi mahi fillet
15065: pollock, coley, pollock fillet, pollack
15132: hake, whiting, hake fillet
15008: carp
15025: eel
15053: milkfish, bangus
15135: yellowtail, hamachi, kingfish, amberjack
15055: mullet, red mullet, grey mullet
15062: pike
15060: perch
15018: salt cod, saltfish, bacalao, dried salt cod, salted cod, baccalà, bacalhau, salt fish, stockfish
26137190: smoked salmon, lox, smoked salmon trimming, gravlax, hot smoked salmon, cold smoked salmon
15084: canned salmon, canned pink salmon
26155110: tuna, canned tuna, tuna in water, tuna in spring water, albacore tuna, canned albacore tuna, tuna in brine, chunk light tuna
15119: oil packed tuna, tuna in oil, tuna in olive oil, canned tuna in oil, canned tuna in olive oil
26139180: sardine, canned sardine, sardines in oil, sardine in olive oil
15002: anchovy fillet in oil, anchovy fillets in olive oil, anchovy, anchovies, anchovy fillet, anchovies in oil, canned anchovy, anchovies in olive oil, oil packed anchovy, salted anchovy
15012: caviar, salmon roe, ikura, lumpfish roe, fish roe, tobiko, trout roe
15172: scallop, sea scallop, bay scallop, king scallop, queen scallop
15175: squid, calamari, baby squid, squid ring, squid tube, squid tentacle
15163: cuttlefish
15166: octopus, baby octopus
15157: clam, littleneck clam, cockle, vongole, manila clam, razor clam, cherrystone clam, fresh clam
15160: canned clam, chopped clam, canned chopped clam, minced clam
26315100: oyster, fresh oyster, shucked oyster
15139: crab, whole crab, blue crab, raw crab
26305180: crab meat, crabmeat, white crab meat, lump crab meat, lump crabmeat, canned crab, picked crab meat, brown crab meat, white crabmeat, fresh crabmeat, canned crab meat, cooked crab meat, jumbo lump crab meat
27250520: imitation crab, surimi, crab stick, imitation crab meat, kani
15147: lobster, raw lobster, whole lobster, lobster tail
15145: crayfish, langoustine, crawfish, crayfish tail
15151: cooked shrimp, cooked prawns, cooked king prawns, cooked peeled prawns, cold water prawns, cooked cold water prawns, brown shrimp, atlantic prawns
26100100: mixed seafood, seafood mix, fish pie mix, mixed fish, fish, raw fish, fish steak
# Eggs of other birds.
01140: quail egg, quail's egg
01138: duck egg
`;
