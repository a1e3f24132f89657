import type { Trait } from './traits';

/**
 * The traits that ingredients always have and, after `~`, those that products of that kind often have. A longer name
 * takes precedence over its parts, so a line that begins with `-` keeps 'coconut milk' from being milk. Names may be
 * singular or plural; a line that begins with a space continues the line before.
 */
const INGREDIENTS = `
# Cereals with gluten, and what is made of them. Oats are among them in the Regulation.
gluten: flour, wheat, wheat germ, wheat bran, bran, semolina, sooji, suji, rava, couscous, bulgur, bulghur, bulgar, burghul,
  freekeh, spelt, farro, einkorn, emmer, kamut, durum, rye, barley, pearl barley, malt, malt extract, malt vinegar, malted milk powder,
  oat, oatmeal, oat bran, porridge, seitan, vital wheat gluten, gluten, udon, udon noodle, matzo, matzo meal, atta, maida,
  roti, chapati, chapatti, chappati, phyllo, filo, phyllo dough, filo pastry, phyllo pastry, filo sheet, kataifi, digestive,
  water biscuit, oatcake, wheat tortilla, flour tortilla, spring roll wrapper, spring roll pastry, wonton wrapper, dumpling wrapper,
  gyoza wrapper, lavash, matzah, saltine, granola, muesli, weetabix, shreddies, bran flake, oat flake, rolled oat, oat milk, oat drink, oat cream,
  triticale, fregola, maltose, vegemite, yeast extract, panko, wheat berry, hokkien noodle, somen, somen noodle
gluten ~eggs: pasta, trofie, strozzapreti, casarecce, gemelli, cavatelli, mafaldine, radiatore, tortiglioni, paccheri, calamarata, campanelle, malloreddus, bigoli, anelli, stelline, acini di pepe, fettucine, spaghettini, capellini, manicotti, maltagliati, pici, garganelli, lumache, elbow pasta, bow tie, mezze maniche, ditali, pastina, spaghetti, penne, fusilli, linguine, macaroni, fettuccine, fettuccini, rigatoni, farfalle, orzo,
  lasagna, lasagne, lasagna sheet, lasagne sheet, lasagna noodle, lasagne noodle, vermicelli, cannelloni, ditalini, conchiglie, pappardelle,
  tagliatelle, bucatini, orecchiette, pasta shell, noodle, chow mein noodle, lo mein noodle, tortellini, ravioli, gnocchi,
  angel hair, ramen, ramen noodle, instant noodle, ziti, rotini, cavatappi, wheat noodle
gluten eggs: egg noodle, egg pasta, fresh pasta, fresh egg pasta, fresh tagliatelle, medium egg noodle, spaetzle
gluten ~sesame ~milk ~soy ~eggs ~lactose: bread, breadcrumb, bread crumb, baguette, ciabatta, sourdough, toast, bun, burger bun, hot dog bun, bread roll, crusty roll,
  dinner roll, crouton, pita, pitta, flatbread, bagel, rye bread, pumpernickel, focaccia, english muffin, sub roll, hoagie roll, crostini, sandwich, breadstick,
  stale bread, tortilla wrap, wrap, crispbread, cracker, pizza dough, pizza base, bread dough, pizza crust, roll, texas toast, bolillo, telera
gluten milk ~eggs ~sesame ~lactose: naan, naan bread, pretzel
gluten ~milk ~eggs: pastry, puff pastry, shortcrust pastry, shortcrust, pie crust, pie dough, pie shell, pastry case, tart shell, pastry sheet
gluten milk eggs ~nuts ~soy: brioche, brioche bun, croissant, challah, panettone, cake, sponge cake, pound cake, brownie, muffin, pancake, waffle, doughnut, donut
gluten eggs ~milk ~nuts ~soy: ladyfinger, savoiardi, sponge finger, sponge, trifle sponge
gluten ~milk ~eggs ~nuts ~soy: cookie, biscuit, graham cracker, graham cracker crumb, amaretti, biscotti, shortbread, speculoos, gingersnap, ginger nut, ginger biscuit, digestive biscuit, oreo,
  wafer, ice cream cone, cereal, breakfast cereal, stuffing mix, cake mix, vanilla wafer, cookie crumb, granola bar, stuffing
gluten ~soy ~milk: cornflake, corn flake, rice krispies, crisp rice cereal
gluten alcohol: beer, lager, ale, stout, guinness, pale ale, dark beer
- buckwheat, buckwheat flour, buckwheat groat, rice flour, rice noodle, rice vermicelli, vermicelli rice noodle, rice stick, rice stick noodle, glass noodle, cellophane noodle,
  mung bean noodle, sweet potato noodle, shirataki, shirataki noodle, kelp noodle, corn flour, cornflour, corn starch, cornstarch, corn meal, cornmeal, potato flour, potato starch,
  tapioca flour, tapioca starch, cassava flour, coconut flour, corn tortilla, masa, masa harina, rice paper, rice paper wrapper, rice cake,
  teff flour, sorghum flour, millet flour, quinoa flour, amaranth flour, arrowroot, banana flour, plantain flour, arrowroot flour,
  jowar flour, bajra flour, ragi flour, taco shell, corn chip, tortilla chip, nacho, poppadom, papadum, papad, puffed rice, popcorn,
  rice bran, rice bran oil, wheatgrass, glutinous rice, glutinous rice flour, sweet rice flour, sticky rice, mochi flour, polenta, grits,
  gram flour, besan, chickpea flour, bread and butter pickle, lentil flour, pea flour, chestnut flour, tiger nut flour, gluten free, spaghetti squash, cauliflower rice, yam flour,
  hominy, elderflower, cauliflower, sunflower, flower, orange flower water, orange blossom water, banana flower, rice wrapper, tostada, urad flour, mung bean flour
~gluten: asafoetida, asafetida, hing, soba, soba noodle, corn bread, cornbread, baking mix
nuts: almond flour, ground almond
peanuts: peanut flour
soy: soy flour, soya flour
lupin: lupin, lupin flour, lupine, lupini, lupini bean
gluten eggs ~milk: yorkshire pudding, agnolotti, cappelletti, pierogi
- ladys finger
# Shellfish.
crustaceans: shrimp, prawn, crab, crabmeat, crab meat, lobster, crayfish, crawfish, langoustine, scampi, krill, yabby, king prawn, tiger prawn, dried shrimp, shrimp paste, belacan,
  terasi, bagoong, prawn cracker, lobster tail, lobster bisque, ebi
fish eggs gluten ~crustaceans ~soy: surimi, crab stick, imitation crab, seafood stick, kani, kamaboko, narutomaki, fish stick, fish finger, fish ball
mollusks: mussel, clam, oyster, scallop, squid, calamari, octopus, cuttlefish, abalone, whelk, cockle, winkle, snail, escargot, clam juice, squid ink, cuttlefish ink, conch, baby squid, razor clam
mollusks soy gluten: oyster sauce
fish crustaceans mollusks: mixed seafood, seafood mix, seafood, frutti di mare, shellfish
- oyster mushroom, king oyster mushroom, crab apple, crab boil spice, scallop squash, scalloped potato, king oyster
gluten: oyster cracker
soy gluten ~mollusks: vegetarian oyster sauce, vegan oyster sauce, mushroom oyster sauce
# Fish.
fish: fish, cod, salmon, tuna, haddock, mackerel, anchovy, sardine, trout, halibut, sea bass, seabass, bass, tilapia, pollock, pollack, plaice, sole, monkfish, herring, kipper, swordfish, snapper, red snapper, catfish,
  basa, hake, turbot, mahi mahi, barramundi, eel, unagi, caviar, roe, fish roe, bonito, bonito flake, katsuobushi, dashi, dashi stock, dashi powder, hondashi, fish sauce, nam pla, nuoc mam, whitebait, sprat,
  grouper, carp, pike, smoked salmon, fish stock, fish fillet, white fish, anchovy paste, anchovy fillet, bream, sea bream, skate, saltfish, salt cod, bacalao, stockfish, hilsa, pomfret, kingfish, rohu, lox, gravlax,
  tobiko, ikura, fish oil, sturgeon, perch, flounder, walleye, dried fish, maldive fish, escolar, smelt, arctic char, yellowtail
fish ~gluten: worcestershire sauce, worcester sauce, worcestershire
fish eggs milk ~mustard: caesar dressing
~fish: tapenade, puttanesca sauce
- kombu dashi, fish mint, fish mustard, vegan worcestershire sauce, vegan fish sauce, swiss chard
# Eggs.
eggs: egg, egg yolk, yolk, egg white, egg wash, meringue, meringue nest, dried egg, egg powder, quail egg, duck egg, egg replacer powder, liquid egg, aquafaba egg, hard boiled egg
eggs ~mustard: mayonnaise, mayo, aioli, bearnaise sauce, bearnaise, kewpie
eggs mustard: tartare sauce, tartar sauce, remoulade, dijonnaise
eggs ~mustard ~soy: kewpie mayo, kewpie mayonnaise, japanese mayo, japanese mayonnaise
eggs milk: hollandaise, hollandaise sauce, custard, creme patissiere, pastry cream, lemon curd, eggnog, creme anglaise
milk ~eggs: custard powder mix, instant pudding
eggs ~mustard: ranch dressing base
milk eggs ~mustard: ranch, ranch dressing, thousand island dressing, blue cheese dressing
~milk ~mustard ~eggs ~celery: ranch seasoning
~eggs: marshmallow fluff, marshmallow creme, royal icing
- flax egg, chia egg, egg plant, eggplant, aubergine, egg replacer, egg substitute, vegan egg, custard powder, vegan mayonnaise, vegan mayo, custard apple, eggless mayonnaise, egg free mayonnaise, egg free mayo
# Nuts in the sense of the Regulation. Coconut, pine nuts and chestnuts are not among them.
peanuts: peanut, peanut butter, groundnut, peanut oil, groundnut oil, monkey nut, satay sauce, peanut sauce, groundnut paste, beer nut
peanuts ~nuts: mixed nut
nuts: almond, hazelnut, walnut, cashew, pecan, brazil nut, pistachio, macadamia, macadamia nut, queensland nut, nut, almond butter, almond milk, almond meal, cashew butter, cashew milk, cashew cream, hazelnut oil, walnut oil,
  almond extract, almond oil, frangipane, nut butter, nut milk, chopped nut, filbert, flaked almond, cashew nut, walnut half, pecan half, pistachio paste, cashew cheese, hazelnut butter, hazelnut milk
nuts ~eggs: marzipan, almond paste
nuts ~milk ~soy: praline, praline paste, gianduja
nuts milk soy: nutella, chocolate hazelnut spread, hazelnut spread, chocolate spread
nuts eggs honey ~milk: nougat, torrone, turron
nuts alcohol ~milk: frangelico
alcohol ~nuts: amaretto, disaronno
nuts gluten ~milk ~honey: baklava
- coconut, coconut cream, coconut milk, coconut oil, coconut butter, coconut sugar, coconut water, coconut yogurt, coconut flake, coconut aminos, desiccated coconut, pine nut, pinenut, pignoli, chestnut, water chestnut, sweet chestnut,
  nutmeg, butternut, butternut squash, tiger nut, doughnut peach, chestnut mushroom, nutritional yeast, nut free, kola nut, coconut extract, chestnut puree, coconut whipped cream, whipped coconut cream, coconut yoghurt
# Soy.
soy: soy, soya, soybean, soya bean, tofu, silken tofu, firm tofu, tempeh, edamame, natto, soy milk, soya milk, soy protein, tvp, textured vegetable protein, textured soy protein, soya chunk, soya mince, soy lecithin,
  yuba, bean curd, tofu puff, fermented black bean, black bean paste, soy cream, soya cream, soy yogurt, soya yogurt, soy yoghurt, soya yoghurt, inari, aburaage, okara, soybean sprout, soybean oil, soybean paste, doenjang, fermented bean curd, fermented tofu
soy gluten: soy sauce, soya sauce, light soy sauce, dark soy sauce, shoyu, kecap manis, sweet soy sauce, hoisin, hoisin sauce, teriyaki, teriyaki sauce, ponzu, black bean sauce, yellow bean sauce,
  gochujang, sweet bean paste, bean sauce, tianmianjiang, sweet soy, ssamjang, bulgogi sauce, doubanjiang, chili bean paste, chilli bean paste, broad bean paste, chili bean sauce, oyster flavoured sauce, mushroom soy, mushroom soy sauce, stir fry sauce, maggi seasoning
soy fish gluten: eel sauce, unagi sauce, tonkatsu sauce, okonomiyaki sauce
soy ~gluten: miso, miso paste, white miso, red miso, yellow miso, shiro miso, tamari, liquid aminos, bragg liquid aminos
soy ~gluten: veggie mince, vegan mince, plant based mince, vegan sausage, veggie sausage, vegetarian sausage, veggie burger, vegan burger, vegan chicken, meatless ground, quorn chunk, plant based sausage, vegan bacon, meat free mince
~soy: vegetable oil spray, vegan butter, plant butter, vegan spread, plant based butter, vegan cream cheese, vegan cheese, plant based cheese, vegan yogurt, vegan yoghurt, vegan cream, vegan sour cream, vegan margarine, dairy free margarine, dairy free butter, dairy free spread,
  plant milk, plant based milk, non dairy milk, dairy free milk, vegan milk, plant based cream, plant cream, dairy free yogurt, dairy free yoghurt, plant based yogurt, plant yogurt, vegetable shortening, shortening, crisco, dairy free cheese, dairy free cream cheese
~milk ~soy ~lactose: margarine, baking spread, spread, baking margarine
- soy free
- rice milk, cocoa butter, shea butter, apple butter, butter bean, butter lettuce, butterbean, lactic acid, cream of tartar, milk thistle, vegan parmesan, butter head lettuce, cocoa powder, cocoa, cacao powder, cacao nib, hemp milk, butterhead lettuce, coconut condensed milk, cream of coconut, creamed coconut, creamed corn, cream soda, butterfly pea, cheese cloth, cheesecloth, pumpkin butter, body butter
gluten: cream of wheat
alcohol sulfites: cream sherry
# Milk. Butter, ghee and ripe hard cheese hold next to no lactose (below 0.1 g in 100 g; butter 0.6 g).
milk lactose: milk, whole milk, skim milk, skimmed milk, semi skimmed milk, cream, double cream, heavy cream, whipping cream, sour cream, soured cream, creme fraiche, clotted cream, half and half, whipped cream, buttermilk, yogurt,
  yoghurt, greek yogurt, greek yoghurt, curd, dahi, kefir, condensed milk, sweetened condensed milk, evaporated milk, milk powder, powdered milk, dried milk, skim milk powder, cream cheese, mascarpone, ricotta, cottage cheese, quark, paneer, labneh, khoya, mawa,
  fromage frais, skyr, lassi, dulce de leche, whey, whey powder, queso fresco, queso blanco, halloumi, feta, feta cheese, mozzarella, buffalo mozzarella, mozzarella ball, fresh mozzarella, burrata, goat's cheese, cheese spread, processed cheese, american cheese, cheese slice,
  fudge, crema, mexican crema, malai, bocconcini, hung curd, raita, tzatziki, boursin, philadelphia, whey protein, evaporated goat milk, chevre, white sauce, bechamel, panela cheese, single cream, velveeta, milk solid, ayran, rabri, cheese curd
milk lactose ~eggs: ice cream, vanilla ice cream, gelato
milk: butter, unsalted butter, salted butter, brown butter, ghee, clarified butter, cultured butter, lactose free milk, lactose free cream, lactose free yogurt, casein, butter oil, herb butter, smen, niter kibbeh
milk: cheese, cheddar, cheddar cheese, swiss cheese, swiss, monterey jack, pepper jack, colby, provolone, fontina, taleggio, red leicester, jack cheese, oaxaca cheese, parmesan style cheese, cotija, kashkaval, mature cheddar, sharp cheddar, edam, gouda, emmental, emmentaler, comte, manchego, asiago, raclette,
  brie, camembert, blue cheese, stilton, roquefort, double gloucester, wensleydale, cheese sauce, havarti, muenster, mexican cheese blend, mexican blend, mizithra, kefalotiri, graviera, appenzeller, vacherin, dolcelatte, cambozola, string cheese
# By law or custom made with rennet of calves.
milk ~meat: parmesan, parmesan cheese, parmigiano, parmigiano reggiano, pecorino, pecorino romano, grana padano, gruyere, gruyere cheese, gorgonzola, parmigiano cheese, romano cheese, pecorino cheese
milk ~nuts ~meat: pesto, basil pesto, green pesto, red pesto, pesto sauce
milk lactose soy: milk chocolate, white chocolate, white chocolate chip, milk chocolate chip
~milk ~soy ~lactose: chocolate, dark chocolate, chocolate chip, semi sweet chocolate chip, semisweet chocolate, semi sweet chocolate, bittersweet chocolate, plain chocolate, chocolate chunk, chocolate shaving, chocolate sauce, chocolate syrup, dark chocolate chip, baking chocolate, drinking chocolate, hot chocolate powder, chocolate sprinkle, sprinkle, couverture, cooking chocolate
milk lactose ~soy: caramel, toffee, caramel sauce, butterscotch, dulce, toffee sauce
milk lactose alcohol: irish cream, baileys, cream liqueur
~milk: tikka paste, korma paste, bread improver
gluten milk: malted milk
# Celery, mustard, sesame.
celery: celery, celeriac, celery stick, celery stalk, celery salt, celery seed, celery leaf, celery root
celery ~sulfites: bloody mary mix
celery ~gluten: v8
mustard ~sulfites: dijon mustard, dijon
mustard: mustard, english mustard, wholegrain mustard, yellow mustard, mustard powder, mustard seed, black mustard seed, mustard oil, mustard green, dry mustard, mustard leaf, american mustard, grain mustard
mustard honey: honey mustard
mustard ~celery: piccalilli, curry powder mix
~mustard ~celery: curry powder, mild curry powder, madras curry powder, medium curry powder
~celery ~mustard ~gluten: curry paste, spice mix, seasoning, seasoning mix, cajun seasoning, taco seasoning, fajita seasoning, creole seasoning, bbq rub, steak seasoning, poultry seasoning, jerk seasoning, chili seasoning, gravy powder, spice rub, italian seasoning mix, all purpose seasoning
~crustaceans ~fish: thai curry paste, red curry paste, green curry paste, thai red curry paste, thai green curry paste, panang curry paste, massaman curry paste, yellow curry paste, laksa paste, tom yum paste, thai yellow curry paste, kimchi, nam prik pao
~mustard ~gluten ~celery: barbecue sauce, bbq sauce, brown sauce, hp sauce, steak sauce
~celery ~sulfites: ketchup, tomato ketchup
~mustard: salad dressing, vinaigrette, italian dressing, french dressing, pickle, mango chutney, chutney, pickle relish, relish, coleslaw mix, mango pickle, lime pickle, cornichon, gherkin, dill pickle, pickled gherkin, sweet relish
mustard: panch phoron, panch phoran, bengali five spice
sesame: sesame, sesame seed, sesame oil, toasted sesame oil, tahini, gomasio, hummus, houmous, halva, halwa, za'atar, benne seed, gingelly oil, sesame paste, everything bagel seasoning, black sesame, black sesame seed, white sesame seed
sesame ~gluten: baba ganoush
fish sesame: furikake
- celery free, italian seasoning, italian herb, mixed herb, mixed spice, pumpkin pie spice, five spice, garam masala, chili powder, chilli powder, ras el hanout, mustard free, sesame free
# Stock and ready-made sauces.
~celery ~meat: stock, broth, bouillon
~celery: vegetable stock, vegetable broth, veg stock, vegetable bouillon, vegetable stock cube, vegetable bouillon powder, better than bouillon, soup mix, vegetable stock powder, vegetable bouillon cube
~celery ~gluten ~milk ~meat: stock cube, bouillon cube, stock powder, onion soup mix, gravy, gravy granule, soup powder, oxo cube, stock pot, maggi cube
meat ~celery: chicken stock, chicken broth, chicken stock cube, bone broth, chicken bouillon, chicken bouillon powder, chicken bouillon cube, chicken powder, turkey stock, game stock, lamb stock, duck stock, chicken consomme
meat beef ~celery: beef stock, beef broth, beef stock cube, beef bouillon, demi glace, veal stock, beef bouillon cube, beef consomme, beef bone broth, oxtail stock
meat pork ~celery: ham stock, pork stock, ham hock stock, pork broth, pork bone broth, tonkotsu broth
crustaceans fish ~celery ~mollusks: seafood stock, shellfish stock
crustaceans ~celery: lobster stock, shrimp stock, prawn stock
milk lactose gluten ~celery: cream of mushroom soup, condensed mushroom soup, condensed cream of mushroom soup
milk lactose gluten meat ~celery: cream of chicken soup, condensed cream of chicken soup
celery milk lactose gluten: cream of celery soup
# Sulphites above 10 mg/kg; wine and most beer too.
alcohol sulfites: wine, riesling, chardonnay, sauvignon blanc, pinot noir, pinot grigio, pinot blanc, merlot, cabernet, cabernet sauvignon, zinfandel, shiraz, syrah, malbec, tempranillo, gewurztraminer, muscat, sauternes, barolo, sangria, white wine, red wine, rose wine, dry white wine, dry red wine, sherry, port, marsala, madeira, vermouth, prosecco, champagne, cava, dry sherry, sparkling wine, cider, hard cider, marsala wine, dry vermouth, sweet vermouth, ruby port, port wine, dry cider, mulled wine, burgundy, rioja, chianti, dry marsala, sweet sherry, pedro ximenez, martini, hard apple cider
alcohol: rum, vodka, kirschwasser, aquavit, akvavit, eau de vie, obstler, slivovitz, plum brandy, cherry brandy, apple brandy, sweet wine, moonshine, pimms, baijiu, umeshu, amaro, fernet, gin, whisky, whiskey, bourbon, brandy, cognac, tequila, mezcal, liqueur, kahlua, cointreau, grand marnier, triple sec, limoncello, kirsch, schnapps, sambuca, pernod, ouzo, calvados, campari, aperol, sake, cooking sake, chartreuse, absinthe, bitter, angostura, angostura bitter,
  coffee liqueur, orange liqueur, spirit, cachaca, pisco, armagnac, grappa, soju, arrack, white rum, dark rum, spiced rum, creme de cassis, blue curacao, curacao, maraschino liqueur, peach schnapps, rice wine, dry gin, elderflower liqueur, st germain, drambuie, raki, pastis, makgeolli, creme de cacao, creme de menthe, galliano, tia maria, mirin
alcohol gluten: shaoxing wine, shaoxing, shaoxing rice wine, shao hsing wine, chinese cooking wine, chinese rice wine, shao xing wine, shaohsing wine, shaohsing rice wine
sulfites: wine vinegar, white wine vinegar, red wine vinegar, balsamic, balsamic vinegar, sherry vinegar, balsamic glaze, champagne vinegar, grape must, balsamic reduction
~sulfites: cider vinegar, apple cider vinegar, dried apricot, dried fruit, raisin, sultana, currant, golden raisin, dried cranberry, dried mango, dried fig, prune, date, medjool date, mixed dried fruit, glace cherry, candied peel, mixed peel, candied fruit, candied ginger, crystallised ginger, crystallized ginger, desiccated fruit, lemon juice concentrate, bottled lemon juice, bottled lime juice, dried pear, dried peach, dried apple,
  sun dried tomato, sundried tomato, horseradish, horseradish sauce, prepared horseradish, instant mashed potato, potato flake, dried potato, molasses, treacle, black treacle, maraschino cherry, pickled onion, pickled jalapeno, guacamole, sauerkraut, dehydrated potato, dried mixed fruit, candied orange peel, candied cherry, stem ginger, pearl onion, candied citron, grape juice, cocktail onion, dried cherry, dried banana
mustard ~gluten ~soy: wasabi paste
- rice vinegar, rice wine vinegar, fresh currant, fresh horseradish, black currant, blackcurrant, red currant, redcurrant, white vinegar, distilled vinegar, ginger ale, ginger beer, root beer, wine glass, bitter gourd, bitter melon, bitter lemon, bitter chocolate, bitter orange, port salut, vanilla extract, rum flavoring, gin berry, apple cider, sweet cider, cloudy apple juice, date syrup, red grape,
  spirit vinegar, chicken of the wood, orange bitter melon, sherbet lemon
gluten: non alcoholic beer, alcohol free beer, alcohol free lager
sulfites: non alcoholic wine, alcohol free wine, non alcoholic white wine, non alcoholic red wine
gluten ~soy: black vinegar, chinkiang vinegar, chinese black vinegar
# Meat.
meat: chicken, turkey, duck, goose, lamb, mutton, goat, venison, rabbit, quail, pheasant, meat, mince meat, ground meat, liver, kidney, tripe, tongue, chicken fat, schmaltz, duck fat, goose fat, poussin, guinea fowl, pigeon, ostrich, horse meat, giblet, chicken breast, chicken thigh, minced lamb, ground lamb, ground turkey, ground chicken, partridge, foie gras, pate, mince, gizzard, lamb shank, lamb shoulder, goat meat, hare, drumstick, chicken wing, minced meat, kofta, elk, moose, shawarma meat, doner meat
meat beef: beef, steak, sirloin, ribeye, rib eye, brisket, veal, oxtail, ground beef, minced beef, beef mince, hamburger, corned beef, pastrami, bresaola, bone marrow, beef dripping, suet, short rib, chuck, chuck roast, chuck steak, skirt steak, flank steak, rump steak, topside, silverside, stewing steak, braising steak, shin of beef, tallow, beef tallow, beef liver, ox, ox tongue, ground chuck, ground veal, ox cheek, filet mignon, london broil, beef jerky, hanger steak, tri tip, ox tail, bison, biltong, prime rib, minute steak, roast beef, flat iron steak, flank, calf's liver, veal escalope, veal cutlet
meat pork: pork, bacon, ham, pancetta, prosciutto, guanciale, lardon, gammon, lard, pork belly, pork shoulder, speck, serrano ham, parma ham, jamon, ham hock, pork mince, ground pork, minced pork, pork rind, pork loin, pork chop, back bacon, streaky bacon, smoked bacon, pork tenderloin, spare rib, chicharron, trotter, baby back rib, kassler, char siu, capicola, coppa, lardo, ham bone, bacon bit, ham steak, wild boar, boar, fatback, salt pork, suckling pig, country ham, canadian bacon, pork fat, bacon fat, bacon grease, bacon dripping, pulled pork
meat pork ~nuts: mortadella
meat pork ~milk: salami, pepperoni, chorizo, soppressata, 'nduja, andouille, andouille sausage, kielbasa, mexican chorizo, chorizo sausage, smoked sausage, lap cheong, chinese sausage, linguica, morcilla, genoa salami, kabanos, cervelat
meat pork gluten ~sulfites ~mustard ~celery ~milk: sausage, sausage meat, pork sausage, black pudding, banger, chipolata, cumberland sausage, bratwurst
meat pork ~milk ~gluten ~mustard ~celery: italian sausage, hot dog, frankfurter, wiener, breakfast sausage, spam, luncheon meat, liverwurst, bockwurst, cocktail sausage, hot italian sausage, sweet italian sausage, weisswurst, knackwurst, mettwurst
meat ~gluten ~milk ~celery ~mustard: chicken sausage, turkey sausage, lamb sausage, merguez
meat beef ~gluten ~milk: beef sausage, sucuk, beef hot dog, meatball, beef burger, burger patty, beef patty, salt beef
meat: turkey bacon, duck bacon, chicken ham, turkey ham, turkey ground, halal bacon
meat beef: beef bacon
meat ~pork ~beef: gelatin, gelatine, gelatin sheet, gelatine leaf, gelatin powder, jello, jelly cube, jelly crystal, marshmallow, gummy bear, gummy candy, leaf gelatine, gelatine sheet, powdered gelatin, powdered gelatine, unflavored gelatin, mini marshmallow, aspic, jelly block, rennet
meat beef ~sulfites: suet mix
~meat ~beef ~sulfites ~gluten: mincemeat
~gluten ~meat: vegetable suet
~meat ~pork: refried bean
- beefsteak tomato, vegetable suet dough, kidney bean, red kidney bean, goat weed, meat free, tongue fern, steak tomato, turkey tail, hamless, ham free, ox heart tomato, lambs lettuce, drumstick leaf, moringa drumstick, beef tomato, liver free, chicken free, meatless meatball, pigeon pea, horse gram, goose berry, gooseberry, turkish delight, jackfruit, coconut bacon, goosefoot, drumstick vegetable, plant based chicken, cauliflower steak, cauliflower wing, portobello steak, veggie stock, beef free, ham hock free
soy ~gluten: vegan hot dog, veggie hot dog
gluten ~sesame ~milk ~soy ~eggs: hamburger bun, steak roll
fish: tuna steak, salmon steak, cod steak, swordfish steak, halibut steak, fish steak, cod liver oil, fish liver
meat: lamb steak, turkey steak, venison steak, lamb kidney, chicken liver, lamb liver, duck liver, chicken heart
meat pork: pork steak, gammon steak, pork liver, pork kidney
soy: tofu steak
# Dishes and mixes that go into others.
sesame nuts: dukkah
sesame: shichimi togarashi, shichimi, togarashi, nanami togarashi
gluten celery: marmite
celery mustard: old bay, old bay seasoning
meat gluten ~beef ~pork: haggis
~gluten: chaat masala
gluten: chinese pancake, mandarin pancake, moo shu pancake, mantou, bao bun, steamed bun, mock duck
crustaceans fish ~mollusks ~pork ~meat: xo sauce
gluten milk lactose ~meat ~eggs: pizza, lasagne al forno, mac and cheese, macaroni and cheese
gluten ~meat ~milk ~eggs: burger, samosa, burrito, enchilada, quesadilla, dumpling, wonton, gyoza, potsticker, spring roll, egg roll, empanada, pie
eggs milk gluten lactose: quiche, crepe, blini, dutch baby
~fish ~crustaceans ~sesame ~soy ~gluten: sushi
# In the US a jam, in the UK with gelatin.
~meat ~pork ~beef: jelly, raspberry jelly, strawberry jelly, packet jelly, lime jelly, orange jelly
milk: buttered
# Honey.
honey: honey, honeycomb, royal jelly, manuka honey, bee pollen
honey ~nuts: granola cluster
- honeydew, honeydew melon, honey nut squash, honeynut squash, honeysuckle, vegan honey
`;

export interface IngredientTraits {
  contains: readonly Trait[];
  /** Traits that products of that kind often have. */
  may: readonly Trait[];
}

/** Traits by the words of the name, each in its `base` form, joined by spaces. */
export const INGREDIENT_TRAITS: ReadonlyMap<string, IngredientTraits> = readTable(INGREDIENTS);

/** The number of words of the longest name. */
export const NAME_WORDS_MAX = Math.max(
  ...[...INGREDIENT_TRAITS.keys()].map((name) => name.split(' ').length),
);

/** A name's words without case, accents, hyphens and plural. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’']/gu, '').toLowerCase();
  return (plain.match(/[a-z0-9]+/gu) ?? []).map(base);
}

function base(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/u.test(word)) return word;
  if (/ies$/u.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/oes$/u.test(word)) return word.slice(0, -2);
  if (/(?:ch|sh|x|ss)es?$/u.test(word)) return word.replace(/es?$/u, '');
  if (word === 'halves' || word === 'loaves' || word === 'leaves') return `${word.slice(0, -3)}f`;
  return word.replace(/s$/u, '');
}

function readTable(text: string): Map<string, IngredientTraits> {
  const lines = text
    .replace(/\n +/gu, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.flatMap(readRow));
}

function readRow(line: string): [string, IngredientTraits][] {
  const [head = '', names = ''] = line.startsWith('-') ? ['', line.slice(1)] : line.split(':');
  const traits = head.split(' ').filter((word) => word !== '');
  const row = {
    contains: traits.filter((word) => !word.startsWith('~')) as Trait[],
    may: traits.filter((word) => word.startsWith('~')).map((word) => word.slice(1) as Trait),
  };
  return names.split(',').map((name) => [wordsOf(name).join(' '), row]);
}
