import { readNumberWord } from '../plain-numbers';
import type { Rule } from '../rewritten';

const PUMP_GRAMS = 10;
const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|half a dozen|a dozen)`;
const AMOUNT = String.raw`(?:\d{1,4}(?:[./]\d{1,2})?|an?|half an?|one|two|three) ?(?:g|grams?|oz|ml|lbs?|cups?|tbsp|tsp|slices?|scoops?|eggs?|cans?|tins?)\b`;
const PROTEIN =
  '(?:chicken|beef|tofu|pork|prawns?|shrimps?|turkey|salmon|steak|tempeh|lamb|halloumi|eggs?)';
const GREEN =
  '(?:lettuce|tomato(?:es)?|onions?|cucumbers?|pickles?|peppers?|spinach|olives|jalapenos)';
/** 'lettuce tomato onion': three things, of which no two are a dish. */
const GREENS = new RegExp(
  String.raw`\b${GREEN}(?: ${GREEN}){1,5}\b(?! (?:salad|soup|sauce|juice|sandwich|relish|salsa|rice|curry|sabzi|masala|rings|chutney|dip|ketchup|omelette|quiche|tart|pizza|bhaji|wrap|roll))`,
  'g',
);
/** 'stir fry with 150g chicken, 1 tbsp oil': the parts, and the dish no more beside them. */
const MADE_WITH = new RegExp(
  String.raw`(?<=^ ?|[,;.\n] ?|\b(?:an?|my|had|made) )(?:\p{L}{3,12} ){0,2}(?:(?:stir[- ]?fry|scramble|poke bowl)(?: made)?(?: with| w\/?| from| using) (?=[^\n]{0,80}${AMOUNT} (?:of )?(?:\p{L}+ ){0,2}${PROTEIN})|(?:sandwich|toastie|wrap|omelette|salad|burrito|quesadilla|bowl|pancakes?|waffles?|porridge|oats|curry|chill?i|pasta),? made (?:with|w\/?|from|of|using) )(?=${AMOUNT}[^\n]{3,60}${AMOUNT})`,
  'gu',
);

/** What people say of a meal at home or at a counter: who made it, whose plate it was from, which part of the pot. */
export const AT_HOME: readonly Rule[] = [
  [MADE_WITH, ''],
  [GREENS, (greens = '') => greens.replaceAll(' ', ', ')],
  // '3 of the 8 slices'
  [
    new RegExp(
      String.raw`\b(${NUMBER}|half) (?:out )?of (?:the|my|his|her|those|our) ${NUMBER} (?=(?:slices|pieces|nuggets|wings|tenders|cookies|tacos|rolls|squares|pancakes|sausages|biscuits|chocolates|donuts|doughnuts)\b)`,
      'g',
    ),
    '$1 ',
  ],
  [
    /\b(?:just |only )?the whites of (\d|one|two|three|four|five|six)(?: eggs?)?\b/g,
    '$1 egg whites',
  ],
  // 'baked a dozen cookies from frozen dough, ate three'
  [
    new RegExp(
      String.raw`\b(?:i |we )?(?:made|baked|cooked|fried|bought) (?:${NUMBER}|some|a batch of|a tray of|a pack of|a box of) (\p{L}[\p{L} ]{3,25}?)(?: (?:from|with|for) [^,;.\n]{3,30})?,? (?:and |but )?(?:i )?(?:only |just )?(?:ate|had) (?:about )?(${NUMBER})(?: of (?:them|those|em|these))?(?= ?(?:$|[,;.]|with\b|and\b))`,
      'gu',
    ),
    '$2 $1',
  ],
  // "finished my kid's nuggets (3 left)"
  [
    /\b(?:finished|ate) (?:off )?(?:the |my )?(?:kid|son|daughter|toddler|husband|wife|boyfriend|girlfriend|partner|friend)(?:'s|s'?|s)? (\p{L}[\p{L} ]{2,20}?),? \(?(?:about )?(\d{1,2}|one|two|three|four) (?:was |were )?left\)?/gu,
    '$2 $1',
  ],
  [
    /,? ?\bmade with (?:(?:butter|milk|cream|oil|salt|pepper|olive oil)(?:,| and)? ?){1,4}(?=$|[,;.])/g,
    '',
  ],
  [
    /(?<=\b(?:pcs?|pieces?)[^,;(\n]{0,20}) ?\((?:thighs?|drumsticks?|breasts?|wings?|legs?)(?:(?:,| and| &|\+) ?(?:a )?(?:thighs?|drumsticks?|breasts?|wings?|legs?))*\)/g,
    '',
  ],
  [
    /\b(lattes?|cap+uc+inos?|flat whites?|mochas?)((?:,? (?:\d{1,2} ?oz|\d{3} ?ml|small|medium|large|regular|tall|grande|venti)){1,2}),? (?:with )?(?:semi[ -]skimmed|whole|full fat|2 ?%)(?: milk)?(?= ?(?:$|[,;.+\n]|and\b))/g,
    '$2 $1',
  ],
  [
    /\b(lattes?|cap+uc+inos?|flat whites?|mochas?)((?: (?:small|medium|large|regular|tall|grande|venti))?), (?:with )?(oat|almond|soya?|coconut|skimmed|skim)(?: milk)?(?= ?(?:$|[,;.+\n]|and\b))/g,
    '$2 $3 milk $1',
  ],
  [
    /\b(teas?|coffees?|brews?|cuppas?)\b([^,;.\n]{0,25}), (?:semi[ -]skimmed|skimmed|full fat)(?: milk)?(?= ?(?:$|[,;.]|and\b))/g,
    '$1$2 with milk',
  ],
  [/,? ?\b(?:at|during) (?:the )?happy hour\b/g, ''],
  [
    /(?<=^ ?|[,;.] ?)([2-9]) (\p{L}[\p{L} ]{2,25}?), the (mini|small|large|big) ones(?= ?(?:$|[,;.]))/gu,
    '$1 $3 $2',
  ],
  [
    /(?<=\bbagels?\b[^.;\n]{0,30}),? (?:sesame|seseme|everything|poppy ?seed)(?= ?(?:$|[,;.]))/g,
    '',
  ],
  [
    /\b(half|third|quarter|1\/2|1\/3|1\/4|2\/3|3\/4)(?: of)?(?: an?| the)? (?:tub|pack|packet|bag|jar|box|can|tin|pot|bottle)(?: of)? (\p{L}[\p{L} ]{2,25}?) \((?:the |a )?(\d{1,4}) ?(g|oz|ml)(?: (?:tub|pack|packet|bag|jar|box|can|tin|pot|bottle))?[^)]{0,12}\)/gu,
    '$1 of $3 $4 $2',
  ],
  [
    /\b(\p{L}[\p{L} ]{2,25}?),? (half|1\/2|1\/3|1\/4|2\/3|3\/4)(?: of)?(?: an?| the)? (?:tub|pack|packet|bag|jar|box|can|tin|pot|bottle|pouch),? \(?(\d{1,4}) ?(g|oz|ml) (?:tub|pack|packet|bag|jar|box|can|tin|pot|bottle|pouch)[^),;]{0,3}(?:, ?\d ?%)?\)?/gu,
    '$2 of $3 $4 $1',
  ],
  [/\b(?:2|two)[ -]?min(?:ute)?s?[ -]noodles? (?=maggi|indomie)/g, ''],
  [/\b(?:2|two)[ -]?mins?[ -]noodles?\b(?: mi goreng)?/g, 'two minute noodles'],
  [
    /\b(?:uncle ben'?s|ben'?s original|tilda|minute)(?: (?:microwave|instant|ready|boil in bag))? rice\b|\b(?:microwave|ready) rice\b/g,
    'cooked rice',
  ],
  [/(?<=\b(?:rare|medium|well done|blue) )fillet\b(?! (?:of|steak|o))/g, 'fillet steak'],
  [/\b(?:per|by|as per|according to) the (?:label|pack|packet|box)\b/g, ''],
  [
    /\b(?:pb ?(?:&|and|n) ?j|pb ?j|peanut butter (?:and|&|n) (?:jelly|jam))(?: sandwich)?(?: on (?:white|wheat|whole wheat|brown)(?: bread)?)?,? (?:with |about |made with )?(?=(?:\d|an?|one|two) (?:tbsp|tablespoons?|tsp)\b)/g,
    '2 slices bread, ',
  ],
  [
    /\b(rajma|dal|chole|kadhi|sambar) (?:chawal|(?:and )?rice),? (?=[^;\n]{0,30}\d[^;\n]{0,30}\brice\b)/g,
    '',
  ],
  [/^ ?sushi(?: platter| dinner| lunch)? - (?=\d)/g, ''],
  [/\bpb cups?\b(?! of)/g, 'reeses cup'],
  [/(?<=\p{L}{3}),? a la mode\b/gu, ' with 1 scoop of vanilla ice cream'],
  [/(?<=\d) sl\b(?= ?(?:of )?\p{L}| ?$)/gu, ' slices'],
  [
    /\b(pint|cup|glass|bowl|can|bottle|slice|bag|bit|plate|pot|mug) o'? (?!noodles?\b|soup\b)(?=\p{L}{3})/gu,
    '$1 of ',
  ],
  [/\blow main\b/g, 'lo mein'],
  [
    /\b(?:taco (?:tues(?:day)?|night)|pizza (?:night|friday)|meal prep|meatless monday|fish friday)(?: ?:| -) ?/g,
    '',
  ],
  [
    /,? ?\b(?:off|from) (?:of )?(?:the |my )?(?:kids?|kiddos?|sons?|daughters?|toddlers?|husbands?|wifes?|boyfriends?|girlfriends?|little ones?|childs?)'?s?'? plates?\b/g,
    '',
  ],
  [
    /,? ?\b(?:that )?(?:the |my )?(?:mammy|mam|mum|mom|ma|granny|nan|nana|grandma|wife|husband|missus|mother|flatmate|roommate) (?:made|cooked|baked)\b(?= ?(?:$|[,;.]|with\b|and\b|w\b))/g,
    '',
  ],
  [
    /(?<=\p{L}{3} |\d )(?:before|after|pre|post) (?:legs?|leg day|chest(?: day)?|back day|arms|arm day|shoulders|cardio|push day|pull day|lifting)(?= ?(?:$|[,;.]))/gu,
    '',
  ],
  [/\bmaple (?:and |& )?brown sugar\b/g, ''],
  [/\bbeans on toast,? x ?(\d) slices?\b/g, 'beans on $1 toast'],
  // Of a whole pot nobody knows the weight; a part of it is a serving.
  [
    /,? ?\b(?:(?:i )?(?:had|ate) |my share |about |roughly ){0,2}(?:an? )?(?:[1-3]\/\d|quarter|third|fifth|sixth)(?: of)? (?:the |a )(?:whole )?(?:pot|sheet pan|batch|casserole dish|pan|tray)\b(?! (?:of|pie|roast))/g,
    '',
  ],
  [/\b(?:dürüm|durum|yufka)\b(?<=\bfalafel (?:dürüm|durum|yufka))/g, 'wrap'],
  [/\boatly (?:barista )?(?=(?:flat white|latte|cappuccino|mocha)\b)/g, 'oat milk '],
  [/\bsausage gravy (?:and|&|n) biscuits\b/g, 'biscuits and gravy'],
  [
    /\bbiscuits (?:and|&|n) gravy,? (?:just |only )?(?:one|1) biscuits?(?: only)?\b/g,
    '1/2 biscuits and gravy',
  ],
  [
    /(?<=\b(?:popeyes|kfc|bojangles|church'?s|cracker barrel|bob evans|red lobster|hardees|raising canes)\b[^;\n]{0,80}(?:, | and | & | n )(?:an? )?)biscuits?\b(?! (?:and|n|&) )/g,
    'buttermilk biscuit',
  ],
  [/(?<=\p{L}{3}), (?:an? |one |1 )?scoop(?= ?(?:$|[,;.]))/gu, ' 110 g'],
  [
    /\b(?:just )?(?:the )?crusts (?:of|from|off) (?:an? |one |1 )?(?=(?:pb&?j|ham|cheese|jam|sandwich|toast|pizza|grilled)\w*\b)/g,
    '0.3 ',
  ],
  [
    /\b(?:just )?(?:the )?crusts (?:of|from|off) (?:2|two) (?=(?:pb&?j|ham|cheese|jam|sandwich|toast|pizza|grilled)\w*)/g,
    '0.6 ',
  ],
  [
    /\b(\d|two|three|four) (?:crunchy |hard |soft )?(?:taco )?shells? (?=(?:with|w|w\/) )/g,
    '$1 tacos ',
  ],
  [/\btofu scramble,? (?:from|with|of|made (?:from|with)|:|-) ?(?=\d{2,3} ?g\b)/g, ''],
  [
    /\b(?:pasta pesto|pesto pasta|pasta)\b[^,;.\n\d+]{0,25}?(?=\d{2,3} ?g (?:of )?(?:dry |dried |raw |cooked )?(?:pasta|spaghetti|penne)\b[^;\n]{0,20}\bpesto\b)/g,
    '',
  ],
  [/^ ?smoothie ?:? ?\n/g, ''],
  [
    /\btoo many \p{L}{3,12},? (?:like |maybe |about |probably ){1,2}(?=(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b)/gu,
    '',
  ],
  [
    /\bhash ?browns(?:,? (?:and |& )?(?:scattered|smothered|covered|chunked|diced|peppered|capped|topped)\b){1,5}/g,
    'scattered hash browns',
  ],
  [
    /\b(?:(\d|an?|one|two|three|four|five|six) )?pumps? (?:of )?((?:sugar free )?(?:caramel|mocha|vanilla|hazelnut|pumpkin|white mocha|toffee|cinnamon|brown sugar|chai|raspberry|peppermint|coconut))(?: swirl| syrup| sauce)?\b/g,
    (_, count = '', taste = '') =>
      `${PUMP_GRAMS * (readNumberWord(count) ?? (Number(count) || 1))} g ${/sugar free/.test(taste) ? 'sugar free syrup' : 'caramel syrup'}`,
  ],
];
