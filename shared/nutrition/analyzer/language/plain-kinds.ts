const MILK_FAT =
  /\b(\d(?:\.\d{1,2})?) ?%(?: ?(?:fat|m\.?g\.?))? ((?:uht |fresh |cow'?s? |dairy |pasteuri[sz]ed ){0,2})milk\b(?! powder)/g;
const FAT_BEHIND = /\bmilk,? \(?(\d(?:\.\d{1,2})?) ?%(?: ?fat)?\)?(?= |,|\.|;|$)/g;

// What is sold as skimmed, low fat and half skimmed milk has up to so much fat, in percent.
const SKIMMED_MAX = 0.5;
const LOW_FAT_MAX = 1.3;
const HALF_SKIMMED_MAX = 2.4;
const WHOLE_MAX = 5.5;

/** 'milk 3.5 %' by the name that milk of so much fat has. */
function milkOf(percent: number): string {
  if (percent <= SKIMMED_MAX) return 'skim milk';
  if (percent <= LOW_FAT_MAX) return '1% milk';
  if (percent <= HALF_SKIMMED_MAX) return '2% milk';
  return percent <= WHOLE_MAX ? 'whole milk' : 'milk';
}

const MINCE = '(?:(?:beef|steak) mince|minced? beef|ground beef|hamburger meat|mince)';
/** '5% beef mince', '93/7 ground beef', 'beef mince 5% fat', '95% lean ground beef' */
const MINCE_OF_FAT: readonly RegExp[] = [
  new RegExp(String.raw`\b(\d{1,2}) ?% (?:fat )?(lean )?${MINCE}(?![\w ]{0,12}%)`, 'g'),
  new RegExp(String.raw`\b${MINCE},? \(?(\d{1,2}) ?%(?: (?:fat|(lean)))?\)?`, 'g'),
  new RegExp(String.raw`\b(\d{2}) ?/ ?\d{1,2}( )(?:lean )?${MINCE}`, 'g'),
  new RegExp(String.raw`\b${MINCE},? \(?(\d{2}) ?/ ?\d{1,2}\b()\)?`, 'g'),
];
// Of more than half the figure is of what is lean.
const LEAN_LEAST = 50;
const EXTRA_LEAN_MAX = 6;
const LEAN_MAX = 12;

function minceOf(figure: number): string {
  const fat = figure > LEAN_LEAST ? 100 - figure : figure;
  if (fat <= EXTRA_LEAN_MAX) return 'extra lean ground beef';
  return fat < LEAN_MAX ? 'lean ground beef' : 'ground beef';
}

const GRAIN =
  '(?:corn|maize|millet|sorghum|jowar|bajra|teff|wheat|barley|rye|oats?|rice|cassava|buckwheat|spelt|quinoa|amaranth)(?: flour)?';
const GRAINS = String.raw`(?:(?:whole|white|yellow|brown|red|refined) )?${GRAIN}`;
const LIST = String.raw`${GRAINS}(?:(?:, (?:and )?| and |,)${GRAINS}){1,4}`;
const BAKED =
  '(?:bread|injera|roti|chapatt?is?|flatbread|ugali|nshima|sadza|porridge|tortillas?|rusks?|biscuits?)';

/** 'bread made with wheat, rye and oats': what a bread is baked of is no more of the meal. */
const BAKED_OF = new RegExp(
  String.raw`\b(${BAKED})(?: (?:made|baked|prepared))? (?:from|with|of|out of) (?:an? )?(?:mix(?:ture)? of )?${LIST}(?: mix| blend| flour)?(?=\s?(?:[,.;]|$|and |with |along))`,
  'g',
);
/** '50 g of corn, millet and sorghum bread' is one bread; 'rice and rye bread' are two things. */
const BREAD_OF_GRAINS = new RegExp(
  String.raw`(?<=(?:\d ?(?:g|grams?)|slices?) (?:of )?(?:(?:un)?leavened )?)${LIST} (${BAKED})\b`,
  'g',
);
/** 'wheat flour chapati' is a chapati of wheat. */
const FLOUR_BREAD =
  /\b(?:(?:whole|white|refined|brown) )?((?:wheat|rice|maize|corn|millet|sorghum|teff|barley|oat|gram|cassava|ragi|jowar|bajra) )flours? (?=(?:bread|roti|chapatt?is?|parathas?|puris?|naan|ugali|nshima|sadza|porridge|tortillas?|injera|pancakes?|noodles?|dosa)\b)/g;
const CRISPS =
  '(?:tortilla|potato|corn|banana|pita|kale|chocolate|choc|veggie|hot|peri|cheesy|curly|kumara|slap|ketchup|bbq|plantain|lentil|protein|of) ';
/** 'schnitty chips n salad', 'pie, chips and gravy': these are fried and hot. */
const PUB_CHIPS = new RegExp(
  String.raw`\b(schnit[a-z]{1,5}|parm[aiyo]|parmigiana|kebab|pie|sausages?|saveloy|gammon|barramundi|flathead|snapper|whiting|hake|eggs?|battered [a-z]{3,8}|burger|haddock|pub|kiev|scampi|fish fingers?|fishfingers?|nuggets|curry|lasagn[ae]|rissoles?|calamari|squid|pasty|steers|ham|omelette|mussels|roast chicken|haggis|black pudding|spam fritters?|fritters?|curry sauce|mushy peas|faggots?)\b((?:(?!sandwich|salsa|wrap\b|sub\b)[^.;\n]){0,30}?)(?<!${CRISPS})\bchips\b(?! (?:and|n|&|with) (?:salsa|guac|queso|dip|hummus))`,
  'g',
);
const SALTED =
  '(?:crisps|chips|popcorn|caramel|chocolate|choc|nuts?|almonds?|cashews?|pistachios?|peanuts?|crackers?|pretzels?|cookies?|bars?|bagel chips|pita chips|edamame|butter|fudge|brownies?)';
/** 'dark chocolate & sea salt' is a taste. */
const SEA_SALT = new RegExp(
  String.raw`(?:(?:&|\band|\bwith|\bn) )?\bsea salt(?:ed)?(?! ?(?:&|and|n) ?vinegar)(?: and)?(?= ${SALTED}\b)|(?<=\b${SALTED}) (?:(?:&|and|with|n) )?sea salt\b`,
  'g',
);
/** 'chole bhature 2 bhature', 'biscuits n gravy, 2 biscuits': what is counted is in the dish. */
const PART_AGAIN =
  /\b((?:chole|chana|cholle) (?:bhatura|bhature|kulcha|puri|poori)|(?:puri|poori|pav|vada|misal) (?:bhaji|sabzi|sabji|pav)|(?:poori|puri) aloo|aloo (?:puri|poori)|biscuits? (?:and|n|&) gravy)[ ,]{1,3}(?:with )?\d{1,2} (?:bhatur[ae]s?|kulchas?|puris?|pooris?|pavs?|biscuits?)\b/g;
const EATEN_BESIDE =
  '(?:mixed |veg |dry )?(?:sabzi|sabji|subzi|dal|daal|sambar|sambhar|curry|(?:beans? )?stew|chutney|rasam|raita|bhaji|curd|dahi|chole|chana|rajma|paneer|palak|aloo|bhindi|soup)';
/** 'roti 3 sabzi', 'chapati 2 beans stew': of what nobody counts the number is of what stands before. */
const BREADS_COUNTED = new RegExp(
  String.raw`(?<=^ ?|[,;.\n] ?|\b(?:and|with|had|ate) )(roti|chapatt?i|phulka|paratha|parotta|naan|puri|poori|idli|dosa|vada|appam|bhakri|thepla)s? (\d{1,2}) (?=${EATEN_BESIDE}\b)`,
  'g',
);
/** 'coffee with creamer' is coffee, too. */
const WITH_CREAMER =
  /\b(coffees?|tea)(?: with| w\/?| and| n| &|,) (?=(?:an? |some |\d |splash of |(?:tbsp|tsp) (?:of )?|[a-z]{3,10} ){0,3}creamer\b)/g;
/** 'kimbap 1 roll' is no bread roll. */
const ROLLED = '(?:kimbap|gimbap|sushi|maki|futomaki|norimaki)';
const ROLLS_OF = new RegExp(String.raw`\brolls? (?:of )?(?=${ROLLED}\b)`, 'g');
const ROLLS_BEHIND = new RegExp(String.raw`\b(${ROLLED}),? (\d{1,2}|an?) rolls?\b`, 'g');
/** '3 whole eggs 3 whites' */
const WHITES =
  /(?<!\begg )\b(whites?)\b(?= ?(?:$|[,;.+]|and\b|with\b|\d|scrambled|omelet))(?<=\b(?:\d{1,2}|two|three|four|five|six|few|eggs?,? (?:and|plus|\+)?) whites?)/g;
/** '2 scoops protein' */
const PROTEIN_SCOOPS =
  /\b(scoops?) (?:of )?protein\b(?! (?:ice cream|bar|shake|pancake|oat))|\bprotein(?= (?:x ?)?\d? ?scoops?\b)/g;
/** 'tbsp pb' is one of them. */
const ONE_SPOON =
  /(?<=^ ?|[,;+\n] ?|\b(?:and|with|w|plus) |\p{L}{2} )(?<!\b(?:an?|half|one|two|three|four|level|heaped|heaping|big|small|of|per|each|quarter) )(tbsp|tsp)(?= (?:of )?\p{L})/gu;
/** 'boiled egg 2 pcs', 'banana 1 pc': so many of them; before the name the same of what is counted by itself. */
const BY_ITSELF =
  '(?:eggs?|apples?|bananas?|oranges?|mango(?:e?s)?|pears?|guavas?|rotis?|chapatt?is?|idl[iy]s?|dosas?|vadas?|samosas?|dates?|cookies?|biscuits?|kiwis?|plums?|peach(?:es)?|figs?|momos?|golgapp[ae]s?|bread|toast)';
const PIECES_BEHIND = new RegExp(
  String.raw`(?<=\b${BY_ITSELF},? )(\d{1,2}) ?(?:pcs?|nos?)\b\.?(?= ?(?:$|[,;.+\n]|and\b|with\b))`,
  'g',
);
const PIECES_AHEAD = new RegExp(
  String.raw`\b(\d{1,2}) ?(?:pcs?|nos?|pieces?)\.? (?:of )?(?=(?:boiled |fried |hard boiled )?${BY_ITSELF}\b)`,
  'g',
);
/** 'lettuce, tomato' is no sandwich with bacon. */
const LETTUCE_TOMATO =
  /\blettuce(?:,| and| n| &)? (tomato(?:es)?)\b(?! (?:and bacon|sandwich|sub|wrap|toast))(?<!\bbacon,? (?:and )?lettuce(?:,| and| n| &)? tomato(?:es)?)/g;
/** 'water with ice', 'whiskey on ice' */
const ICE =
  /,? ?(?:\b(?:with|w|and|on|over|lots of|extra|no|plus) ){0,2}(?<!\b(?:shaved|italian|water|dragon|dry|rita's|black|cream|fruit) )\bice(?: cubes?)?\b(?! ?(?:cream|loll|pop|cand|block|pole|tea|coffee|latte|cap|break|mocha|kachang|kacang|spice|blended|box|burger|gem|magic|slush|berg|pack|wine|cake|bar|brew|cold|crush))(?=\s?(?:$|[,;.+\n]|and\b|with\b))/g;
/** The meal of an evening. */
const TEA_MEAL = /^\s?(?:kid'?s'? |my |for |the )?tea ?(?::|-|was|=) ?(?=\p{L}|\d)/u;
/** In plural a bread with chickpeas, else so much twice. */
const DOUBLES =
  /\b(?<!trini |channa |mc ?|mixed |tennis )doubles\b(?= ?(?:$|[,;.]|and\b|with\b|from\b))/g;
/** 'beans and chips', 'large chips', 'chips and gravy': British ones, which are hot. */
const CHIP_SHOP =
  /\b(?:(?:large|portion of|plate of|oven|air ?fryer|triple cooked|steak cut|beer battered) chips|(?<=\b(?:beans|peas|gravy|curry sauce|mushy peas|fish ?cakes?|faggots?|saveloys?|quiche|gammon|schnitzel|parma|parmy|parmi|snitty|peri peri chicken|half (?:a )?chicken|quarter (?:a )?chicken|doner|kebab)(?:,| and| n| &| with)? )chips|(?<!\b(?:hot|fish|cod|haddock|plaice)(?:,| and| n| &)? )chips(?=(?:,| and| n| &| with)? (?:(?:an? |fried |2 |two )?eggs?|gravy|(?:baked )?beans|(?:mushy )?peas|curry sauce|cheese and gravy|mushy|mayo|vinegar|salt and vinegar\b(?! crisps))\b))\b(?! (?:ahoy|cookies?))/g;
/** 'large vanilla shake' is a milkshake; a maker's is named. */
const SHAKE =
  /(?<!\b(?:protein|premier|core power|slim ?fast|fairlife|ensure|boost|muscle milk|meal|whey|nutrition|atkins|huel|owyn|orgain) (?:[a-z]+ )?)\b(vanilla|chocolate|choc|strawberry|banana|oreo|caramel|cookies and cream|malted) shake(s?)\b(?! ?shack)/g;
/** 'bbq sausages' were cooked on one. */
const BARBECUED =
  /\b(?:bbq|barbecued?)(?:'?d)? (?=(?:sausages?|snags?|steaks?|lamb|prawns?|corn|burgers?|fish|salmon|chops?|lamb chops?|kebabs?|skewers?|halloumi|onions?|veg(?:gies|etables)?)\b)/g;
/** 'type 500 flour': a number of a kind is no amount. */
const TYPE = /\btype \d{2,4}\b/g;
/** 'a sprinkle of 3 g of salt' is 3 g, and 'a sprinkle of cinnamon' a little of it. */
const SPRINKLE = /\b(?:an? )?(?:light )?sprinkl(?:e|ing)s? of (?:(?=\d)|)/g;

/** 'fresh tomatoes' are raw, and no tomatoes that were cooked from fresh ones. */
const FRESH =
  /\bfresh (?=(?:(?:ripe|red|green|raw|chopped|sliced|diced|baby|cherry) ){0,2}(?:tomato|carrot|cucumber|spinach|cabbage|kale|onion|bell pepper|pepper|mushroom|celery|lettuce|radish|zucchini|courgette|beet|cauliflower|broccoli|parsley|basil|mint|cilantro|coriander|dill|chives?)(?:s|es)?\b)(?![^,.;]{0,40}\b(?:cooked|boiled|steamed|fried|roasted|grilled|baked)\b)/g;
/** '100 g of pea stew, or shiro wat' tells one food twice. */
const OR_CALLED = /(\d[^,.;]{2,40}), or (?:[a-z]+ ?){1,3}(?=[,.;]|$)/g;

const TELLS_BREAD =
  /flour|bread|injera|roti|chapat|ugali|nshima|sadza|porridge|tortilla|rusk|biscuit/;

function withoutGrains(text: string): string {
  if (!TELLS_BREAD.test(text)) return text;
  return text
    .replaceAll(FLOUR_BREAD, '$1')
    .replaceAll(BAKED_OF, '$1')
    .replaceAll(BREAD_OF_GRAINS, 'mixed grain $1');
}

/** What things are called by their kind, written as the tables name them. Takes normalised text. */
export function plainKinds(text: string): string {
  const told = text.includes('%')
    ? text
        .replaceAll(MILK_FAT, (_, percent: string) => milkOf(Number(percent)))
        .replaceAll(FAT_BEHIND, (_, percent: string) => milkOf(Number(percent)))
    : text;
  const lean = /\b(?:mince|ground beef|hamburger meat)/.test(told)
    ? MINCE_OF_FAT.reduce(
        (one, written) => one.replaceAll(written, (_, figure: string) => minceOf(Number(figure))),
        told,
      )
    : told;
  return (
    withoutGrains(lean)
      .replaceAll(PUB_CHIPS, '$1$2hot chips')
      // With a breakfast of the south it is made with milk and sugar.
      .replaceAll(
        /(?<=\b(?:idl[iy]s?|dosas?|vadas?|upma|pongal|poori|uttapam)\b[^.;]{0,60})\bfilter coffee\b/g,
        'kumbakonam degree coffee',
      )
      .replaceAll(SEA_SALT, '')
      .replaceAll(WITH_CREAMER, '$1; ')
      .replaceAll(ROLLS_OF, '')
      .replaceAll(ROLLS_BEHIND, '$2 $1')
      .replaceAll(DOUBLES, 'trini doubles')
      .replaceAll(CHIP_SHOP, (chips) => chips.replace(/chips$/, 'hot chips'))
      .replaceAll(SHAKE, '$1 milkshake$2')
      .replaceAll(BARBECUED, 'grilled ')
      .replaceAll(LETTUCE_TOMATO, 'lettuce; $1')
      .replaceAll(ICE, '')
      .replace(TEA_MEAL, '')
      .replaceAll(/\bice(?: cold)? (?=water\b)/g, '')
      .replaceAll(WHITES, 'egg $1')
      .replaceAll(PROTEIN_SCOOPS, (_, scoops?: string) => (scoops ? `${scoops} whey` : 'whey'))
      .replaceAll(ONE_SPOON, '1 $1')
      .replaceAll(PIECES_BEHIND, 'x$1')
      .replaceAll(PIECES_AHEAD, '$1 ')
      .replaceAll(/\bsea (?=salt ?(?:&|and|n) ?vinegar)/g, '')
      .replaceAll(PART_AGAIN, '$1')
      .replaceAll(BREADS_COUNTED, '$2 $1, ')
      .replaceAll(FRESH, '')
      .replaceAll(OR_CALLED, '$1')
      .replaceAll(TYPE, ' ')
      .replaceAll(SPRINKLE, ' ')
  );
}
