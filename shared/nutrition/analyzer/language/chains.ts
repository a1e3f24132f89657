/** Names of chains and shops as people write them, apostrophes left out; two words before those they begin with. */
const NAMES = [
  // Burgers and chicken
  'mcdonalds|mcds?|maccas|maccies|burger king|bk|wendys|five guys|in n out|innout|shake shack|jack in the box|carls jr',
  'hardees|whataburger|sonic|white castle|krystal|steak n shake|freddys|cook ?out|culvers|red robin|fatburger|smashburger',
  'hungry jacks|harveys|supermacs|steers|kfc|popeyes|chick fil ?a|chickfila|cfa|raising canes|canes|zaxbys|bojangles',
  'churchs|el pollo loco|jollibee|wingstop|buffalo wild wings|bdubs|bww|hooters|nandos|red rooster|slim chickens',
  // Fish, meat, Mexican, Asian, bowls
  'long john silvers|captain ds|arbys|portillos|nathans|wienerschnitzel|taco bell|del taco|taco time|taco cabana|qdoba',
  'moes|baja fresh|rubios|guzman y gomez|gyg|panda express|pf changs|benihana|noodles and company|sweetgreen|cava',
  'wagamamas?|itsu|pei wei|zoes kitchen',
  // Table service
  'red lobster|olive garden|applebees|dennys|ihop|waffle house|cracker barrel|bob evans|perkins|first watch|texas roadhouse',
  'longhorn steakhouse|longhorn|outback steakhouse|outback|cheesecake factory|tgi fridays|tgif|ruby tuesdays?|wetherspoons?',
  'toby carvery|harvester|carrabbas|bonefish grill|cheddars|golden corral|chilis(?! (?:con|oil|crisp))',
  // Sandwiches and pizza
  'quiznos|jimmy johns|jersey mikes|firehouse subs|potbelly|jasons deli|mcalisters|schlotzskys|einstein bros|panera bread|panera',
  'dominos|pizza hut|papa johns?|papa murphys|little caesars|marcos pizza|blaze pizza|mod pizza|round table|sbarro|pizza express',
  // Coffee, sweets and drinks
  'starbucks|sbux|dunkin donuts|dunkin|dutch bros|peets|caribou coffee|tim hortons|timmies|tims|mccafe|costa|caffe nero',
  'greggs|pret a manger|pret|dairy queen|dq|baskin robbins|cold stone creamery|cold stone|dippin dots|auntie annes|wetzels',
  'crumbl|insomnia|jamba juice|jamba|smoothie king|tropical smoothie cafe|tropical smoothie',
  // Shops
  'costco|sams club|trader joes|traders joes|aldi|lidl|whole foods|walmart|kroger|target|sheetz|quiktrip|caseys|buc ?ees|ikea',
].join('|');

const SPELLED = NAMES.replaceAll(/(?<=[a-z])s(?=\||$)/g, "'?s").replaceAll(' ', '[ -]');

/** Finds chains in normalised text: their names with or without apostrophe and hyphens. */
export const CHAINS = new RegExp(String.raw`(?<![\p{L}\d'-])(?:${SPELLED})(?![\p{L}\d'-])`, 'gu');
