/** Makers whose name begins with 'mrs'. */
const HERS = 'browns?|crimbles?|baxters?|bridges|whippy|smith';
const FILM = String.raw`(?:movie theat(?:er|re)|movies?|cinema|ball ?game|stadium)`;
const SHOWN = String.raw`(?:popcorn|nachos|candy|kids|hot ?dogs?|pick ?(?:and|n) ?mix|butter)`;

/** 'feijoas from the neighbour', 'cookies my boss baked': who else had made or brought it. */
const GIVER = String.raw`(?:the|my|our|an?|his|her) (?:next door |old |lovely |nice )?(?:neighbou?rs?|colleagues?|coworkers?|customers?|clients?|boss|manager|teacher|student|landlady|landlord|tenant|plumber|lady|guy|bloke)(?:'?s)?`;
const GIVEN_BY = new RegExp(
  String.raw`(?<=\p{L}{3}) (?:(?:(?:given|brought|sent|made|baked) )?(?:from|by) ${GIVER}(?: (?:garden|tree|allotment|next door|at work))?|(?:that )?${GIVER} (?:baked|made|gave me|brought(?: in)?|dropped (?:off|round)))(?=\s?(?:$|[,;.(\n\d]|and\b|with\b))`,
  'gu',
);

const SOMEBODY = String.raw`(?:i|we|it|he|she|they|everyone|everybody|nobody|no one|there|(?:the|my|our) (?:\p{L}+ )?\p{L}+)`;
/** 'a banana as everyone was running late', and not 'the same as I had' */
const AS_IT_WAS = new RegExp(
  String.raw`(?<=\p{L}{3}|\d)(?<!\b(?:same|much|many|long|soon|well|far|such)) as ${SOMEBODY} (?:was|were|wasn'?t|weren'?t|had (?:no|to|a|an)|had ?n'?t|did ?n'?t|could ?n'?t|felt|needed|wanted|fancied|forgot|got|ran|missed) ?[^,;.\n]{0,50}(?=$|[,;.\n])`,
  'gu',
);
const EATING =
  'having|eating|drinking|sipping|munching|snacking|enjoying|nibbling|finishing|savou?ring|chewing|indulging|feasting|devouring|relishing|tasting|trying|treating|slurping|crunching|gobbling|biting|dipping|sampling|grabbing|consuming|pairing|digging';
/** 'a biscuit while the baby slept'; what somebody ate meanwhile is more food, and so is what has an amount. */
const WHILE_DOING = new RegExp(
  String.raw`(?<=\p{L}{3}|\d) (?:while|whilst) (?:(?:i was |i'?m |we were )?(?!(?:${EATING})\b)\p{L}+ing\b|(?!i\b|we\b)${SOMEBODY} (?!had|has|ate|drank)\p{L}+)[^,;.\n+&\d]{0,50}(?=$|[,;.\n])`,
  'gu',
);

/** Why, where and in which mood somebody ate: none of it is food, and a meal stays one. */
const BESIDE_A_MEAL: readonly RegExp[] = [
  // 'oreos 6 cuz theyre vegan', 'yogurt bc i was hungry'
  /(?<=\p{L}{3}|\d) (?:because\b|cuz\b|coz\b|(?:bc|cos|since) (?=(?:i|it|its|it's|im|i'm|they|theyre|he|she|we|my|the|no|there|sugar|nothing)\b))[^,;.\n]{0,60}(?=$|[,;.\n])/gu,
  AS_IT_WAS,
  WHILE_DOING,
  /\b(?:on|along) (?:the |my )?way (?:home|back|in|out|there|over)\b(?! of)/g,
  /,? ?\b(?:just )?so far(?: today)?\b/g,
  new RegExp(String.raw`(?<=\b${SHOWN}\b[^,;.\n]{0,25}) (?:at (?:the |a )?)?${FILM}\b`, 'g'),
  new RegExp(String.raw`\b${FILM} (?=box\b)`, 'g'),
  /(?<=\b(?:nuggets|patch kids|maltesers|mms|m&ms|skittles|mints) )movie (?=box\b)/g,
  // 'had a run, 300 kcal burned, a banana'; the amounts are of no food.
  /(?:^|(?<=[,;.\n] ?))(?:(?:i )?(?:had|did|went for) (?:an? )?(?:\d{1,2} ?k )?(?:run|jog|walk|swim|workout)|(?:my )?(?:fitbit|garmin|(?:apple )?watch|strava|whoop) says [^,;\n]{2,30}|\d{2,4} ?(?:k?cals?|calories)? burn(?:ed|t))(?: after)?[,;] ?(?=[^\n]{3})/g,
  /\b(?:i )?(?:barely|hardly) (?:ate|eaten|touched)(?: anything| a thing| much)?(?: today| all day)?[,;:]? ?(?=[^\n]{4})/g,
  /\b(?:skip ?the ?dishes|door ?dash|uber ?eats|deliveroo|just ?eat|grub ?hub|zomato|swiggy)\b/g,
  /(?<=\p{L}{3}) (?:hungover|starving|still hungry|so hungry|feeling sick)(?=$|[,;.\n])/gu,
  /\b(?:from|at) home depot\b/g,
  // '4 nuggets off their happy meal'
  /(?<=\p{L}{3}) (?:off|from|out of) (?:of )?(?:the|my|his|her|their|our) (?:[a-z']{2,12} )?(?:happy meals?|kids'? meals?)\b/gu,
  // 'apple, 20ish carbs', 'oatmeal ~ 30 net carbs': what is in it
  /(?<=\p{L}[\s,;.(~–-]{1,6}(?:(?:about|around|roughly|approx|maybe|like|so) )?~?)(?<!\d[ -])\d{1,3}(?:\.\d)? ?(?:ish)? ?(?:g|grams?)? ?(?:of )?(?:net |total )?(?:carbs|carbohydrates)(?: (?:total|ish|or so))?(?=\s?(?:$|[,;.)\n]))/gu,
  // '. Carbs approx 28g', ', protein about 30 g': behind a food, and with no word of how sure a food is meant by protein
  /(?<=\p{L}{3}|\d ?g|\))[\s,;.(–-]{1,4}(?:(?:total|net) )?(?:carb(?:s|ohydrates?)?|cho)(?: ?[:=~-] ?| )(?:(?:approx|about|around|roughly|is|was|are|were|maybe|est|estimated)\.? ?){0,2}~?\d{1,3}(?:\.\d)? ?(?:g|grams?)?\)?(?: total)?(?=\s?(?:$|[,;.)\n]))/gu,
  /(?<=\p{L}{3}|\d ?g|\))[\s,;.(–-]{1,4}(?:protein|fib(?:re|er)|fat|sugars?|sat fat) (?:approx|about|around|roughly|is|was|maybe|est|estimated)\.? ~?\d{1,3}(?:\.\d)? ?(?:g|grams?)\)?(?: total)?(?=\s?(?:$|[,;.)\n]))/gu,
  /^carb(?:o)?[ -]?load(?:ing)?(?: (?:day|night|meal))?\s?[:–-]\s/g,
  // 'a banana and thats me done'
  /,? ?\b(?:and )?(?:that'?s|that is) (?:(?:me|us) (?:all )?(?:done|sorted|full|fed|set|finished|stuffed|off|for (?:the|to)(?:day|night)?)|(?:my|your) lot|enough for me)(?: for (?:the |to)(?:day|night))?(?=\s?(?:$|[,;.!\n]))/g,
  GIVEN_BY,
  // 'no meat today o', 'no lard lah'; 'kopi o' is a coffee.
  /(?<=\p{L}{3})(?<!\b(?:kopi|teh|coffee|tea|type|vitamin)) (?:o|lah|lor|leh|sia|abeg|sha)(?=\s?(?:$|[,;.!\n]))/gu,
  // 'he had the kebab'
  /(?:,? ?(?:and|but|while|n) |[,;.] ?)(?:he|she|they) (?:had|ate|got|took|nicked|finished) (?:the|his|her|their|all the|most of the) \p{L}+(?: \p{L}+)?(?=\s?(?:$|[,;.\n]))/gu,
  // 'had what the kids left: 3 nuggets', whatever they had been given.
  /(?:^|(?<=[.\n]))[^.\n]{0,120}?\b(?:had|ate|eaten|finished(?: off)?|picked at|hoovered(?: up)?) (?:what|whatever|everything|the bits) (?:(?:that )?(?:the|my|our) )?(?:kids?|children|boys?|girls?|son|daughter|toddler|wife|husband|they|he|she) (?:left|did ?n'?t (?:eat|want|finish))(?: over| behind)?\s?[-–:]\s?(?=[\p{L}\d])/gu,
];

const PACKS =
  '(?:(?:share |sharing |big |small |family )?(?:bag|pack|packet|pouch|bar|box|tin|can|bottle|tub|pot|bucket)|meal|meal deal|menu|foot ?long|pizza|burger|sandwich|coffee|latte|freddo|noodles?|chips|crisps|wafers?|biscuits?|maggi|parle|lays)';
/** 'whole 10rs pack', '£1 bag of chips': what it cost is no count. */
const SUM = String.raw`(?:(?:[£$€₹]|\brs\.? ?)\d{1,3}(?:\.\d{2})?|\b\d{1,3} ?(?:rs|rupees?|p|pence|cents|euros?|quid|bucks)\b)(?: (?:wala|wali|waala|only))?`;
const PRICE = new RegExp(String.raw`${SUM} (?=${PACKS}\b)`, 'g');
const PRICE_BEHIND = new RegExp(
  String.raw`(?<=\b${PACKS}[^,;.\n\d]{0,30}) \(?${SUM}\)?(?=\s?(?:$|[,;.+\n]|and\b|with\b))`,
  'g',
);

/** 'hobnobs.. 5? maybe 6' is a count that somebody is not sure of. */
const UNSURE = String.raw`(?<=\p{L}{3}s)(?<!\d[^,;.\n]{0,40}) ?(?:\.{2,4}|…|[,:?]| -)? ?(\d{1,2})`;
const OR_SO = '(?:or|maybe|prob(?:ably)?|possibly)';
const UNSURE_END = String.raw`(?=\s?(?:$|[,;.\n]))`;
/** 'turkey burgers 2 no bun': the number is none of what follows. */
const COUNT_BEFORE_NO =
  /(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate) )((?:(?!and\b|with\b|no\b)\p{L}+ ){0,3}?\p{L}{2,}s),? (\d{1,2})(?:,| -)? (?=(?:no|without|w\/o|minus|hold the) \p{L})/gu;
const ONE_OR_MORE = new RegExp(
  String.raw`${UNSURE}\?[,.]? (?:${OR_SO} ){0,2}(\d{1,2})\??${UNSURE_END}`,
  'gu',
);
const ONE_OR_MORE_ASKED = new RegExp(
  String.raw`${UNSURE},? (?:${OR_SO} ){1,2}(\d{1,2})\?${UNSURE_END}`,
  'gu',
);
const UNSURE_OF_IT = new RegExp(String.raw`${UNSURE}\?${UNSURE_END}`, 'gu');

const NAMES: readonly (readonly [RegExp, string])[] = [
  // 'meal 4: rice and beef. meal 5 casein': which one it was.
  [/(?<=^|[.;\n] ?)meal \d{1,2}(?: ?[:–-]| ) ?(?=[\p{L}\d])/gu, ''],
  [COUNT_BEFORE_NO, '$2 $1 '],
  [ONE_OR_MORE, ' ($1-$2)'],
  [ONE_OR_MORE_ASKED, ' ($1-$2)'],
  [UNSURE_OF_IT, ' x$1'],
  // 'nachos @ the game', and not '2 bars @ 90 kcal'
  [/ @ ?(?=(?:the |my |an? )?\p{L}{3})/gu, ' at '],
  // 'jerk chicken, 2 drumsticks' is what was eaten of it.
  [
    /\b(?:jerk|tandoori|peri peri|piri piri|teriyaki|bbq|barbecue|adobo|lemon|honey|garlic|smoked|baked|roast(?:ed)?|grilled|fried) chicken(?:,|:| -|;| \()? (\d{1,2}|one|two|three|four|five|six) (drumsticks?|thighs?|legs?|wings?)\b\)?/g,
    '$1 chicken $2',
  ],
  [
    /\b(?<=\b(?:\d{1,2}|one|two|three|four|five|six|a) )(?:jerk|tandoori|peri peri|piri piri|adobo) chicken (?=(?:drumsticks?|thighs?|legs?|wings?)\b)/g,
    'chicken ',
  ],
  // 'dumplings with soy'; beside a drink or oats it is milk.
  [
    /(?<=\b(?:cereal|oats|oatmeal|porridge|muesli|granola)\b[^,;.]{0,20} (?:with|and|in)) soy(?= ?(?:$|[,;.)]))/g,
    ' soy milk',
  ],
  [
    /(?<!\b(?:latte|coffee|cappuccino|flat white|chai|tea|mocha|cereal|oats|oatmeal|porridge|muesli|granola|smoothie|shake|made)\b[^,;.]{0,20}) (with|and|in|n) (?:some )?soy(?= ?(?:$|[,;.)]|and\b|with\b))/g,
    ' $1 soy sauce',
  ],
  // A drink with its sugar is the drink.
  [/(?:\bthe )?\b(?:full|real|regular)[ -]sugar(?: (?:one|version|kind))?\b/g, ''],
  [PRICE, ''],
  [PRICE_BEHIND, ''],
  [/\bmonster,? \(?the white one\)?/g, 'white monster'],
  // 'fried rice less oil', 'kopi less sweet': what is ordered so is the dish still.
  [
    /(?<=\p{L}{3}),? \(?less (?:oil|sweet|sugar|ice|spicy|salt|gravy|sauce)\b\)?(?=\s?(?:$|[,;.)\n]|and\b|with\b|less\b|more\b|no\b))/gu,
    '',
  ],
  [
    /(?<=\p{L}{3}),? \(?(?:with )?less (?:rice|noodles?|mee|pasta)\b\)?(?=\s?(?:$|[,;.)\n]))/gu,
    ' ate 0.85 of it',
  ],
  [/(?<=\p{L}{3}),? less (?:rice|noodles?|mee|pasta) (?=(?:more|extra) \p{L})/gu, ', '],
  [/\bchix\b(?! mix)/g, 'chicken'],
  [/(?<=\p{L}{3}) wi (?=\p{L}{3})(?!fi\b)/gu, ' with '],
  // 'nana's roast lamb'; '2 nanas' are bananas.
  [
    /(?<!\b(?:\d{1,2}|one|two|three|half|and|with) )(?:\bmy )?\bnana(?:'s|s) (?=(?!and\b|with\b|on\b|in\b|n\b)\p{L}{3})/gu,
    '',
  ],
  // What follows is eaten, too, whatever the verb tells elsewhere.
  [
    /,? (?:followed(?: up)?|washed(?: it| them| that)?(?: all)? down|topped(?: it)? off|chased|rounded(?: it)? off|finished(?: it)? off) (?:by|with) (?=[\p{L}\d])/gu,
    ', ',
  ],
  [/\bmrs balls\b(?: chutney)?/g, 'chutney'],
  [new RegExp(String.raw`\bmrs (?=(?:${HERS}) \p{L})`, 'gu'), ''],
  [/\bwalls (?=(?:sausages?|ice ?cream|vienn?etta|cornetto|magnum|solero|feast)\b)/g, ''],
  [/\b(tacos?) street\b/g, 'street $1'],
  [/\bh-?e-?b\b(?= )/g, ''],
  [
    /\bjack links?(?:'s)?\b(?=[^,;]{0,20}\bjerky\b)|(?<=\bjerky\b[^,;]{0,12})\bjack links?(?:'s)?\b/g,
    '',
  ],
];

/** A text without talk beside a meal, and with names of foods that hold a word of talk written plainly. Takes normalised text. */
export function withoutTalk(text: string): string {
  const plain = NAMES.reduce((told, [written, put]) => told.replace(written, put), text);
  return BESIDE_A_MEAL.reduce((told, pattern) => told.replace(pattern, ' '), plain);
}
