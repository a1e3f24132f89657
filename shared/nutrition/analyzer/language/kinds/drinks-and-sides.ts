import type { Rule } from '../rewritten';

const SALTED =
  '(?:crisps|chips|popcorn|caramel|chocolate|choc|nuts?|almonds?|cashews?|pistachios?|peanuts?|crackers?|pretzels?|cookies?|bars?|bagel chips|pita chips|edamame|butter|fudge|brownies?)';
/** 'dark chocolate & sea salt' is a taste. */
const SEA_SALT = new RegExp(
  String.raw`(?:(?:&|\band|\bwith|\bn) )?\bsea salt(?:ed)?(?! ?(?:&|and|n) ?vinegar)(?: and)?(?= ${SALTED}\b)|(?<=\b${SALTED}) (?:(?:&|and|with|n) )?sea salt\b`,
  'g',
);
/** 'coffee with creamer' is coffee, too. */
const WITH_CREAMER =
  /\b(coffees?|tea)(?: with| w\/?| and| n| &|,) (?=(?:an? |some |\d |splash of |(?:tbsp|tsp) (?:of )?|[a-z]{3,10} ){0,3}creamer\b)/g;
/** 'tea 2 sugars milk' has them in it. */
const SUGAR_MILK =
  /\b((?:cuppa )?teas?|coffees?|cuppas?|brews?|chai|americanos?)(?:,| with)? (\d|one|two|three|half an?) (sugars?),? (?:and |n |& )?(?:(?:an? )?(?:splash|dash|drop) (?:of )?)?milk\b(?! (?:choc|bottle|shake))/g;
/** 'lettuce, tomato' is no sandwich with bacon. */
const LETTUCE_TOMATO =
  /\blettuce(?:,| and| n| &)? (tomato(?:es)?)\b(?! (?:and bacon|sandwich|sub|wrap|toast))(?<!\bbacon,? (?:and )?lettuce(?:,| and| n| &)? tomato(?:es)?)/g;
/** 'water with ice', 'whiskey on ice' */
const ICE =
  /,? ?(?:\b(?:with|w|and|on|over|lots of|extra|no|plus) ){0,2}(?<!\b(?:shaved|italian|water|dragon|dry|rita's|black|cream|fruit|smirnoff) )\bice(?: cubes?)?\b(?! ?(?:cream|loll|pop|cand|block|pole|tea|coffee|latte|cap|break|mocha|kachang|kacang|spice|blended|box|burger|gem|magic|slush|berg|pack|wine|cake|bar|brew|cold|crush))(?=\s?(?:$|[,;.+\n]|and\b|with\b))/g;
/** The meal of an evening. */
const TEA_MEAL = /^\s?(?:kid'?s'? |my |for |the )?tea ?(?::|-|was|=) ?(?=\p{L}|\d)/gu;
/** In plural a bread with chickpeas, else so much twice. */
const DOUBLES =
  /\b(?<!trini |channa |mc ?|mixed |tennis )doubles\b(?= ?(?:$|[,;.]|and\b|with\b|from\b))/g;
/** 'beans and chips', 'large chips', 'chips and gravy': British ones, which are hot. */
const CHIP_SHOP =
  /\b(?:(?:large|portion of|plate of|oven|air ?fryer|triple cooked|steak cut|beer battered) chips|(?<=\b(?:beans|peas|gravy|curry sauce|mushy peas|fish ?cakes?|faggots?|saveloys?|quiche|gammon|schnitzel|parma|parmy|parmi|snitty|peri peri chicken|half (?:a )?chicken|quarter (?:a )?chicken|doner|kebab)(?:,| and| n| &| with)? )chips|(?<!\b(?:hot|fish|cod|haddock|plaice)(?:,| and| n| &)? )chips(?=(?:,| and| n| &| with)? (?:(?:an? |fried |2 |two )?eggs?|gravy|(?:baked )?beans|(?:mushy )?peas|curry sauce|cheese and gravy|mushy|mayo|vinegar|salt and vinegar\b(?! crisps))\b))\b(?! (?:ahoy|cookies?))/g;
/** 'nandos chicken reg chips': what is sold by its size is hot. */
const SHOP_CHIPS =
  /(?<=\b(?:nando'?s|kfc|chippy|chicken shop|maccas|hungry jack'?s|red rooster|oporto|grill'?d|fish and chip|kebab)\b[^;\n]{0,60})\b(reg|regular|small|sm|med|medium|lrg) chips\b/g;
const FRIED_BESIDE =
  '(?:(?:chicken |hot |buffalo )?wings?|(?:chicken )?(?:nuggets|tenders|strips|goujons)|fish ?fingers|fish ?cakes?|(?:battered |pork |beef )?sausages?|(?:meat |steak |chicken )?pies?|steak|(?:beef|chicken|cheese)? ?burgers?|chicken (?:breast|kiev|schnitzel)|scampi|kebab|ribs|rump|gammon|boerewors|wors|russians?|viennas?)';
/** 'chips and 3 chicken wings' */
const CHIPS_AHEAD = new RegExp(
  String.raw`(?<!\b(?:hot|tortilla|potato|corn|banana|chocolate|choc|veggie|pita|kale|plantain|of|and|with|n) )(?<!& )\bchips(?=(?:,| and| n| &| with| \+) (?:an? |\d{1,2} )?(?:fried |grilled |crumbed )?${FRIED_BESIDE}\b| (?:from|at) (?:the |my |a )?(?:local )?(?:chippy|chip shop|chipper|takeaway|fish shop)\b)`,
  'g',
);
/** 'nandos chicken and chips' */
const CHIPS_OF_SHOP =
  /(?<=\b(?:nando'?s|kfc|chippy|chicken shop|red rooster|oporto|hungry lion|chicken licken|steers)\b[^;.\n]{0,40}(?:, ?|\b(?:and|with|n) |& ))chips\b/g;
/** 'small chips' are sold by their size where they are hot; crisps are a bag. */
const SMALL_CHIPS =
  /\b(small|medium|regular|reg) chips\b(?! (?:ahoy|cookies?|bag|pack|packet|chip shop))(?<!\b(?:bag|pack|packet) of (?:small|medium|regular|reg) chips)/g;
const FISH_AND_CHIPS = /\bfish(?:,| and| n| &) (?:an? )?(small|medium|large) chips\b/g;
/** Beside a British plate, and by the tin, beans are baked ones. */
const TINNED_BEANS =
  /(?<=\btins? of )beans\b|(?<!\b(?:baked|black|green|refried|pinto|kidney|butter|broad|runner|french|white|navy|mung|jelly|coffee|soy|lima|no|without|chili|chilli) )\bbeans\b(?=[^;\n]{0,40}\b(?:fish ?fingers|alphabites|turkey dinosaurs|hash ?browns?|waffles|poached eggs?|eggs? poached)\b)|(?<=\b(?:fish ?fingers|alphabites|turkey dinosaurs|hash ?browns?|waffles|poached eggs?|eggs? poached)\b[^;\n]{0,40}(?:, ?|and |n |& |\+ ?))beans\b/g;
const MAC = '(?:mac|macaroni)(?: and | & | ?n ?)cheese';
/** 'pulled pork sandwich mac n cheese collards': a name that holds an 'and' begins and ends where its words do. */
const MAC_BETWEEN = new RegExp(
  String.raw`(?<=\b(?:sandwich|burger|ribs|brisket|pork|chicken|wings|tenders|turkey|ham|steak|chops?|fish|catfish|meatloaf|sausage|hot ?dogs?|greens|collards|beans|slaw|coleslaw|salad|corn|fries|potatoes)) (${MAC}) ?`,
  'g',
);
const MAC_AHEAD = new RegExp(
  String.raw`\b(${MAC}) (?=(?:collards?|collard greens|greens|cornbread|corn bread|slaw|coleslaw|baked beans|green beans|beans|fries|broccoli|salad|peas|corn|brisket|ribs)\b)`,
  'g',
);
/** 'large vanilla shake' is a milkshake; a maker's is named. */
const SHAKE =
  /(?<!\b(?:protein|premier|core power|slim ?fast|fairlife|ensure|boost|muscle milk|meal|whey|nutrition|atkins|huel|owyn|orgain) (?:[a-z]+ )?)\b(vanilla|chocolate|choc|strawberry|banana|oreo|caramel|cookies and cream|malted) shake(s?)\b(?! ?shack)/g;
/** 'bbq sausages' were cooked on one. */
const BARBECUED =
  /\b(?:bbq|barbecued?)(?:'?d)? (?=(?:sausages?|snags?|steaks?|lamb|prawns?|corn|burgers?|fish|salmon|chops?|lamb chops?|kebabs?|skewers?|halloumi|onions?|veg(?:gies|etables)?)\b)/g;

const DIPPED =
  '(?:(?:chicken )?(?:mc)?nuggets?|nuggs?|nugs|mcnuggets|tenders|tendies|strips|goujons|selects|wings|gyozas?|dumplings|potstickers|momos?|fries|chips|wedges|onion rings|spring rolls?|poppers|mozz?(?:arella)? sticks|samosas?|pakoras?|pizza rolls|calamari|corn dogs?)';
const DIP_OF =
  '(?:bbq|barbecue|ranch|honey mustard|sweet (?:and|n|&) sour|sweet chill?i|buffalo|garlic|garlic mayo|soy|marinara|blue cheese|tartare?|aioli|sriracha|sour cream|szechuan|mustard|hot|chill?i)';
/** 'nuggets bbq dip': the dip is beside them. */
const DIP_BESIDE = new RegExp(
  String.raw`\b(${DIPPED}) (?:(?:and|n|&|w|with) )?(?=${DIP_OF} (?:dip|sauce|dipping sauce)\b)`,
  'g',
);
/** '4 tenders honey mustard' */
const DIP_ALONE = new RegExp(
  String.raw`\b(${DIPPED}) (?:(?:and|n|&|w|with) )?(honey mustard|sweet (?:and|n|&) sour)(?= ?(?:$|[,;.\n]))`,
  'g',
);
const GARLIC_DIP =
  /\b(pizza|kebabs?|shish|doner|chips|fries|wedges|pizza crusts) (?:with|and|n|&|w) garlic (dip|sauce|mayo)\b/g;
/** 'soy dip' is a dip of soy sauce. */
const DIP =
  /\b(bbq|barbecue|soy|sweet (?:and|n|&) sour|sweet chill?i|curry|buffalo|hot|szechuan) dip\b/g;
const SUB_FILLING =
  '(?:tuna|turkey|ham|meatballs?|chicken|roast(?:ed)? chicken|rotisserie chicken|chicken teriyaki|buffalo chicken|roast beef|steak|philly|veggie|veggie delite|italian(?: bmt)?|bmt|blt|cold cuts?|pepperoni|salami|spicy italian|club|sweet onion|egg)';
/** A footlong, or half of one, is a sandwich of which the filling is told. */
const FOOTLONG = new RegExp(
  String.raw`(?<!subway[^\n]{0,40})\b(?:foot[ -]?long|12[ -]inch|(?:6|six)[ -]inch) (?=${SUB_FILLING}\b(?! (?:dog|pizza)))(?![^\n]{0,40}subway)`,
  'gu',
);
const FOOTLONG_BEHIND = new RegExp(String.raw`\b(?<!subway )(${SUB_FILLING}) foot[ -]?long\b`, 'g');
/** 'subway turkey on wheat': the bread is the sandwich's. */
const SUB_BREAD =
  /\b((?:subway|foot[ -]?long|(?:6|six)[ -]?inch)\b[^,;.\n]{0,40}?) on (?:honey |whole |toasted |hearty )?(?:wheat|white|multigrain|italian(?: herbs?(?: (?:and|&|n) cheese)?)?|oat|herbs? (?:and|&|n) cheese|flat ?bread|wholemeal|bread)(?: bread)?\b/g;
/** 'half chicken medium': how hot it is. */
const HEAT =
  /\b((?:half|1\/2|quarter|1\/4|whole) (?:an? )?chicken)(?: breast| leg| thigh)?,? (?:medium|hot|mild|extra hot|lemon (?:and|n|&) herb|mango (?:and|n|&) lime|plain-ish|plainish)\b/g;
/** '2 slices marg' are of a pizza. */
const MARG = /\b(?:(?<=\bslices? (?:of )?(?:cold )?)marg|marg(?= pizza))\b(?! on\b)/g;
const PIZZA_MARG = /(\bpizza\b[^\n;]{0,30}\bslices?) (?:of )?marg(?:herita)?\b/g;

/** 'cuppa with milk one sugar' */
const CUPPA = /\bcuppa\b(?= (?:with|w|w\/) milk\b)/g;
/** 'gelato in a cone': the cone alone. */
const IN_CONE =
  /(\bscoops? (?:of )?[a-z ]{0,25}(?:ice ?cream|gelato|sorbet)s?),? in (?:an? )?(?:waffle |sugar |wafer |cake )?cone\b/g;
const ROASTIES = /\broastie(?=s?\b)/g;
/** A Yorkie alone is chocolate. */
const YORKIES =
  /(?<=\b(?:roast|roasties|gravy|beef)\b[^;.\n]{0,40})\byorkie(?=s?\b)|\byorkie(?=s?,? (?:and |n |& )?(?:gravy|veg|pud))/g;
/** 'omega 3 caps' */
const OMEGA =
  /\b(?:omega[ -]?3s?(?: fish oil)?|fish oil|cod liver oil) (?:tab|tablet|cap|capsule|pill|softgel)(s?)\b/g;
/** 'ham sando wholemeal': its bread. */
const SANDWICH_BREAD =
  /\b(sandwich|sarnie|sando|toastie|butty|bap|sub)(?:,| on)? (?:wholemeal|whole ?wheat|brown|white|granary|sourdough|rye|seeded|malted)(?: bread)?\b(?= ?(?:$|[,;.+\n]|and\b|with\b|no\b|without\b|w\b))/g;
/** 'two eggs some pita' */
const SOME_NEXT =
  /(?<=\p{L}{3})(?<!\b(?:and|with|had|ate|for|then|plus|also|got|was|has|have|just|added|drank|ordered|of|from|maybe|about|like)) some (?=\p{L}{3})(?!more\b|of\b|left\b|days?\b|time\b)/gu;
/** '1 magnum classic then 2 of the mini ones' */
const OTHER_SIZE =
  /\b(\p{L}[\p{L} ]{2,30}?)[,;]? (?:then|and|plus|&|n) (\d|two|three) (?:of the )?(mini|small|large|big) ones?\b/gu;

/** 'yogurt with honey & walnuts' is no nut roasted in honey. */
const HONEY_AND_NUTS =
  /\b(honey|maple(?: syrup)?) (?:and|n|&|\+) (?=(?:walnuts|almonds|pecans|peanuts|cashews|nuts|pistachios|hazelnuts)\b(?! (?:bars?|cereal|granola|cornflakes|clusters|yogh?urt|cheerios|muesli)\b))/g;

const NUTS_AND_HONEY =
  /\b(walnuts|almonds|pecans|peanuts|cashews|nuts)(?:,| and| n| &) (?=honey(?= ?(?:$|[,;.)\n]|and\b|with\b)))/g;

/** What is said beside a thing or stands for one, as the tables have it: 'coffee with creamer', 'beans and chips'. */
export const DRINKS_AND_SIDES: readonly Rule[] = [
  [/\bdbl\b/g, 'double'],
  // 'cobb salad, dressing on the side'
  [/\bsalad,? (?:with )?(?:the )?dressing on (?:the |a )?side\b/g, 'salad with dressing'],
  [HONEY_AND_NUTS, (_, sweet = '') => `${sweet.replace(/^maple$/, 'maple syrup')}, `],
  [NUTS_AND_HONEY, '$1; '],
  [TINNED_BEANS, 'baked beans'],
  [/\b(eggs?) over (?:easy|medium|hard|light)\b/g, 'fried $1'],
  [/\b(eggs?) sunny side(?: up)?\b/g, 'fried $1'],
  // Water and brine of a can are poured away.
  [
    /\b(tuna|sardines?|salmon|mackerel|herrings?|anchovies|anchovy)((?: (?:chunks?|flakes|fillets?|steaks?))?(?: can(?:ned)?| tin(?:ned)?)?),? (?:canned |packed )?in (?:spring |salt )?(?:water|brine)\b/g,
    '$1$2',
  ],
  // 'bagel w cc', 'potato w sc'
  [
    /(?<=\b(?:bagels?|crackers?|toast|celery|lox|crumpets?)\b[^,;.\n]{0,30})\b(?:cc|schmear|crm chz|cream chz)\b/g,
    'cream cheese',
  ],
  [
    /(?<=\b(?:potato(?:es)?|tacos?|nachos|burrito|chili|chilli|pierogi(?:es)?|perogies|quesadillas?|fajitas?)\b[^;.\n]{0,40})\b(?:sc|sour crm)\b/g,
    'sour cream',
  ],
  [/\b(ham|turkey|chicken|tuna|egg|cheese|chs|roast beef|pb) sand\b/g, '$1 sandwich'],
  [/(?<=\btimbits?\b[^;.\n]{0,30})\bdouble double\b/g, 'tims double double'],
  [
    /\b(jacket|baked|mash(?:ed)?|roast(?:ed)?) pot(s?)\b(?! (?:of|noodle|roast|pie))/g,
    '$1 potato$2',
  ],
  [MAC_BETWEEN, ', $1 '],
  [MAC_AHEAD, '$1, '],
  [FISH_AND_CHIPS, 'battered fish and $1 hot chips'],
  [
    /(?<!\b(?:and|n|with|hot|of) )(?<!& )\bchips,? (small|medium|large|regular)(?= ?(?:$|[,;.)]|and\b|with\b))/g,
    '$1 hot chips',
  ],
  [SMALL_CHIPS, '$1 hot chips'],
  [CHIPS_OF_SHOP, 'hot chips'],
  [/\b(wings?|nuggets|tenders|strips) (?=hot chips\b)/g, '$1, '],
  [CHIPS_AHEAD, 'hot chips'],
  [SHOP_CHIPS, '$1 hot chips'],
  [/\bcream(?:y|ed)? gravy\b/g, 'white gravy'],
  [CUPPA, 'tea'],
  // A hot drink has no sugar that nobody tells.
  [
    /(?<!\b(?:iced?|sweet|bubble|milk|boba|peach|lemon|bottled|thai|karak|masala)(?: green| black)? )\b(tea|brew|coffee|americano|espresso|rooibos|(?:green|black|mint|peppermint|chamomile|herbal|fruit) tea)(s?),? \(?(?:with )?(?:no|without|w\/o|zero) (?:any )?sugars?\)?(?! ?(?:free|added|or|and|nor|n|&|,? ?(?:no )?milk)\b)/g,
    '$1$2',
  ],
  // 'rooibos with oat milk'
  [
    /\b(rooibos|chamomile|camomile|earl grey|darjeeling|oolong|sencha|peppermint)(?= (?:with|w|and|n|&) )/g,
    '$1 tea',
  ],
  [/\b(hot ?dogs?|hamburgers?|cheeseburgers?|bagels?|naans?|croissants?) plain\b/g, '$1'],
  [
    /\b(?<!soft )pretzel(?= (?:with|w|and|n|&) (?:obatzda|obazda|butter|cheese|beer|mustard|weisswurst))/g,
    'soft pretzel',
  ],
  [IN_CONE, '$1 and 1 wafer cone'],
  [ROASTIES, 'roast potato'],
  [YORKIES, 'yorkshire pudding'],
  [OMEGA, 'fish oil capsule$1'],
  [SANDWICH_BREAD, '$1'],
  [SOME_NEXT, ', some '],
  [OTHER_SIZE, '$1, $2 $3 $1'],
  [SEA_SALT, ''],
  [DIP_BESIDE, '$1; '],
  [DIP_ALONE, '$1; $2 sauce'],
  [GARLIC_DIP, '$1; 25 g garlic $2'],
  [DIP, '$1 sauce'],
  [SUB_BREAD, '$1'],
  [FOOTLONG, (said = '') => `subway ${/6|six/.test(said) ? '6 inch' : 'footlong'} `],
  [FOOTLONG_BEHIND, 'subway footlong $1'],
  [HEAT, '$1'],
  [PIZZA_MARG, '$1'],
  [MARG, 'margherita'],
  [/\bsea (?=salt ?(?:&|and|n) ?vinegar)/g, ''],
  [WITH_CREAMER, '$1; '],
  [SUGAR_MILK, '$1 with $2 $3 and milk'],
  [DOUBLES, 'trini doubles'],
  [CHIP_SHOP, (chips = '') => chips.replace(/chips$/, 'hot chips')],
  [SHAKE, '$1 milkshake$2'],
  [BARBECUED, 'grilled '],
  [LETTUCE_TOMATO, 'lettuce; $1'],
  [ICE, ''],
  [TEA_MEAL, ''],
  [/\bice(?: cold)? (?=water\b)/g, ''],
];
