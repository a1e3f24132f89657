/** Spices, sauces, stocks, sugar, fats and liquids. */
export const SPICES_AND_SAUCES = `
# Spices and what gives taste.
02047: salt, maldon salt, sea salt flake, flaked sea salt, rock salt, coarse salt, fine grain salt, curing salt, himalayan salt, black salt, pickling salt, cooking salt, salt flake, flake salt, coarse sea salt, fleur de sel, sea salt, kosher salt, table salt, fine salt, flaky salt, fine sea salt
02030: pepper, black pepper, ground black pepper, peppercorns, black peppercorns, whole peppercorns, sichuan peppercorns,
  szechuan peppercorns, cracked black pepper, white peppercorns
02032: white pepper, ground white pepper, white pepper powder
02024: yellow mustard seeds, brown mustard seeds
02014: cumin, ground cumin, cumin seeds, cumin seed, cumin powder, jeera
02043: turmeric, ground turmeric, turmeric powder, haldi
02013: ground coriander, coriander seeds, coriander powder, coriander seed
02015: curry powder, japanese curry powder, hot curry powder, hawaij, bahārāt, advieh, garam masala, sambar powder, sambar masala, ras el hanout, baharat, chana masala powder, madras curry powder, mild curry powder
02028: paprika, smoked paprika, hungarian paprika, sweet paprika, pimenton, hot paprika
02010: cinnamon quill, cinnamon bark, cassia bark, cassia, cinnamon, ground cinnamon, cinnamon powder, cinnamon stick, cinnamon sticks
02021: ground ginger, ginger powder, dried ginger
02006: black cardamom pod, black cardamom, cardamom, cardamom pods, ground cardamom, green cardamom, green cardamom pods
02011: cloves, whole cloves, ground cloves, clove
02025: nutmeg, ground nutmeg, freshly grated nutmeg
02001: pimento berry, allspice, ground allspice, allspice berries
02031: cameroon pepper, ground chili, ground red pepper, piment d'espelette, espelette pepper, chili pepper flake, hot paprika flake, cayenne, cayenne pepper, chili flakes, chilli flakes, red pepper flakes, red chili powder,
  kashmiri chili powder, crushed red pepper, gochugaru, pul biber, aleppo pepper
02009: chili powder, chilli powder, mild chili powder, berbere, berbere spice, berbere spice mix, ancho chile powder
02027: oregano, dried oregano, mexican oregano, dried mexican oregano, dried marjoram, marjoram
02042: thyme, dried thyme
02049: fresh thyme, thyme leaves, thyme sprigs
02036: dried rosemary
02063: rosemary, fresh rosemary, rosemary sprigs
02003: dried basil
02038: sage, dried sage
02004: tej patta, indian bay leaf, bay leaf, bay leaves, bay, dried bay leaves, dried bay leaf
02024: mustard seeds, mustard powder, powdered mustard, english mustard powder, ground mustard, black mustard seeds, dry mustard
02018: fennel seeds, fennel seed
02019: fenugreek, fenugreek seeds
02037: saffron, saffron threads
02002: star anise, anise seed, aniseed
02005: caraway, caraway seeds
02020: garlic powder, garlic granules
02026: onion powder, onion granules
02042: mixed herbs, dried mixed herbs, provencal herbs, dried provencal herb, dried italian herb, dried herb, mixed dried herb, italian seasoning, herbes de provence, za atar, zaatar
18372: baking soda, bicarbonate of soda, bicarb
18374: fresh yeast, compressed yeast
18375: yeast, dried yeast, instant yeast, active dry yeast, fast action yeast
06172: chicken stock, chicken broth, stock, hot stock, hot chicken stock, turkey stock, ham stock, low sodium chicken broth, reduced sodium chicken broth, low sodium chicken stock, bone broth, fresh chicken stock, unsalted chicken stock, strong chicken stock, veal stock, chicken bone broth, chicken consomme
28340120: vegetable stock, vegetable broth, broth, hot vegetable stock, low sodium vegetable broth, unsalted vegetable stock, mushroom stock, mushroom broth, light stock, low sodium broth
06170: beef stock, brown stock, canned beef bouillon, beef bouillon broth, brown beef stock, beef broth, low sodium beef broth, hot beef stock, beef consomme, lamb stock, low sodium beef stock, good beef stock, beef bone broth
06174: fish stock, dashi, dashi stock, anchovy stock, seafood stock
94000100: water, tepid water, lukewarm water, filtered water, tap water, warm water, cold water, boiling water, ice cubes, ice, hot water, ice water
82101000: oil, corn oil, soybean oil, frying oil, deep frying oil, flavorless oil, light oil, mild oil, neutral cooking oil, oil spray, truffle oil, chili oil, garlic oil, annatto oil, achiote oil, any oil, neutral vegetable oil, vegetable oil, neutral oil, cooking oil, sunflower oil, oil for frying
# More spices and extracts.
own:x-sumac: sumac, ground sumac
own:x-nigella: nigella seed, kalonji, black onion seed, onion seed, black cumin seed, black seed
own:x-ajwain: ajwain, carom seed, ajowan, ajwain seed
own:x-amchur: amchur, amchoor, dried mango powder, mango powder, amchur powder, amchoor powder
own:x-asafoetida: asafoetida, hing, asafetida, asafoetida powder, hing powder
own:x-dried-lime: dried lime, black lime, loomi, limu omani, dried persian lime, omani lime
own:x-annatto: annatto seed, achiote seed, annatto, annatto powder, achiote
own:x-achiote-paste: achiote paste, annatto paste, recado rojo
own:x-dukkah: dukkah
own:x-barberries: barberry, dried barberry, zereshk
own:x-rose: dried rose petal, rose petal
own:x-vanilla-pod: vanilla pod, vanilla bean
02050: vanilla extract, pure vanilla extract, vanilla, vanilla essence, vanilla bean paste, vanilla paste
own:x-extract: almond extract, lemon extract, peppermint extract, orange extract, rum extract, coffee extract, maple extract, almond essence, coconut extract, pandan extract
own:x-flower-water: rosewater, rose water, orange blossom water, orange flower water, kewra water, food coloring, food colouring, red food coloring, liquid smoke, gel food coloring
own:x-msg: msg, monosodium glutamate, ajinomoto
own:x-pandan: pandan leaf, pandanus leaf, pandan
02022: mace, blade mace, ground mace
02007: celery seed, celery salt
02033: poppy seed, white poppy seed, black poppy seed
02016: dill seed
02017: dried dill, dried dill weed
02029: dried parsley, dried parsley flake, dried cilantro, dried coriander
02041: dried tarragon
02023: marjoram leaf
02034: poultry seasoning
02035: pumpkin pie spice, mixed spice, apple pie spice, pumpkin spice, gingerbread spice, lebkuchen spice, speculaas spice, allspice mix
02075: taco seasoning, taco seasoning mix, fajita seasoning, fajita seasoning mix, taco mix, enchilada seasoning
02076: chili seasoning, chili seasoning mix
02074: sazon, sazon seasoning, sazon with achiote, sazon goya, sazon culantro y achiote
own:x-spice-mix: five spice, five spice powder, chinese five spice, chinese five spice powder, cajun seasoning, creole seasoning, old bay seasoning, old bay, jerk seasoning, chaat masala, tandoori masala, adobo seasoning, adobo, seasoned salt, lemon pepper, steak seasoning,
  bbq rub, barbecue rub, shichimi togarashi, togarashi, panch phoron, pickling spice, all purpose seasoning, seasoning salt, cajun spice, biryani masala, kitchen king masala, fish masala, meat masala, pav bhaji masala, suya spice, yaji, mitmita, korarima,
  everything bagel seasoning, chicken seasoning, montreal steak seasoning, spice mix, quatre epices, seven spice, lebanese seven spice, bouquet garni spice, cajun spice mix, jerk spice, tajin, rasam powder, creole spice, chicken masala, meat seasoning, seasoning,
  mastic, mahleb, mahlab, lemon myrtle, ground korerima, mitmita powder, khmeli suneli, vegeta, ground fenugreek leaf, panch phoran, piri piri seasoning, peri peri seasoning, ground sassafras, file powder, seasoned pepper, green seasoning powder, lawry's seasoned salt, egg masala, curry masala
own:x-methi-dry: kasuri methi, dried fenugreek leaf, kasoori methi, crushed kasuri methi
own:x-curry-leaves: curry leaf, fresh curry leaf
own:x-lime-leaves: makrut lime leaf, kaffir lime leaf, lime leaf
own:x-juniper: juniper berry
02027: oregano leaf dried
18369: baking powder
18373: cream of tartar
19177: gelatin, gelatine, unflavored gelatin, leaf gelatine, gelatine leaf, gelatine powder, powdered gelatin, powdered gelatine, sheet gelatin, unflavored gelatin powder, gelatin powder
11663: agar agar, agar, agar powder, agar agar powder
own:x-xanthan: xanthan gum, guar gum, psyllium husk
75236000: nutritional yeast
20068: tapioca flour, tapioca starch, cassava starch, polvilho, sweet cassava starch, sour cassava starch, polvilho azedo, polvilho doce, manioc starch
20027: cornflour starch, wheat starch, sweet potato starch, custard powder, mung bean starch
own:x-cassava-flour: cassava flour, farinha, manioc flour, farofa, gari, garri, fufu flour, yam flour, farinha de mandioca, cassava meal, toasted manioc flour, elubo, toasted cassava flour, pounded yam flour
own:x-coconut-flour: coconut flour
own:x-tvp: tvp, textured vegetable protein, soya chunk, soy curl, textured soy protein, soy chunk, dried soya mince
own:x-soy-mince: soya mince, vegetarian mince, plant based mince, meat free mince, quorn mince, vegan mince, veggie mince, plant based ground beef, quorn, plant based ground
own:x-locust-bean: iru, dawadawa, ogiri, locust bean, fermented locust bean, sumbala
own:x-crayfish: ground crayfish, dried crayfish, crayfish powder, dried ground crayfish
12174: egusi, egusi seed, ground egusi, melon seed, ground egusi seed, ogbono, ground ogbono seed, ground melon seed
# Sauces and pastes.
16123: light soy, soup soy sauce, soya sauce, soy sauce, light soy sauce, shoyu, japanese soy sauce, low sodium soy sauce, reduced sodium soy sauce, coconut aminos, liquid aminos, usukuchi, maggi seasoning, ponzu, ponzu sauce, golden mountain sauce, maggi, chinese light soy sauce
16124: tamari
own:x-dark-soy: dark soy sauce, dark soy, dark soya sauce, thick soy sauce, mushroom soy sauce
own:x-kecap-manis: kecap manis, sweet soy sauce
27150210: fish sauce, nam pla, thai fish sauce, nuoc mam, patis, vietnamese fish sauce
28520100: oyster sauce, vegetarian oyster sauce, mushroom stir fry sauce
06971: worcestershire sauce, worcester sauce
06175: hoisin sauce, hoisin
75511010: hot sauce, tabasco, tabasco sauce, louisiana hot sauce, hot pepper sauce, frank's redhot, peri peri sauce, piri piri sauce, buffalo sauce, cholula, buffalo hot sauce, tabasco pepper sauce, peri peri marinade
74403000: sriracha, sriracha sauce, sriracha hot sauce
own:x-chili-paste: sambal oelek, harissa, harissa paste, chili garlic sauce, chipotle paste, aji amarillo paste, aji panca paste, red chili paste, chili paste, rose harissa, aji panca, aji amarillo, sambal, ancho chile paste, calabrian chili paste, chili sauce, green chili paste, aji mirasol paste,
  chilli garlic paste, zhoug, rocoto paste, chili puree, chile paste, shatta, calabrian chilies, chile puree, fermented chili paste, pickled red chili paste
own:x-sweet-chili: sweet chili sauce, thai sweet chili sauce
own:x-chili-crisp: chili crisp, crispy chili oil, lao gan ma, salsa macha, chili crisp oil, chili oil with sediment, chili crisp in oil
own:x-doubanjiang: doubanjiang, chili bean paste, chili bean sauce, toban djan, spicy bean paste, broad bean paste, pixian doubanjiang, fermented chili bean paste, sichuan chili bean paste, tobanjan, broad bean chili paste
own:x-black-bean: fermented black bean, chinese fermented black bean, salted black bean, douchi, preserved black bean, fermented salted black bean, black bean fermented
own:x-gochujang: gochujang, korean chili paste, gochujang paste, korean red pepper paste, gochujang korean chili paste, korean red chili paste
own:x-doenjang: doenjang, soybean paste, korean soybean paste, yellow bean sauce, fermented soybean, ssamjang, brown bean sauce, sweet bean sauce, sweet bean paste, yellow bean paste, tianmianjiang, fermented soybean paste, bean sauce, ground bean sauce
16112: miso, miso paste, white miso, red miso, white miso paste, red miso paste, yellow miso, shiro miso, brown miso paste, brown miso, awase miso
own:x-thai-paste: thai red curry paste, red curry paste, green curry paste, thai green curry paste, yellow curry paste, massaman curry paste, panang curry paste, thai curry paste, massaman paste, tom yum paste, laksa paste, rendang paste, penang curry paste, tom yam paste, thai yellow curry paste
own:x-curry-paste: curry paste, tikka paste, tikka masala paste, korma paste, madras curry paste, tandoori paste, rogan josh paste, balti paste, indian curry paste, korma curry paste, jalfrezi paste, tikka curry paste, medium curry paste, mild curry paste, tikka masala curry paste, balti curry paste
own:x-gg-paste: ginger garlic paste, garlic ginger paste, ginger paste, garlic paste, garlic puree, ginger and garlic paste, garlic and ginger paste, ginger puree, ginger garlic puree
own:x-pepper-paste: red pepper paste, biber salcasi, turkish red pepper paste, ajvar, sweet pepper paste, turkish pepper paste, pepper paste, mild red pepper paste
own:x-fish-paste: shrimp paste, belacan, terasi, kapi, shrimp paste belacan, trassi, bagoong, fermented shrimp paste, anchovy paste, gentleman's relish, mam tom, bagoong alamang, fermented anchovy sauce, dried shrimp paste, salted fermented shrimp, saeujeot, fermented shrimp, thai shrimp paste, toasted belacan, toasted shrimp paste
own:x-pom-molasses: pomegranate molasses, pomegranate syrup
41205100: black bean sauce, black bean garlic sauce, black bean and garlic sauce
06112: teriyaki sauce
74401010: ketchup, tomato ketchup, catsup, tomato sauce ketchup, banana ketchup
75506010: mustard, dijon mustard, wholegrain mustard, whole grain mustard, english mustard, grainy mustard, dijon, french mustard, brown mustard, spicy brown mustard, german mustard, coarse grain mustard, american mustard, creole mustard, medium hot mustard, stone ground mustard, hot mustard, smooth dijon mustard
02046: yellow mustard, prepared mustard
02055: horseradish, prepared horseradish, fresh horseradish, creamed horseradish, wasabi, wasabi paste
74402350: salsa verde, tomatillo salsa, green salsa
74402100: salsa, tomato salsa, chunky salsa, jarred salsa
74404010: marinara sauce, pasta sauce, spaghetti sauce, marinara, tomato pasta sauce, tomato and basil sauce, jarred tomato sauce, arrabbiata sauce, tomato basil sauce, pizza sauce, homemade tomato sauce, jarred pasta sauce
74402250: enchilada sauce, red enchilada sauce, mole sauce base
74406010: barbecue sauce, bbq sauce, tonkatsu sauce, okonomiyaki sauce, okonomi sauce, yakisoba sauce, smoky barbecue sauce
own:x-chutney: mango chutney, chutney, tomato chutney, onion chutney, fruit chutney, peach chutney, apple chutney, caramelised onion chutney
63207110: cranberry sauce, lingonberry sauce, whole berry cranberry sauce
19300: redcurrant jelly, jelly, grape jelly, apple jelly, quince jelly, red currant jelly, hot pepper jelly
19297: jam, strawberry jam, raspberry jam, lingonberry jam, blackcurrant jam, cherry jam, lingonberry preserves, preserves, plum jam, fig jam, blackberry jam, raspberry preserves, strawberry preserves, cherry preserves, lingonberry, blueberry jam, raspberry conserve, seedless raspberry jam, strawberry conserve, quince paste, membrillo
19719: apricot jam, apricot preserves, apricot conserve
19303: marmalade, orange marmalade
06618: peanut satay sauce, satay sauce, peanut sauce
own:stock-cube: stock cube, chicken stock cube, vegetable stock cube, beef stock cube, bouillon cube, chicken bouillon cube, beef bouillon cube, vegetable bouillon cube, bouillon powder, chicken bouillon powder, vegetable bouillon powder, stock powder, chicken stock powder, vegetable stock powder, chicken bouillon,
  bouillon granule, chicken bouillon granule, maggi cube, seasoning cube, fish stock cube, lamb stock cube, chicken powder, mushroom powder, bouillon, vegetable bouillon, knorr cube, beef bouillon, chicken stock granule, instant bouillon, chicken cube, beef bouillon granule, swiss bouillon powder, knorr stock cube,
  knorr seasoning cube, maggi seasoning cube, chicken flavored bouillon cube, chicken flavor bouillon, chicken essence, mushroom bouillon, mushroom seasoning, jumbo stock cube, beef stock powder, shrimp cube, pork bouillon cube, fish bouillon cube, tamarind soup mix, sinigang mix, seasoning powder
own:x-dashi-powder: dashi powder, instant dashi, hondashi, dashi granule, instant dashi powder, instant dashi granule, dashida, anchovy powder
own:x-stock-paste: stock pot, better than bouillon, bouillon paste, chicken base, demi glace, jelly stock pot, chicken stock pot, beef stock pot, vegetable stock pot, beef base, chicken bouillon paste, rich stock pot, vegetable base, stock concentrate, vegetable stock concentrate, beef demi glace, chicken stock concentrate
own:x-gravy-mix: gravy granule, gravy powder, gravy mix, bisto, gravy browning, gravy mix powder, brown gravy mix
own:x-soup-powder: onion soup mix, dry onion soup mix, french onion soup mix, soup mix, ranch seasoning, ranch seasoning mix, ranch dressing mix, dry ranch seasoning, dry ranch dressing mix, au jus mix, au jus gravy mix, dry onion soup, lipton onion soup mix, ranch mix, recipe onion soup mix
own:x-bonito: bonito flake, katsuobushi, dried bonito flake
own:x-chipotle-adobo: canned chipotle, chipotle in adobo, chipotle chile in adobo, chipotle pepper in adobo, chipotle in adobo sauce, chipotle pepper in adobo sauce, chipotle chile in adobo sauce, adobo sauce, chipotle chilies in adobo, canned chipotle chile in adobo sauce, chipotle pepper, canned chipotle in adobo, canned chipotle chile, canned chipotle pepper in adobo, canned chipotle chile in adobo
26319170: dried shrimp, dried prawn, dried baby shrimp, dried small shrimp
own:x-dried-fish: dried anchovy, ikan bilis, niboshi, dried fish, dried sardine, dried smoked fish, smoked dried fish, large dried anchovy, dried scallop, dried small fish
own:x-smoked-fish: smoked mackerel, smoked mackerel fillet, peppered smoked mackerel, smoked trout, smoked eel
own:x-merguez: merguez, merguez sausage, lamb sausage, sucuk, sujuk, lap cheong, chinese sausage, lap xuong, chinese dried sausage, lap cheong chinese sausage, boerewors
own:x-crispy-onion: crispy fried onion, french fried onion, fried onion, crispy onion, fried shallot, crispy shallot, crispy fried shallot, bawang goreng, birista, fried garlic, crispy fried onions
# Vinegar, wine and other drinks.
64401000: vinegar, rice vinegar, white vinegar, malt vinegar, sherry vinegar, black vinegar, chinkiang vinegar, rice wine vinegar, cane vinegar, coconut vinegar, chinese black vinegar, seasoned rice vinegar, sushi vinegar, champagne vinegar, sugarcane vinegar, unseasoned rice vinegar, tarragon vinegar, spirit vinegar, wine vinegar, palm vinegar
02053: distilled vinegar, distilled white vinegar
02068: red wine vinegar, white wine vinegar
02048: cider vinegar, apple cider vinegar
02069: balsamic vinegar, balsamic, balsamic glaze, white balsamic vinegar
93401010: red wine, dry red wine, burgundy, full bodied red wine, fruity red wine, good red wine
93401020: white wine, dry white wine, prosecco, champagne, riesling, sauvignon blanc, dry vermouth, vermouth, crisp white wine, noilly prat, dry riesling
own:x-shaoxing: shaoxing wine, chinese rice wine, rice wine, shaohsing wine, chinese cooking wine, shaoxing rice wine, xiaoxing wine, cooking wine, shao hsing rice wine, chinese shaoxing wine, michiu, shaoxing cooking wine, rice cooking wine
own:x-sake: sake, cooking sake
own:x-mirin: mirin, hon mirin
93402000: sherry, dry sherry, marsala, port, madeira, medium sherry, cream sherry, sweet sherry, ruby port, dry marsala, sweet marsala, fino sherry, tawny port, cooking sherry, marsala wine, port wine, manzanilla sherry, sweet vermouth, vin santo, madeira wine
93501000: brandy, cognac, calvados, armagnac, kirsch, grappa, pisco, apple brandy, pear brandy, pernod, pastis, ouzo, aquavit
93504000: rum, dark rum, white rum, golden rum, spiced rum, light rum, cachaca
93502000: whiskey, whisky, bourbon, scotch
93505000: vodka, soju, tequila, mezcal
93503000: gin
93201000: amaretto, kahlua, cointreau, grand marnier, orange liqueur, coffee liqueur, tia maria, triple sec, limoncello, irish cream, creme de cassis, baileys, sloe gin, elderflower liqueur, cherry liqueur, frangelico, angostura bitters, bitters
own:x-guinness: stout, guinness beer, guinness stout, guinness, porter, irish stout
own:x-lager-brand: beer, lager, ale, pale ale, dark beer, light beer, brown ale, mexican beer, mexican lager, wheat beer, belgian beer, pilsner, amber ale, dark ale, bitter ale, dark lager, belgian ale, amber beer, beer or ale
own:x-cider-brand: cider, dry cider, hard cider, dry hard cider
64104010: apple juice, cloudy apple juice, apple cider, fresh apple juice, unfiltered apple juice
61204010: verjuice, verjus, lemon juice, fresh lemon juice, freshly squeezed lemon juice, bottled lemon juice
61207010: lime juice, fresh lime juice, freshly squeezed lime juice, key lime juice, calamansi juice, yuzu juice
61210000: orange juice, fresh orange juice, freshly squeezed orange juice, sour orange juice, bitter orange juice
64124020: pineapple juice
61201220: grapefruit juice
64126000: pomegranate juice
# Fats.
82104000: olive oil, extra virgin olive oil, light olive oil, virgin olive oil, evoo, mild olive oil, good olive oil, fruity olive oil, pure olive oil
04582: rapeseed oil, canola oil, cold pressed rapeseed oil
04042: peanut oil, groundnut oil
04058: sesame oil, toasted sesame oil, dark sesame oil, roasted sesame oil, asian sesame oil
04047: coconut oil, virgin coconut oil, refined coconut oil
04055: palm oil, red palm oil, dende oil, dende, red palm fruit oil
04583: mustard oil
04581: avocado oil
04517: grapeseed oil
04528: walnut oil
04532: hazelnut oil
01003: ghee, clarified butter, desi ghee, niter kibbeh, spiced butter, smen, melted ghee, ethiopian spiced butter, spiced clarified butter, nit'r qibe
04002: lard, pork lard, pork fat, manteca, leaf lard, melted lard, rendered lard, fresh lard, pork back fat, rendered pork fat, salt pork fat, lardo
04574: duck fat
04576: goose fat
04542: chicken fat, schmaltz, rendered chicken fat
04520: beef dripping, dripping, tallow, beef fat, beef tallow, beef suet, lamb fat, sheep tail fat, mutton fat, roast dripping
04609: bacon fat, bacon grease, bacon dripping
own:x-suet: suet, shredded suet, vegetable suet, beef suet shredded
81203000: shortening, vegetable shortening, crisco, vegetable fat, trex
81102010: margarine, stick margarine, baking spread, vegan butter, baking margarine, plant based butter, dairy free spread, soft margarine, butter spread, plant butter, dairy free butter
own:x-oil-spray: cooking spray, nonstick cooking spray, olive oil spray, oil cooking spray, nonstick spray, vegetable oil spray, cooking oil spray, olive oil cooking spray, non stick cooking spray
83107000: mayonnaise, mayo, kewpie mayonnaise, japanese mayonnaise, real mayonnaise
83113500: ranch dressing
`;
