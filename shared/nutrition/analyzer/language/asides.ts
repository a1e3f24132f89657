const ITS = '(?:the|my|his|her|their|a|our)';

/** Where something was taken from or went, which is none of it: 'off my kids plate', 'gave the rest to dave'. */
export const ASIDES: readonly (readonly [written: RegExp, plain: string])[] = [
  [
    new RegExp(
      String.raw`\b(?:off|from) (?:of )?${ITS} (?:[a-z']{2,12} ){0,2}(?:plate|bowl|jar|pot|pan|tray|wok|drawer|fridge|freezer|cupboard|pantry|tin|desk|vending machine|tupperware)\b`,
      'g',
    ),
    ' ',
  ],
  [/\b(?:off|from|on) the (?:grill|bbq|barbie|barbecue|griddle|smoker|stand|truck|stall)\b/g, ' '],
  [
    /,? ?(?:and |then )?(?:i )?(?:gave|passed|handed) (?:the rest|the other half|the remainder)(?: away| to (?:my |the |a )?[a-z]{2,12})?(?= ?(?:$|[,;.!]))/g,
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
  [/,? ?\bcrusts? (?:cut )?(?:off|removed)\b/g, ' '],
  [/\b(?:then|and) (?:one|1) more\b/g, ' '],
  [/\b(?:crafted |made |baked |cooked )?(?:entirely )?from scratch\b/g, ' '],
];
