import type { Rule } from '../rewritten';

const ADDED =
  '(?:bacon|cheese|egg|avocado|avo|guac|guacamole|chicken|jalapenos|mushrooms|sour cream|beans|fries|halloumi|feta)';
const END = String.raw`(?= ?(?:$|[,;.+\n]|and\b|with\b|n\b))`;
const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six)';
const HOT_MEAT =
  '(?:steak|rump|sirloin|rib ?eye|fillet steak|hunters chicken|chicken breast|chicken kiev|salmon|scampi|cod|haddock|gammon|mixed grill|lasagne|mussels|pork chops?|lamb chops?|half pounder|curry|kebab)';
const SERVED_WITH_RICE =
  '(?:kebabs?|doner|gyros?|shawarma|stir ?fry|dumplings|menemen|shakshuka|pho|lugaw|curry)';
const SIDE =
  '(?:(?:white |brown |boiled |steamed |jasmine |basmati |pilau )?rice|bread|naan|spring rolls?|fries|eggs?)';

/** 'meatball sub and a coke for lunch': a sandwich, and nothing that is changed. */
const NO_PART =
  '(?:with|and|on|from|w|n|in|for|sandwich|roll|lunch|dinner|breakfast|brunch|tea|supper|me|my|two|the (?:kids|road))\\b';

const CUPS: Readonly<Record<string, string>> = {
  tall: '355 ml',
  grande: '473 ml',
  venti: '591 ml',
};

/** What people say of an order: parts that are added or changed, sizes of a shop, so many of a pack. */
export const ORDERS: readonly Rule[] = [
  // A quarter of a loaf is one bunny chow.
  [
    /\b(half|1\/2|quarter|1\/4)(?: an?)? ((?:mutton|lamb|beef|chicken|beans?|curry|veg) )?bunny(?: chow)?\b(?! rabbit)/g,
    (_, size = '', filling = '') => `${/^(?:half|1\/2)/.test(size) ? 2 : 1} ${filling}bunny chow`,
  ],
  [new RegExp(String.raw`(?<=\p{L} )(?:and )?add (?:extra )?(?=${ADDED}\b)`, 'gu'), ', extra '],
  [
    new RegExp(String.raw`,? ?\bswap(?:ped)? (?:the )?[a-z ]{3,20}? for (?:an? )?(?=\p{L})`, 'gu'),
    ', ',
  ],
  [
    new RegExp(
      String.raw`,? ?\bsub(?:bed|stitute)? (?!${NO_PART})(?:the )?([a-z ]{3,20}?) for (?!${NO_PART})[a-z ]{3,20}${END}`,
      'g',
    ),
    ', $1',
  ],
  [
    new RegExp(
      String.raw`\bextra (cheese|guac|guacamole|bacon|cheddar) and (?:extra )?(?=${ADDED}\b)`,
      'g',
    ),
    'extra $1 and extra ',
  ],
  [/\b(?:light|lite|little|easy|low fat) (?=dressing\b)/g, '1 tbsp '],
  // '2 of a 6 pack of mini muffins'; '1/2 of a bag' is half of it.
  [
    new RegExp(
      String.raw`(?<![\d./])\b(${COUNT}) (?:out )?(?:of|from) an? (?:(?:\d{1,2}|four|six)[ -]?(?:pack|pk)|multi ?pack|pack|packet|box|bag|tin|tub)\b(?: of (?:\d{1,2} )?)?`,
      'g',
    ),
    '$1 ',
  ],
  [
    /\b\d{1,2} ?pack of (?!crisps|chips|popcorn|doritos|walkers)([a-z ]{3,25}),? (?:i )?(?:ate|had) (\d{1,2})\b/g,
    '$2 $1',
  ],
  [
    /\b(\d{1,2}) ?(?:pcs?|pieces?)? ?(?:chicken )?(wing|nugget|tender)s? (?:combo|meal)\b/g,
    '$1 chicken $2s meal',
  ],
  [
    /\b(?:mc)?(nugget|tender|wing)s? (?:combo|meal),? (\d{1,2}) ?(?:pcs?|pieces?)\b/g,
    '$2 chicken $1s meal',
  ],
  [/\bhalf (?:an? )?([a-z]+),? (?:and |& |n |\/ )?half (?:an? )?[a-z]+ (?=pizza\b)/g, '$1 '],
  [
    /\bprotein shake,? (?:with |of |- |\()?(\d(?:\.5)?|one|two) scoops?\b(?! (?:of )?(?:ice|whey|pb|peanut))\)?/g,
    '$1 scoops whey protein powder',
  ],
  [/\b([2-6]) eggs,? mayo\b/g, '$1 eggs, mayo'],
  [/\begg salad:?,? (?=[2-6] eggs\b)/g, ''],
  [/\b(wings?) (?:mild|medium|hot)\b/g, '$1'],
  [
    /\b(\d|two|three) sides of (?=(?:ranch|blue cheese|mayo|garlic mayo|honey mustard|bbq sauce|gravy|sour cream)\b)/g,
    (_, count = '') => `${30 * (count === 'two' ? 2 : count === 'three' ? 3 : Number(count))} g `,
  ],
  [
    /(?<!\b(?:starbucks|sbux) )\b(tall|grande|venti) (?=(?:(?:iced|vanilla|caramel|skinny|oat milk|soy|soya|decaf|hot) ){0,2}(?:latte|cappuccino|mocha|americano|cold brew|coffee|chai latte|matcha latte|hot chocolate|macchiato)\b)/g,
    (_, size = '') => `${CUPS[size] ?? ''} `,
  ],
  [new RegExp(String.raw`\b(${HOT_MEAT})(,| and| n| &| with| w) chips\b`, 'g'), '$1$2 hot chips'],
  [/(?<=^ ?|[,;+&\n] ?|\b(?:and|with|had|ate) )(?=(?:lb|pound) of\b)/g, '1 '],
  [/\bhalf[ -]pounder\b(?: burger)?/g, '300 g burger'],
  [/(?<=\b(?:\d{1,2}|box|tin|tub|handful|few)(?: of)? )roses\b/g, 'cadbury roses'],
  [/(?<=\b(?:\d{1,2}|box|tin|tub|handful|few)(?: of)? )heroes\b/g, 'cadbury heroes'],
  [/\b(?:1|a|an) (?=(?:fries|chips)\b)/g, '1 portion of '],
  [
    /\b([3-9]|1\d) (?=(?:(?:cucumber|salmon|tuna|avocado|crab|shrimp|prawn|eel) ){0,2}(?:maki|hosomaki|uramaki)\b(?! rolls?))/g,
    '$1 pieces of ',
  ],
  [/\b((?:salmon|tuna|crab|shrimp|prawn|eel) (?:avocado|avo|cucumber)) maki\b/g, '$1 roll'],
  [
    /\bfoot ?long ([^,;.\n]{2,30}?),? (?:actually|no wait|no),? (?:just |only )?(?:an? )?(?:6|six)[ -]?inch\b/g,
    '6 inch $1',
  ],
  // 'mcflurry, just the small one'
  [
    /(?<=^ ?|[,;.] ?|\b(?:and|with|had|an?|\d) )((?:(?!(?:and|with|n|plus|an?)\b)[\p{L}']{2,15} ?){1,4}),? ?(?:but )?(?:just |only )?the (small|medium|large|mini|regular|big|kids) one(?=\s?(?:$|[,;.)]))/gu,
    '$2 $1',
  ],
  [
    /\b(?:(?:kfc|popeye'?s|church'?s(?: chicken)?|bojangle'?s) )(\d{1,2}) ?(?:pcs?|pieces?) (?:chicken )?(?:meal|combo|dinner)\b/g,
    '$1 pieces kfc original recipe meal',
  ],
  [
    /\bhappy meals?,? (?:with )?(?:(?:4|6) ?(?:pcs?|pieces?)? ?)?(?:(?:chicken )?(?:mc)?nuggets?|hamburger|cheeseburger)(?:,? (?:and |n |& )?(?:small )?fries)?\b|\b(?:(?:4|6) ?(?:pcs?|pieces?)? ?)?(?:(?:chicken )?(?:mc)?nuggets?|hamburger|cheeseburger) happy meals?\b/g,
    'happy meal',
  ],
  // 'a pack of tim tams with the boys, i had 4'
  [
    /\b(?:an? |1 |one |the )?(?:pack|packet|box|bag|tin|tub|sleeve|tray) of (?!crisps|chips|popcorn|doritos|walkers)(\p{L}[\p{L}' ]{2,25}?)(?: (?:with|w) (?:the |my )?(?:boys|girls|kids|lads|mates?|friends?|family|team))?,? (?:but |and |of which )?(?:i )?(?:only |just )?(?:had|ate) (?:about |like )?(\d{1,2}|two|three|four|five|six)(?= ?(?:$|[,;.]|of\b|and\b))(?: of (?:them|those))?/gu,
    '$2 $1',
  ],
  // '... stuffed cabbage rolls the way my mother did and ate two of them'
  [
    /\b(?:i |we )?(?:made|baked|cooked|fried|grilled) (?:some |a (?:batch|tray|pan|pot) of )?(\p{L}[\p{L} ]{3,30}?)(?: (?:the way|like|as|from)\b[^,;.]{0,40})?,? and (?:i )?(?:ate|had) (?:about )?(\d{1,2}|two|three|four|five|six|one)(?: of (?:them|those|these))?(?= ?(?:$|[,;.]|with\b|and\b))/gu,
    '$2 $1',
  ],
  // 'some grapes like fifteen grapes'
  [
    /\b(?:some|a few|a couple of) (\p{L}{4,12}),? (?:like|about|maybe|around|probably) (\p{L}{3,10}|\d{1,2}) \1\b/gu,
    '$2 $1',
  ],
  // 'a bowl of cereal + 2nd bowl'
  [
    /\b(?:an? |one |1 )?(bowl|plate|glass|cup|slice|helping|serving|scoop) of (\p{L}[\p{L} ]{2,30}?),? (?:\+|and|then|plus|&) (?:an? |the )?(?:2nd|second|another)(?: (?:bowl|plate|glass|cup|slice|helping|serving|scoop|one))(?= ?(?:$|[,;.+]|bc\b|because\b|cos\b|cuz\b|later\b|after\b|since\b|as\b))/gu,
    '2 $1s of $2',
  ],
  [/\bchole bhatur[ae]?s?,? (?:[-–] )?(?:with )?(?:2|two) bhatur[ae]s?\b/g, 'chole bhature'],
  [
    /\b(?:ft|foot) ?long (?=(?:italian|bmt|turkey|tuna|meatball|chicken|steak|veggie|ham|club|cold)\b)/g,
    'footlong ',
  ],
  [/\bsha?red (?:it )?half(?:[ -](?:and[ -])?half)? (?:with|w)\b/g, 'shared with'],
  [
    /\bpanda (?:express )?(?:bowl|plate|bigger plate):?,? (?:with |w )?(?=half\b|(?:chow mein|fried rice|white rice|super greens)\b)/g,
    '',
  ],
  [
    /\bhalf (chow mein|fried rice|white rice|super greens),? (?:and |& )?half (chow mein|fried rice|white rice|super greens)\b/g,
    '130 g $1 ; 130 g $2 ; ',
  ],
  [
    /\bfairlife (?:2 ?%|skim|whole|fat free|reduced fat|nonfat|milk)(?: milk)?\b/g,
    'fairlife ultra filtered milk',
  ],
  [/\bpizza bites\b/g, 'pizza rolls'],
  // 'a basket of wings (8)', 'pani puri 1 plate (6)'
  [
    /\b(?:an? |1 |one |the )?(?:basket|plate|bowl|bucket|box|tray|order|side|portion) of ([\p{L} ]{3,20}?) \((\d{1,2})\)/gu,
    '$2 $1',
  ],
  [
    /\b([\p{L} ]{3,20}?) (?:1 |one |an? )?(?:basket|plate|bucket|box|tray|order) \((\d{1,2})\)/gu,
    '$2 $1',
  ],
  [/\b(?:rt|route) ?44\b/g, '44 oz'],
  [/\bcore power elite\b/g, 'core power'],
  // The grams of a shake's name are its protein.
  [
    /\b((?:core power|premier protein|fairlife(?: core power)?|muscle milk|oikos pro|ratio|ensure max|protein (?:shake|drink|yogh?urt|milk))(?: (?!\d)\p{L}{3,10}){0,2}) (?:1[0-9]|2[0-9]|3[0-9]|42) ?g(?: protein)?(?: (?:elite|vanilla|chocolate|strawberry|banana))?(?= ?(?:$|[,;.+\n]|and\b|with\b|w\b))/gu,
    '$1',
  ],
  [/\b(?:1[0-9]|2[0-9]|3[0-9]|42) ?g (?=protein (?:shake|drink)s?\b)/g, ''],
  [/\b(?:1[0-9]|2[01]) ?g (?=protein bars?\b)/g, ''],
  [/\b(protein bars?) (?:1[0-9]|2[01]) ?g(?= ?(?:$|[,;.+\n]|and\b|with\b))/g, '$1'],
  // '6 pack of crisps ate 4': of packs.
  [
    /\b\d{1,2} ?pack of (crisps|chips|popcorn|doritos|walkers),? (?:i )?(?:ate|had) (\d{1,2})\b/g,
    '$2 packets of $1',
  ],
  [
    /\b(?:ate|had) (\d{1,2}) (?:bags? |packets? )?(?:out )?of an? \d{1,2} ?pack of (crisps|chips|popcorn|doritos|walkers)\b/g,
    '$1 packets of $2',
  ],
  // '3 fish fingers sarnie', '4 rasher bacon butty' are one.
  [
    /\b([2-6]) (fish ?fingers?|rashers?(?: of)?(?: bacon)?|sausages?|slices? (?:of )?bacon) (sarnie|sandwich|butty|bap|roll|barm|bun)\b/g,
    (...[, , filling = '', bread = '']) =>
      `1 ${/rasher|bacon/.test(filling) ? 'bacon' : filling.replace(/s$/, '')} ${bread}`,
  ],
  // A bite is a measure, too.
  [/\b(?:bacon(?: and| &| n)? gruyere |egg white |sausage |bacon )?egg bites\b/g, 'eggbites'],
  [/\bbagel bites\b/g, 'bagelbites'],
  [/(?<!cadbury )\bmini eggs\b(?= ?(?:$|[,;.]|and\b))/g, 'cadbury mini eggs'],
  [/\b(?:with )?(?:an? )?extra shot\b(?: of espresso)?/g, ', 30 g espresso'],
  [/\btubes? of (?=pringles\b)/g, 'can of '],
  [/\b(?:an? )?(?:few|couple of|some) (?=(?:mixed )?nuts\b)/g, '15 g '],
  [/\bserving spoons?\b/g, 'servingspoons'],
  [
    new RegExp(String.raw`\b(${SERVED_WITH_RICE})(?: with| and| n| &| w) (?=${SIDE}${END})`, 'g'),
    '$1; ',
  ],
  [/^(?:oh|ah|forgot|also)(?: and|:|,)? (?=an?\b|\d)/g, ''],
];
