/** Milk, cheese, sugar, chocolate, pastry, nuts and seeds. */
export const DAIRY_AND_BAKING = `
# Milk, sugar, nuts of many lists.
12118: coconut milk, tinned coconut milk, full fat coconut milk, canned coconut milk, unsweetened coconut milk, thick coconut milk
12115: coconut cream
01077: milk, whole milk
11411100: yogurt, curd, thick curd, dahi, hung curd, set yogurt, bulgarian yogurt, plain yogurt, natural yogurt, whole milk yogurt, full fat yogurt, natural yoghurt, plain yoghurt, yoghurt
51101000: fresh breadcrumbs, fresh white breadcrumbs, fresh white breadcrumb, fresh bread crumbs, soft breadcrumbs
19335: sugar, raw sugar, turbinado sugar, cane sugar, castor sugar, sugar cube, raw cane sugar, vanilla sugar, white granulated sugar, baker's sugar, preserving sugar, jam sugar, white sugar, granulated sugar, caster sugar, superfine sugar, rock sugar, lump sugar, golden caster sugar, fine sugar, pearl sugar, demerara sugar
19334: brown sugar, dark muscovado sugar, light muscovado sugar, dark soft brown sugar, light soft brown sugar, soft light brown sugar, soft dark brown sugar, coconut sugar, coconut palm sugar, panela, rapadura, gula melaka, molasses sugar, grated jaggery, light brown soft sugar, dark brown soft sugar, light brown sugar, dark brown sugar, soft brown sugar, muscovado sugar, palm sugar, jaggery, piloncillo
91101020: icing sugar, powdered sugar, confectioners sugar, confectioners' sugar
20027: cornstarch, corn starch, cornflour, corn flour, potato starch
01145: butter, unsalted butter
12062: ground almonds, almond flour, almond meal, flaked almonds
12166: tahini, tahini paste, light tahini, smooth tahini
12023: sesame seeds, white sesame seeds, black sesame seeds
# Milk, cream, cheese.
11112110: semi skimmed milk, 2% milk, reduced fat milk, semi skim milk, low fat milk, 1% milk
11113000: skim milk, skimmed milk, nonfat milk, fat free milk
01090: milk powder, dry milk powder, powdered milk, whole milk powder, full cream milk powder, dry whole milk, nido
01092: nonfat dry milk, nonfat dry milk powder, skimmed milk powder, skim milk powder, instant nonfat dry milk, dried skimmed milk powder
11115300: buttermilk, low fat buttermilk, cultured buttermilk, whole buttermilk
11115400: kefir
11220000: condensed milk, sweetened condensed milk
11210050: evaporated milk
11350020: almond milk, unsweetened almond milk
11360200: oat milk
11320000: soy milk, soya milk
11320100: unsweetened soy milk, unsweetened soya milk
own:x-light-coconut: light coconut milk, reduced fat coconut milk, lite coconut milk, low fat coconut milk
12130100: double cream, heavy cream, whipping cream, heavy whipping cream, thick cream, extra thick double cream, fresh cream, cream, thickened cream
12110100: single cream, light cream, pouring cream, table cream, cooking cream, coffee cream
12120100: half and half
12310100: sour cream, soured cream, full fat sour cream, smetana, mexican crema, crema, crema mexicana, mexican sour cream, full fat soured cream
own:x-creme-fraiche: creme fraiche, full fat creme fraiche
own:clotted-cream: clotted cream
01293: greek yogurt, plain greek yogurt, full fat greek yogurt, whole milk greek yogurt, greek style yogurt, plain whole milk greek yogurt, strained yogurt, plain full fat greek yogurt, thick yogurt, thick greek yogurt, greek style natural yogurt, natural greek yogurt, thick plain yogurt
01256: nonfat greek yogurt, fat free greek yogurt, plain nonfat greek yogurt, 0% greek yogurt, nonfat plain greek yogurt, fat free plain greek yogurt
01117: low fat yogurt, low fat plain yogurt, low fat natural yogurt
own:labneh: labneh, labne
own:x-magerquark: quark, fromage frais, fromage blanc, low fat quark, skyr
11830160: drinking chocolate, hot chocolate powder, hot chocolate mix
14108020: parmesan, parmigiano reggiano, parmesan cheese, grated parmesan, parmigiano, grana padano, parmesan rind, finely grated parmesan, grated parmesan cheese, freshly grated parmesan, vegetarian parmesan, grana, kefalotyri, parmigiano reggiano cheese, fresh parmesan, parmesan shaving, vegetarian hard cheese, parm,
  shredded parmesan cheese, kefalotyri cheese, italian hard cheese, vegetarian italian hard cheese, parmesan style cheese, shaved parmesan, shredded parmesan, pecorino sardo
01038: pecorino, pecorino romano, romano cheese, romano, pecorino cheese, pecorino romano cheese, grated pecorino, manchego, manchego cheese, graviera, kashkaval, kefalograviera, idiazabal, asiago
14104100: cheddar, cheddar cheese, mature cheddar, sharp cheddar, sharp cheddar cheese, extra mature cheddar, shredded cheddar cheese, shredded cheddar, grated cheddar, mild cheddar, extra sharp cheddar, white cheddar, extra sharp cheddar cheese, sharp white cheddar, mature cheddar cheese, grated cheddar cheese, vintage cheddar, cheese, grated cheese,
  hard cheese, strong cheddar, shredded cheese, medium cheddar, medium cheddar cheese, lancashire cheese, cheshire cheese, red leicester, double gloucester, mild cheddar cheese, yellow cheddar, lancashire, wensleydale, caerphilly, strong cheese, yellow cheese
14106200: monterey jack, monterey jack cheese, jack cheese, pepper jack, pepper jack cheese, shredded monterey jack cheese, monterey jack or cheddar, shredded monterey jack
01251: mexican blend cheese, shredded mexican blend cheese, mexican cheese blend, shredded mexican cheese, four cheese mexican blend
01011: colby, colby jack cheese, colby jack
14107010: mozzarella, mozzarella cheese, fresh mozzarella, buffalo mozzarella, shredded mozzarella, mozzarella ball, shredded mozzarella cheese, low moisture mozzarella, mozzarella pearl, burrata, fresh mozzarella cheese, bocconcini, grated mozzarella, low moisture mozzarella cheese, whole milk mozzarella, mozzarella di bufala,
  firm mozzarella, akkawi, nabulsi, sulguni, smoked mozzarella, scamorza, oaxaca cheese, part skim mozzarella, part skim mozzarella cheese, low moisture whole milk mozzarella, queso oaxaca, whole milk mozzarella cheese, bufala mozzarella, string cheese
14104400: feta, feta cheese, crumbled feta, crumbled feta cheese, greek feta, white cheese, sirene, beyaz peynir, bulgarian feta, turkish white cheese, brined white cheese, bryndza
own:halloumi-grill: halloumi, halloumi cheese
14110050: paneer, paneer cheese, indian cottage cheese
01036: ricotta, ricotta cheese, whole milk ricotta, whole milk ricotta cheese, fresh ricotta, full fat ricotta, ricotta salata, whole ricotta
01037: part skim ricotta, part skim ricotta cheese
own:x-mascarpone: mascarpone, mascarpone cheese
01017: cream cheese, full fat cream cheese, soft cheese, philadelphia, philadelphia cream cheese, full fat soft cheese, plain cream cheese, block cream cheese, brick cream cheese, full fat philadelphia
14303010: light cream cheese, neufchatel, neufchatel cheese, low fat cream cheese, reduced fat cream cheese, light soft cheese, low fat soft cheese
01159: goat cheese, soft goat cheese, fresh goat cheese, chevre, goat's cheese log, creamy goat cheese, goat cheese log, mild goat cheese, rindless goat cheese, soft goat's cheese
14105200: gruyere, gruyere cheese, comte, grated gruyere, comte cheese
14109010: swiss cheese, emmental, emmental cheese, emmenthal, emmentaler, jarlsberg, emmenthaler, bergkase, appenzeller, mountain cheese, appenzeller cheese, raclette, raclette cheese, mountain cheese grated
14101010: blue cheese, stilton, roquefort, gorgonzola, danish blue, crumbled blue cheese, gorgonzola dolce, dolcelatte, gorgonzola cheese, cambozola, maytag blue
14200100: cottage cheese, twarog, farmer cheese, tvorog, curd cheese, farmer's cheese, pot cheese, white curd cheese, twarog cheese, dry curd cottage cheese, ayib, full fat cottage cheese, farmers cheese, topfen, quark cheese
14133000: queso fresco, queso blanco, mexican crumbling cheese, fresh white cheese, queso fresco cheese, crumbled queso fresco, minas cheese, fresh cheese, queijo minas, white fresh cheese
14134000: cotija, cotija cheese, queso cotija, crumbled cotija cheese, queso anejo, crumbled cotija, grated cotija cheese
14108400: provolone, provolone cheese, caciocavallo, provola
14410110: american cheese, processed cheese, cheese slice, velveeta, burger cheese, processed cheese slice, american cheese slice
14104600: fontina, fontina cheese, taleggio, havarti, reblochon, vacherin, port salut, taleggio cheese, tilsit, munster
14103010: camembert, camembert cheese
14103020: brie, brie cheese, ripe brie
14105010: gouda, edam, gouda cheese, edam cheese, smoked gouda, young gouda, queso de bola, aged gouda
01001: salted butter, slightly salted butter, irish butter, lightly salted butter
# Sugar and syrups.
19296: honey, clear honey, runny honey, raw honey, liquid honey, acacia honey, set honey, blossom honey, mild honey
91300010: maple syrup, pure maple syrup, pancake syrup
own:x-golden-syrup: golden syrup, light treacle, invert sugar, cane syrup, lyle's golden syrup
19304: molasses, treacle, black treacle, blackstrap molasses, dark treacle, unsulphured molasses, grape molasses, date syrup, date molasses, carob molasses, unsulfured molasses, dark molasses, light molasses, silan, sorghum molasses
19350: corn syrup, light corn syrup, glucose syrup, glucose, liquid glucose, rice syrup, brown rice syrup, corn syrup light, rice malt syrup, oligodang, mulyeot, korean corn syrup, simple syrup, agave nectar, agave syrup, agave, barley malt syrup, malt extract, light agave nectar, rice malt, malt syrup, sugar beet syrup, barley malt
19349: dark corn syrup
42040: grenadine
# Chocolate, cocoa, coffee.
19903: dark chocolate, semisweet chocolate, bittersweet chocolate, plain chocolate, dark chocolate chip, cooking chocolate, dark baking chocolate, semi sweet chocolate, dark cooking chocolate, bittersweet chocolate chip, couverture chocolate, chocolate, baking chocolate, plain dark chocolate, 60% dark chocolate, dark chocolate chunk,
  good dark chocolate
19904: 70% dark chocolate, 70% cocoa dark chocolate, dark chocolate 70%, 70% cocoa solids dark chocolate, 85% dark chocolate
91705010: milk chocolate, milk chocolate chip, milk chocolate chunk
19087: white chocolate, white chocolate chip, white chocolate chunk, white chocolate button
19124: mexican chocolate, abuelita chocolate, tablet mexican chocolate
19078: unsweetened chocolate, unsweetened baking chocolate, 100% dark chocolate
91705200: chocolate chip, semisweet chocolate chip, semi sweet chocolate chip, mini chocolate chip, chocolate chunk, miniature semisweet chocolate chip, chocolate morsel, semisweet chocolate morsel
11830150: cocoa powder, unsweetened cocoa powder, cocoa, cacao powder, dutch process cocoa powder, dutch processed cocoa powder, unsweetened cocoa, dutch process cocoa, natural cocoa powder, raw cacao powder, good quality cocoa powder, baking cocoa, dark cocoa powder, unsweetened dutch process cocoa powder, dutch cocoa powder,
  unsweetened natural cocoa powder
own:x-cacao-nibs: cacao nib, cocoa nib
92191100: instant coffee, instant coffee powder, instant espresso powder, espresso powder, instant coffee granule, coffee granule, instant espresso, coffee powder, instant coffee crystal
92101610: espresso, strong coffee, brewed coffee, coffee, hot coffee, black coffee, strong black coffee, brewed espresso, strong brewed coffee, cold coffee, hot brewed coffee, espresso coffee, freshly brewed coffee
91304090: nutella, hazelnut spread, chocolate hazelnut spread, chocolate spread
# Pastry, crumbs, biscuits.
18337: puff pastry, frozen puff pastry, ready rolled puff pastry, all butter puff pastry, puff pastry sheet, block puff pastry, butter puff pastry, ready rolled puff pastry sheet, all butter puff pastry sheet, ready made puff pastry
own:x-shortcrust: shortcrust pastry, ready rolled shortcrust pastry, pie crust, pie dough, pastry dough, sweet shortcrust pastry, refrigerated pie crust, pie pastry, shortcrust, unbaked pie crust, deep dish pie crust, pastry, frozen pie crust, pie shell, unbaked pie shell, all butter shortcrust pastry, sweet pastry, dessert shortcrust pastry
own:x-bread-dough: pizza dough, bread dough, fresh pizza dough, ready made pizza dough, store bought pizza dough, crescent roll dough, frozen bread dough, refrigerated pizza dough, pizza base mix dough
own:x-panko: panko, panko breadcrumb, panko bread crumb, panko crumb, japanese breadcrumb, japanese bread crumb
own:x-breadcrumbs: breadcrumb, dried breadcrumb, dry breadcrumb, dry bread crumb, bread crumb, fine breadcrumb, fine dry breadcrumb, plain breadcrumb, italian breadcrumb, seasoned breadcrumb, italian seasoned breadcrumb, plain dry breadcrumb, golden breadcrumb, toasted breadcrumb, matzo meal, rusk, cracker meal,
  unseasoned breadcrumb, natural breadcrumb, cracker crumb, saltine cracker crumb, plain bread crumb, fine dry bread crumb, italian bread crumb, italian style breadcrumb, seasoned bread crumb, rusk crumb, italian style bread crumb, white dried breadcrumb, plain dry bread crumb
own:digestive: digestive biscuit, digestive, digestives, plain biscuit, tea biscuit, marie biscuit, maria cookie, rich tea biscuit, petit beurre biscuit, hobnob, maria biscuit, galletas maria, wheatmeal biscuit, shortbread biscuit, shortbread
own:ginger-nut: ginger biscuit, ginger nut, gingersnap, ginger snap, speculoos, biscoff biscuit, ginger nut biscuit, lotus biscoff biscuit, lotus biscuit, speculoos biscuit, gingersnap cookie
53224000: ladyfinger, savoiardi, sponge finger, savoiardi biscuit, sponge lady finger, boudoir biscuit, ladyfinger biscuit, ladyfinger cookie, trifle sponge, savoiardi ladyfinger, sponge finger biscuit
53209015: oreo cookie, oreo, chocolate sandwich cookie, chocolate wafer cookie
own:x-amaretti: amaretti, amaretti biscuit, amaretti cookie
own:x-cake-mix: cake mix, yellow cake mix, white cake mix, chocolate cake mix, vanilla cake mix, brownie mix, pancake mix, devil's food cake mix, spice cake mix, muffin mix, corn muffin mix, cornbread mix, baking mix, bisquick
own:x-dessert-mix: pudding mix, instant pudding mix, vanilla pudding mix, instant vanilla pudding mix, chocolate pudding mix, instant chocolate pudding mix, gelatin dessert powder, jello, jell o, strawberry jello, lime jello, jello powder, lime jell o, strawberry jell o, jelly cube, jelly powder, vanilla instant pudding mix, lemon pudding mix, lemon jello, orange jello, blancmange powder
91305020: fondant icing, royal icing, vanilla frosting, fondant, ready to roll icing, white frosting
42200600: marzipan, almond paste
91723000: marshmallow, mini marshmallow, miniature marshmallow, large marshmallow
32401000: meringue, meringue nest, meringue shell
own:lemon-curd: lemon curd
54319500: rice paper, rice paper wrapper, rice paper sheet, spring roll rice paper, dried rice paper, round rice paper, rice paper round, rice wrapper, vietnamese rice paper
18368: wonton wrapper, gyoza wrapper, dumpling wrapper, spring roll wrapper, egg roll wrapper, wonton skin, lumpia wrapper, gyoza skin, dumpling skin, potsticker wrapper, wonton pastry, spring roll pastry, square wonton wrapper, round dumpling wrapper, spring roll skin, lumpia sheet, round gyoza wrapper, siu mai wrapper, round wonton wrapper
own:x-glace-cherry: glace cherry, candied cherry
own:x-dry-ramen: instant noodle, ramen noodle, instant ramen noodle, dried ramen noodle, instant ramen, ramen, dried instant noodle, packet noodle, indomie, dry ramen noodle
own:udon-cooked: udon noodle, udon, cooked udon noodle, frozen udon noodle, frozen udon, fresh udon noodle, thick udon noodle, ready to wok udon noodle, straight to wok udon noodle, fresh udon
# Nuts and seeds.
12061: almond, whole almond, raw almond, natural almond, unblanched almond, almonds with skin
12062: blanched almond, slivered almond, sliced almond, flaked almond, toasted flaked almond, ground almond meal, toasted sliced almond, blanched slivered almond, whole blanched almond, blanched almond flour, toasted slivered almond, superfine almond flour, fine almond flour, super fine almond flour, blanched whole almond, split almond, marcona almond
12155: walnut, walnut half, walnut piece, chopped walnut, toasted walnut, ground walnut, walnut halves, walnut halves and pieces
12142: pecan, pecan half, chopped pecan, pecan halves, toasted pecan, pecan nut, pecan piece
12147: pine nut, toasted pine nut, pine kernel, pignoli
12087: cashew, raw cashew, cashew nut, unsalted cashew, toasted cashew, raw cashew nut, roasted cashew, unsalted cashew nut, cashew piece, roasted cashew nut, cashew half
12151: pistachio, shelled pistachio, pistachio nut, pistachio kernel, unsalted pistachio, slivered pistachio, shelled unsalted pistachio, raw pistachio, roasted pistachio
12120: hazelnut, toasted hazelnut, blanched hazelnut, roasted hazelnut, ground hazelnut, chopped hazelnut, hazelnut meal, skinned hazelnut, hazelnut flour
16087: raw peanut, peanut, blanched peanut, redskin peanut, groundnut, raw skinless peanut, shelled raw peanut
16390: roasted peanut, dry roasted peanut, salted peanut, unsalted roasted peanut, unsalted peanut, roasted unsalted peanut, roasted salted peanut, crushed peanut, toasted peanut, chopped peanut, crushed roasted peanut, chopped roasted peanut
42202000: peanut butter, smooth peanut butter, creamy peanut butter, crunchy peanut butter, natural peanut butter, chunky peanut butter, peanut paste, groundnut paste, unsweetened peanut butter, groundnut butter, unsalted peanut butter, natural creamy peanut butter, unsweetened natural peanut butter, all natural peanut butter, unsweetened smooth peanut butter
12131: macadamia nut, macadamia, candlenut, kemiri, kukui nut
12078: brazil nut
12098: chestnut, cooked chestnut, vacuum packed chestnut, peeled chestnut, roasted chestnut, vacuum packed cooked chestnut, cooked peeled chestnut, roasted peeled chestnut, chestnut puree
12014: pumpkin seed, pepita, hulled pumpkin seed, raw pepita, shelled pumpkin seed, raw pumpkin seed, green pumpkin seed, toasted pumpkin seed, hulled raw pumpkin seed, roasted pepita
43102400: sunflower seed, raw sunflower seed, shelled sunflower seed, hulled sunflower seed, sunflower kernel
12006: chia seed
12220: flaxseed, ground flaxseed, linseed, flax seed, flax meal, flaxseed meal, ground flax seed, milled flaxseed, ground linseed, golden flaxseed, golden linseed
12012: hemp seed, hemp heart
12023: sesame seed, toasted sesame seed, roasted sesame seed, toasted white sesame seed, toasted black sesame seed, hulled sesame seed, unhulled sesame seed, roasted white sesame seed, raw sesame seed, ground sesame seed, toasted ground sesame seed
`;
