import type { Rule } from '../rewritten';

const FRUIT_OF_JAM =
  '(?:strawberry|raspberry|cherry|peach|fig|plum|blueberry|blackberry|damson|rhubarb|mixed berry|bonne maman|homemade)';
const COMPOTE_FRUIT =
  '(?:pommes?|poires?|bananes?|fraises?|peches?|abricots?|rhubarbe|framboises?|mangues?|pruneaux?)';
const CRISP_TASTE =
  '(?:bbq|barbecue|sour cream (?:and|n|&) onion|cheese (?:and|n|&) onion|cheddar (?:and|n|&) sour cream|salt (?:and|n|&) vinegar|prawn cocktail|smoky bacon|roast chicken|beef|pickled onion|jalapeno|sweet chilli)';
const CRISPS =
  '(?:(?:kettle |baked |ridged |potato )?chips(?! (?:and|n|&) (?:gravy|curry|beans|peas))|lays|ruffles|hula hoops|utz|discos|squares|quavers|chipsticks|walkers|mccoys|tyrrells|sensations|smiths|rice cakes|twisties)';
const CRISPS_BEFORE = '(?:walkers baked|lays|ruffles|utz|kettle chips)';
const COFFEE =
  '(?:(?:oat |soy |almond |vanilla |caramel |iced |skinny )?(?:latte|flat white|americano|cappuccino|mocha|cortado|macchiato|espresso|coffee|tea))';
const PLANT_MILK = '(?:oat|soya?|almond|coconut)';

/** A taste or a kind that stands in a name and is no food of its own: 'strawberry jam', 'bbq chips', 'scattered hash browns'. */
export const TASTES_IN_NAMES: readonly Rule[] = [
  [
    /(?<=\bbagels?\b[^.;\n]{0,30}),? (?:sesame|seseme|everything|poppy ?seed)(?= ?(?:$|[,;.]))/g,
    '',
  ],
  [/\b(?:2|two)[ -]?min(?:ute)?s?[ -]noodles? (?=maggi|indomie)/g, ''],
  [/\b(?:2|two)[ -]?mins?[ -]noodles?\b(?: mi goreng)?/g, 'two minute noodles'],
  [
    /\b(super ?noodles?|pot noodles?|top ramen) (?:(?:bbq |roast |spicy )?(?:chicken|beef|bacon)|curry|prawn|bombay bad boy)(?= ?(?:$|[,;.]|(?:whole|half|pack|packet|with|w|and|x ?\d)\b))/g,
    '$1',
  ],
  [
    /\b(?:uncle ben'?s|ben'?s original|tilda|minute)(?: (?:microwave|instant|ready|boil in bag))? rice\b|\b(?:microwave|ready) rice\b/g,
    'cooked rice',
  ],
  // 'microwave rice half pouch (tilda basmati)': whose it is
  [
    /(?<=\brice\b[^;\n]{0,20}?) ?\((?:tilda|uncle ben'?s|ben'?s original|minute)(?: [a-z]{3,12})?\)/g,
    '',
  ],
  [/(?<=\b(?:rare|medium|well done|blue) )fillet\b(?! (?:of|steak|o))/g, 'fillet steak'],
  [/\bpb cups?\b(?! of)/g, 'reeses cup'],
  [/(?<=\p{L}{3}),? a la mode\b/gu, ' with 1 scoop of vanilla ice cream'],
  [/\blow main\b/g, 'lo mein'],
  [/\bmaple (?:and |& )?brown sugar\b/g, ''],
  [/\b(?:dürüm|durum|yufka)\b(?<=\bfalafel (?:dürüm|durum|yufka))/g, 'wrap'],
  [/\bsausage gravy (?:and|&|n) biscuits\b/g, 'biscuits and gravy'],
  [
    /\bbiscuits (?:and|&|n) gravy,? (?:just |only )?(?:one|1) biscuits?(?: only)?\b/g,
    '1/2 biscuits and gravy',
  ],
  [
    /(?<=\b(?:popeyes|kfc|bojangles|church'?s|cracker barrel|bob evans|red lobster|hardees|raising canes)\b[^;\n]{0,80}(?:, | and | & | n )(?:an? )?)biscuits?\b(?! (?:and|n|&) )/g,
    'buttermilk biscuit',
  ],
  [
    /\bhash ?browns(?:,? (?:and |& )?(?:scattered|smothered|covered|chunked|diced|peppered|capped|topped)\b){1,5}/g,
    'scattered hash browns',
  ],
  [
    /\b(\d|two|three|four) (?:crunchy |hard |soft )?(?:taco )?shells? (?=(?:with|w|w\/) )/g,
    '$1 tacos ',
  ],
  [new RegExp(String.raw`\b${FRUIT_OF_JAM} (jams?|preserves?|conserve)\b`, 'g'), 'jam'],
  [/\bgrape jelly\b(?! beans)/g, 'jelly'],
  // 'compote pomme banane', 'compotes de pommes'
  [
    new RegExp(
      String.raw`\b(compotes?)(?: (?:de |aux? |d')?${COMPOTE_FRUIT}){1,3}(?= ?(?:$|[,;.+\n]|\d|(?:et|avec|sans|and|with)\b))`,
      'g',
    ),
    '$1',
  ],
  [new RegExp(String.raw`\b${CRISP_TASTE} (?=${CRISPS}\b)`, 'g'), ''],
  [
    new RegExp(
      String.raw`\b(${CRISPS_BEFORE}),? ${CRISP_TASTE}\b(?! (?:dip|sauce|wrap|sandwich))`,
      'g',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`\b(packet|pack|bag)s? of ${CRISP_TASTE}(?= ?(?:$|[,;.+\n]|and\b|with\b))`,
      'g',
    ),
    '$1 of crisps',
  ],
  [/\bbeer[- ]battered\b/g, 'battered'],
  [/\bbeer cheese\b(?! soup)/g, 'cheese sauce'],
  [/\bbeer bread\b/g, 'bread'],
  [/\bbeef (?:and|n|&) ale pie\b/g, 'steak and ale pie'],
  [/\bblack forest (?=ham\b)/g, ''],
  [
    new RegExp(
      String.raw`\b(?:decaf|half[- ]?caf{1,2}|half decaf|half sweet) (?=${COFFEE}\b)`,
      'g',
    ),
    '',
  ],
  [/\b(?:sugar[- ]free|sf) (?:vanilla|caramel|hazelnut) (?=latte\b)/g, ''],
  // Milk of a chai or a matcha is in it already.
  [
    /\b((?:iced )?(?:chai|matcha)(?: tea)? lattes?) with (?:oat|almond|soya?|coconut|skim|whole|2%|semi) milk\b/g,
    '$1',
  ],
  [
    new RegExp(
      String.raw`\b(lattes?|cortados?|cappuccinos?|flat whites?) with (${PLANT_MILK})(?! (?:milk|cream|biscuit|cookie|croissant))(?= ?(?:$|[,;.+\n]|and\b))`,
      'g',
    ),
    '$2 milk $1',
  ],
  [/\bchai with (?:oat|soya?|almond)(?! milk)(?= ?(?:$|[,;.+\n]|and\b))/g, 'chai'],
  [/\b(?:with )?au jus\b/g, ''],
  [/\bonion gravy\b/g, 'gravy'],
  [
    /, ?(?:a (?:bit|pinch) of )?(?:salt|pepper|salt (?:and|&|n) pepper|s ?& ?p)(?= ?(?:$|[,;.\n]))/g,
    '',
  ],
  [
    /\b(protein (?:pudding|mousse|milk)),? (?:milk |dark |double )?(?:choc(?:olate)?|vanilla|caramel|coffee|hazelnut)\b/g,
    '$1',
  ],
  [
    /\b(?:milk |dark |double )?(?:choc(?:olate)?|vanilla|caramel|hazelnut) (?=protein (?:pudding|mousse)\b)/g,
    '',
  ],
  [
    /\b(?:(?:dr\.? )?oetker )?ristorante (?:pizza )?(?:mozz?arella|speciale|salame|prosciutto|pepperoni|funghi|tonno|margherita|spinaci)\b/g,
    'dr oetker ristorante',
  ],
  [
    /\b(?:real|proper|actual|good|cultured|irish|french|country|grass[ -]?fed|kerrygold|lurpak) (?=butter\b)/g,
    '',
  ],
  [
    /\b(?:ragi|oats?|millet|jowar|bajra|foxtail|multi ?grain|quinoa) (?=(?:dosas?|idlis?|uttapams?)\b)/g,
    '',
  ],
  [
    /\begg ?whites? (?:omelet(?:te)?s?|scramble)\b,? ?(?:with |w )?(?=[a-z]|$)/g,
    'egg white omelet, ',
  ],
  [/\blow[ -]?fat (?=(?:pork )?sausages?\b)/g, 'reduced fat '],
  [/\blow[ -]?fat (?=(?:beef |ham)?burgers?\b)/g, ''],
];
