const ITS = '(?:the|my|his|her|their|a|our)';

/** Where something was taken from or went, which is none of it: 'off my kids plate', 'gave the rest to dave'. */
export const ASIDES: readonly (readonly [written: RegExp, plain: string])[] = [
  // 'bun butter (iyengar bakery)': where it is from
  [
    /\((?:from |at )?(?:the |a )?(?:[\p{L}'&]{2,15} ){1,3}(?:bakery|bakers|bakehouse|cafe|restaurant|canteen|deli|diner|dhaba|market|stall|bistro|takeaway|chippy|pub)\)/gu,
    ' ',
  ],
  // 'birthday in the break room' is no cake
  [
    /(?<=^\s?|[,;.\n]\s?)(?:(?:[\p{L}]{2,12}'?s?|my|office|work) ){0,2}birthday (?:party |do |lunch |bash )?(?:in|at|@|round) (?:the |a |my |our )?(?:\p{L}{2,12} ){0,2}(?:rm|room|office|work|park|house|place|hall|school|pub)\b/gu,
    ' , ',
  ],
  // 'empanadas 2 al horno': how they were made
  [
    /(?<=\p{L}{3} \d{1,2}|\p{L}{3}s) (?:al horno|a la plancha|a la parrilla|al vapor|al carbon)\b(?=\s?(?:$|[,;.)]))/gu,
    '',
  ],
  // 'dipped my fries in it (small fries)' tells them twice
  [
    /,? ?\b(?:and )?(?:i )?(?:dipped|dunked) (?:my |the |some )?(\p{L}{3,12}) in (?:it|them|that)\b(?=[^;\n]{0,30}\b\1\b)/gu,
    ' ',
  ],
  // What a line is headed by.
  [
    /^\s?(?:cheat|treat|fuel|reward|refuel|naughty|(?:post|pre)[ -]?(?:gym|workout|run|training)|day \d|(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:day)?|today|office|canteen)\s?[:–-]\s/g,
    ' ',
  ],
  [
    new RegExp(
      String.raw`\b(?:off|from) (?:of )?${ITS} (?:[a-z']{2,12} ){0,2}(?:plate|bowl|jar|pot|pan|tray|wok|drawer|fridge|freezer|cupboard|pantry|tin|desk|vending machine|tupperware|lunch ?box|table|counter|trolley|shelf)\b`,
      'g',
    ),
    ' ',
  ],
  [/\b(?:off|from|on) the (?:grill|bbq|barbie|barbecue|griddle|smoker|stand|truck|stall)\b/g, ' '],
  [
    /,? ?(?:and |then )?(?:i )?(?:gave|passed|handed) (?:(?:the )?rest|the other half|the remainder)(?: away| to (?:my |the |a )?[a-z]{2,12})?(?= ?(?:$|[,;.!]))/g,
    ' ',
  ],
  [
    /,? ?(?:and )?(?:i )?(?:ate|eaten|had|eat) (?:it|them|this|that) (?:in|at|on|by|with|while|before|after)\b[^,;.]{2,30}(?=$|[,;.])/g,
    ' ',
  ],
  [
    /\bstraight (?:from|out of) (?:the )?(?:pkt|packet|pack|bag|tin|can|jar|bottle|fridge|tub|pot|pan|oven|box)\b/g,
    ' ',
  ],
  [
    /,? ?\b(?:eaten|scoffed|inhaled|wolfed) (?:standing|sitting|walking|driving|cold|hot|fast|quickly|late|at|in|on|over|by|while|with my|straight)\b[^,;.]{0,25}(?=$|[,;.])/g,
    ' ',
  ],
  [/,? ?\bcrusts? (?:cut )?(?:off|removed)\b/g, ' '],
  [/\b(?:then|and) (?:one|1) more\b/g, ' '],
  // No thigh.
  [/\b(?:even )?(?:al)?though\b/g, ' , '],
  // 'frozen veg chucked in', 'with one egg cracked in'
  [
    /(?<=\p{L}{3}) (?:cracked|chucked|thrown|mixed|stirred|tossed|whisked|beaten|dropped|swirled|plopped|lobbed) (?:in|into (?:it|that|the (?:pan|pot|bowl|mix))|on top|through(?: it)?)(?=\s?(?:$|[,;.)+]|and\b|with\b))/gu,
    ' ',
  ],
  [/,? ?\(?\b(?:watery|runny|a bit dry|bit watery)\b\)?(?=\s?(?:$|[,;.)]))/g, ' '],
  // Fresh chilli, and no chili: 'noodles, extra chilli'.
  [
    /(?<=\b(?:noodles?|mee|ramen|pho|laksa|rice|curry|soup|dumplings?|wontons?|kebab|wrap|burger|pizza|dal|stir fry)\b[^;\n]{0,40}),? ?\b(?:extra|more|lots of|loads of|plus) (?:chill?i(?:e?s)?|sambal|spice)(?=\s?(?:$|[,;.)]|no\b|nil))/g,
    ' ',
  ],
  [
    /\b(?:about )?(?:an? )?\d{1,2} ?x ?\d{1,2}(?: ?(?:inch|in|cm|"))? (?=(?:square|piece|slice)\b)/g,
    ' a ',
  ],
  [
    /\b(?:sheet pan|one pot|slow cooker|slow cooked|instant pot|air ?fryer|air ?fried|crock ?pot|traybake) (?=\p{L}{3})/gu,
    ' ',
  ],
  // 'potatoes air fried', 'salmon oven baked'
  [
    /(?<=\p{L}{3},?) (?:(?:in|from) the )?(?:air ?fryer|air ?fried)(?= ?(?:$|[,;.)]|\d|and\b|with\b))/gu,
    ' ',
  ],
  [
    /,? ?(?:but )?(?:i )?did ?n'?t finish (?:the |my |all the )?(?:broth|soup|crusts?|liquid|sauce)\b(?= ?(?:$|[,;.]))/g,
    ' ',
  ],
  // 'noodles dry, soup didnt drink': it was beside them
  [
    /(?<=\p{L}{3}\s?)[,;.(]\s?(?:the |my |all the |all )?(?:broth|soup|liquid|dregs)\s(?:i )?(?:did ?n'?t|did not|not|was ?n'?t|left|un)\s?(?:drink|drunk|eat|eaten|finish(?:ed)?|touch(?:ed)?)?\b\)?(?=\s?(?:$|[,;.!)]))/gu,
    ' ',
  ],
  [/\bsous[ -]vide (?=\p{L}{3})/gu, ''],
  [/\b(?:oven|pan|stove) (?=(?:baked|roasted|grilled|fried|seared|cooked)\b)/g, ''],
  [/\b(?:home[ -]?(?:made|cooked|baked)|freshly made) (?=\p{L}{3})/gu, ' '],
  // 'lentil soup 2 bowls homemade'
  [
    /(?<=\d \p{L}{2,9}) (?:home[ -]?(?:made|cooked)|left[ -]?overs?|reheated|microwaved)(?=\s?(?:$|[,;.)]))/gu,
    '',
  ],
  // 'brioche, toasted' is no toast besides
  [/(?<=\p{L}{3}|\d ?g), (?:lightly |well )?toasted(?=\s?(?:$|[,;.)]|with\b|and\b))/gu, ''],
  // 'lean cuisine. the alfredo one', 'chips (the spicy kind)': which of them it was
  [
    /(?<=\p{L}{3})\s?[,.(]\s?the (?!(?:other|same|whole|first|second|last|only|big|small|large|medium|little|one)\b)((?:\p{L}{3,12} ){1,2})(?:one|kind|flavou?r|version)\b\)?(?=\s?(?:$|[,;.)]))/gu,
    ' $1',
  ],
  [/\b(?:(?:and|then|i|we) ){0,3}went back for (?:seconds|thirds|more)\b/g, ' '],
  [/\b(?:(?:and|then|i|we) ){0,3}went back for\b/g, ' , '],
  [/\b(raw|cooked|dry) weight\b/g, '$1'],
  [/\b(?:on )?gold (?:standard|std)\b(?: whey)?/g, 'whey'],
  [/\b(?:crafted |made |baked |cooked )?(?:entirely )?from scratch\b/g, ' '],
];
