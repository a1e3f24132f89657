import type { Rule } from '../rewritten';

const END = String.raw`(?= ?(?:$|[,;.)+\n]|and\b|with\b|n\b|w\b))`;
const NO_SALAD =
  '(?<!\\b(?:salad|lettuce|greens|spinach|ranch|caesar|italian|french|balsamic|russian|greek|light|lite|sandwich|wrap|sub|bowl)\\b[^.\\n]{0,60})';
/** 'turkey and dressing' is stuffing; a salad's stays one. */
const STUFFING = new RegExp(
  String.raw`(?<=\bturkey\b[^.\n]{0,60}(?:, ?|\b(?:and|with|n|w) |& )|\b(?:chicken|hen|pork|chops?) (?:and|n|&) )${NO_SALAD}(?:(?:corn ?bread|sausage) )?dressing${END}(?![^.\n]{0,60}\bfrozen\b)`,
  'g',
);

const MEXICAN =
  '(?:tacos?|fajitas?|nachos|burritos?|quesadillas?|enchiladas?|chips (?:and|n|&) (?:salsa|guac|queso)|guac(?:amole)?|mexican|tequila|elote|carnitas)';
/** 'tacos, marg' is a drink, and so are '2 margs'; on toast it is a spread. */
const MARGARITA = new RegExp(
  String.raw`(?<=\b${MEXICAN}\b[^.\n]{0,80}(?:, ?|\b(?:and|with|n|w|plus) |[&+] ?)(?:(?:an?|one|1|large|big|frozen) )?)marg${END}|(?<=\b(?:an?|one|frozen|spicy|skinny|strawberry|mango|house|big|large|virgin|cadillac) )marg${END}(?! on\b)|\bmargs\b`,
  'g',
);

const WITH_SOY =
  '(?:noodles?|ramen|rice|dumplings?|gyozas?|sushi|sashimi|stir[- ]?fr(?:y|ied)|tofu|edamame|egg rolls?|spring rolls?|poke)';
const SOY = new RegExp(
  String.raw`(?<=\b${WITH_SOY}\b[^;.\n]{0,60}), ?soy(?= ?(?:$|[,;.)\n]))`,
  'g',
);

const FRIED_IN_WOK = 'stir[- ]?fr(?:ied|yed)';
const PLAIN_MEAT = '(?:(?:king |tiger )?(?:prawns?|shrimps?)|pork|lamb|squid|duck|salmon|scallops)';
const CUT = '(?: (?:strips?|breasts?|thighs?|mince))?';
/** 'prawns stir fried with noodles', '200 g chicken stir fried with veg': the meat, and what is beside it. */
const STIR_FRIED_WITH = new RegExp(
  String.raw`\b(${PLAIN_MEAT}|(?<=\d ?(?:g|oz) (?:of )?)(?:chicken|beef|tofu|steak)${CUT}),? ${FRIED_IN_WOK}(?: (?:with|w|in|and|n)\b|(?= ?(?:$|[,;.])))`,
  'g',
);
/** 'chicken stir fried with peppers' */
const DISH_STIR_FRIED = new RegExp(
  String.raw`\b(chicken|beef|tofu)${CUT},? ${FRIED_IN_WOK}${END}`,
  'g',
);
const STIR_FRIED_MEAT = new RegExp(String.raw`\b${FRIED_IN_WOK} (?=${PLAIN_MEAT}\b)`, 'g');

const SO_MANY = String.raw`((?:\d{1,2}|an?|one|two|three|four|half an?) (?:(?:small|big|large) )?(?:slices?|scoops?|bowls?|cups?|cans?|tins?|mugs?|tubs?))`;
const SO_MANY_OF = String.raw`(?: tonight| today)?(?:,|:| -) ${SO_MANY} (?:of )?`;
/** 'pizza, 3 slices of pepperoni' */
const TASTE_BEHIND: readonly Rule[] = [
  [
    new RegExp(
      String.raw`\bpizza${SO_MANY_OF}(pepperoni|cheese|margh?erita|hawaiian|veggie|sausage|meat feast|bbq chicken|ham)${END}`,
      'g',
    ),
    '$1 $2 pizza',
  ],
  [
    new RegExp(
      String.raw`\bice cream${SO_MANY_OF}(vanilla|chocolate|strawberry|mint(?: choc(?:olate)?(?: chip)?)?|cookie dough|pistachio|butter pecan|coffee|caramel|mango)${END}`,
      'g',
    ),
    '$1 $2 ice cream',
  ],
  [
    new RegExp(
      String.raw`\bsoup${SO_MANY_OF}(tomato|chicken(?: noodle)?|lentil|mushroom|vegetable|veg|pea|minestrone|butternut squash|leek and potato)${END}`,
      'g',
    ),
    '$1 $2 soup',
  ],
];

const PLANT = '(?:oat|soy|soya|almond|coconut|cashew|macadamia)';
const COFFEE =
  '(?:latte|cappuccino|flat white|coffee|americano|mocha|cortado|macchiato|matcha|chai|cold brew|espresso|frappe|frappuccino)s?';
const OF_CUP = String.raw`(?:,? (?:small|medium|med|large|lg|regular|grande|venti|tall|iced|decaf|hot|primo|medio|massimo|costa|starbucks|nero|pret|\d{1,2} ?oz|\d{3} ?ml)){0,4}`;
/** 'latte w oat' is made with its milk. */
const PLANT_MILK = new RegExp(
  String.raw`\b(${COFFEE}${OF_CUP}),? (?:with|w|w/) (${PLANT})${END}`,
  'g',
);
const WITH_MISO =
  '(?:sushi|sashimi|nigiri|maki|gyozas?|poke|teriyaki|katsu|donburi|bento|tempura|onigiri|udon|soba|rice|salmon|edamame)';
const MISO_END = String.raw`(?= ?(?:$|[,;.)+\n]))`;
/** 'sushi + miso', 'a bowl of miso': the soup. */
const MISO = new RegExp(
  String.raw`(?<=\b${WITH_MISO}\b[^.\n]{0,60}(?:, ?|\b(?:and|with|n|w|plus) |[&+] ?)(?:an? |small |side )?)miso${MISO_END}|(?<=\b(?:bowl|cup|mug) of )miso${MISO_END}|(?<=^ ?)miso(?=(?:,| and| \+| &) (?:[a-z]+ ){0,2}${WITH_MISO}\b)`,
  'g',
);

const GREENS =
  '(?:broccoli|veg(?:gies|etables|etable)?|green beans|sweet ?corn|corn|carrots?|asparagus|spinach|kale|salad|avocado|avo|cauliflower|peppers|sweet potato(?:es)?|zucchini|courgette|mushrooms?)';
/** 'chicken rice and broccoli' is no dish of a hawker. */
const CHICKEN_RICE = new RegExp(
  String.raw`(?<!\b(?:hainan(?:ese)?|poached|white|lemon|plate of|claypot|nasi) )\bchicken rice(?: and| &| n| \+|,)? (?=(?:(?:steamed|boiled|roasted?|grilled|mixed|stir fried|some|side) ){0,2}${GREENS}\b)`,
  'g',
);

/** 'tea and 2 biscuits' are small and dry; with gravy they are bread. */
const TEA_BISCUITS = new RegExp(
  String.raw`(?<=(?<!\b(?:sweet|iced?|unsweet(?:ened)?) )\b(?:tea|chai|cuppa|brew)\b(?:[^.\n]{0,40}(?:, ?|\b(?:and|with|n|w|plus) |[&+] ?)(?:\d |an? |one |two |three |four |few |a few |some |couple of )?| (?:\d|two|three|four) ))biscuit(s?)${END}(?! ?(?:and|n|&) gravy)`,
  'g',
);

const WITH_SHELLS =
  '(?:ceviche|pozole|posole|aguachile|menudo|caldo(?: de \\p{L}+)?|cocktel|coctel|frijoles|barbacoa soup|salpicon|birria)';
/** 'ceviche, 2 tostadas' are plain; 'ceviche tostadas' are a dish. */
const TOSTADAS = new RegExp(
  String.raw`\b(${WITH_SHELLS}(?: (?:rojo|roja|verde|blanco|bowl|plate)){0,2}(?:[^.;\n]{0,30}?(?:, ?|\b(?:and|with|n|w) |w/ ?|[&+] ?)| (?=\d|two\b|three\b|some\b)))((?:\d{1,2}|two|three|four|some|a few|a couple(?: of)?) )?(?:(?:plain|corn) )?tostadas?\b(?! (?:de|con|with|w)\b)`,
  'gu',
);

const STREWN =
  '(?:(?:chopped |crushed |toasted |some )?(?:walnuts|almonds|nuts|pecans|cashews|hazelnuts|pistachios|raisins|sultanas|cranberries|(?:pumpkin |sunflower |chia |mixed )?seeds|granola|honey|jam))';
const BOWL =
  '(?:(?:greek |plain |natural |vanilla |0% |fat free |overnight |my |some |a bowl of ){0,2}(?:yogh?urt|yog|skyr|porridge|oatmeal|oats|cereal|salad|cottage cheese|quark))';
/** 'walnuts on yogurt' */
const STREWN_ON = new RegExp(
  String.raw`(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate) )(${STREWN}(?: (?:and|n|&) ${STREWN})?) (?:on|over|in|on top of) (${BOWL})(?= ?(?:$|[,;.)+\n]|and\b|with\b))`,
  'g',
);

/** The porridge of Nigeria, and no stiff one of the south. */
const PAP =
  /(?<=\b(?:moi ?moi|moin ?moin|akara|kosai|acaraje)\b[^.;\n]{0,40})\bpap\b|\bpap\b(?=[^.;\n]{0,40}\b(?:moi ?moi|moin ?moin|akara|kosai)\b)/g;

/** Words that mean another food by what they stand beside. */
export const BY_COMPANY: readonly Rule[] = [
  ...TASTE_BEHIND,
  [STUFFING, 'stuffing'],
  [MARGARITA, 'margarita'],
  [SOY, ', soy sauce'],
  [CHICKEN_RICE, 'chicken, rice; '],
  [STIR_FRIED_WITH, '$1 , '],
  [DISH_STIR_FRIED, '$1 stir fry'],
  [STIR_FRIED_MEAT, ''],
  [PLANT_MILK, '$1 with $2 milk'],
  [MISO, 'miso soup'],
  [TEA_BISCUITS, 'digestive biscuit$1'],
  [STREWN_ON, '$2 with $1'],
  [PAP, 'ogi'],
  [TOSTADAS, '$1; $2tostada shells'],
];
