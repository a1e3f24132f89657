/** Names of chains and shops as people write them; two words before those they begin with. A pattern without groups. */
const CHAIN_NAMES =
  // Burgers and chicken
  "mcdonald'?s|mcds?|macca'?s|maccie'?s|burger[ -]king|bk|wendy'?s|five[ -]guy'?s|in[ -]n[ -]out|innout|shake[ -]shack|jack[ -]in[ -]the[ -]box|carls[ -]jr|" +
  "hardee'?s|whataburger|sonic|white[ -]castle|krystal|steak[ -]n[ -]shake|freddy'?s|cook[ -]?out|culver'?s|red[ -]robin|fatburger|smashburger|" +
  "hungry[ -]jack'?s|harvey'?s|supermac'?s|steer'?s|kfc|popeye'?s|chick[ -]fil[ -]?a|chickfila|cfa|raising[ -]cane'?s|cane'?s|zaxby'?s|bojangle'?s|" +
  "church'?s|el[ -]pollo[ -]loco|jollibee|wingstop|buffalo[ -]wild[ -]wing'?s|bdub'?s|bww|hooter'?s|nando'?s|red[ -]rooster|slim[ -]chicken'?s|" +
  // Fish, meat, Mexican, Asian, bowls
  "long[ -]john[ -]silver'?s|captain[ -]d'?s|arby'?s|portillo'?s|nathan'?s|wienerschnitzel|taco[ -]bell|del[ -]taco|taco[ -]time|taco[ -]cabana|qdoba|" +
  "moe'?s|baja[ -]fresh|rubio'?s|guzman[ -]y[ -]gomez|gyg|panda[ -]express|pf[ -]chang'?s|benihana|noodles[ -]and[ -]company|sweetgreen|cava|" +
  'wagamamas?|itsu|pei[ -]wei|zoes[ -]kitchen|' +
  // Table service
  "red[ -]lobster|olive[ -]garden|applebee'?s|denny'?s|ihop|waffle[ -]house|cracker[ -]barrel|bob[ -]evan'?s|perkin'?s|first[ -]watch|texas[ -]roadhouse|" +
  "longhorn[ -]steakhouse|longhorn|outback[ -]steakhouse|outback|cheesecake[ -]factory|tgi[ -]friday'?s|tgif|ruby[ -]tuesdays?|wetherspoons?|" +
  "toby[ -]carvery|harvester|carrabba'?s|bonefish[ -]grill|golden[ -]corral|chilis(?![ -](?:con|oil|crisp))|" +
  // Sandwiches and pizza
  "quizno'?s|jimmy[ -]john'?s|jersey[ -]mike'?s|firehouse[ -]sub'?s|potbelly|jasons[ -]deli|mcalister'?s|schlotzsky'?s|einstein[ -]bro'?s|panera[ -]bread|panera|" +
  "domino'?s|pizza[ -]hut|papa[ -]johns?|papa[ -]murphy'?s|little[ -]caesar'?s|marcos[ -]pizza|blaze[ -]pizza|mod[ -]pizza|round[ -]table|sbarro|pizza[ -]express|" +
  // Coffee, sweets and drinks
  "starbuck'?s|sbux|dunkin[ -]donut'?s|dunkin|dutch[ -]bro'?s|peet'?s|caribou[ -]coffee|tim[ -]horton'?s|timmie'?s|tim'?s|mccafe|costa|caffe[ -]nero|" +
  "gregg'?s|pret[ -]a[ -]manger|pret|dairy[ -]queen|dq|baskin[ -]robbin'?s|cold[ -]stone[ -]creamery|cold[ -]stone|dippin[ -]dot'?s|auntie[ -]anne'?s|wetzel'?s|" +
  'crumbl|insomnia|jamba[ -]juice|jamba|smoothie[ -]king|tropical[ -]smoothie[ -]cafe|tropical[ -]smoothie|' +
  // Shops
  "costco|sams[ -]club|trader[ -]joe'?s|traders[ -]joe'?s|aldi|lidl|whole[ -]food'?s|walmart|kroger|target|sheetz|quiktrip|casey'?s|buc[ -]?ee'?s|ikea";

/** Finds chains in normalised text: their names with or without apostrophe and hyphens. */
export const CHAINS = new RegExp(
  String.raw`(?<![\p{L}\d'-])(?:${CHAIN_NAMES})(?![\p{L}\d'-])`,
  'gu',
);

/** With those whose names are part of names of foods. A pattern without groups. */
export const EVERY_CHAIN = `${CHAIN_NAMES}|subway|chipotle`;

const IN_BRACKETS = new RegExp(
  String.raw`(^|[,;\n+&]\s?|\b(?:and|with|plus|then)\s)([^,;\n+&()]{2,60}?)\s?[(\[]\s?(${EVERY_CHAIN})\s?[)\]]`,
  'gu',
);

/** 'nuggets x6 (kfc)' as 'kfc nuggets x6'. Takes normalised text. */
export function withChainsAhead(text: string): string {
  return text.replace(IN_BRACKETS, '$1$3 $2');
}
