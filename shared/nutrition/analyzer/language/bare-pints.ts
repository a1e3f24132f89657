/** What a pint of nobody says what stands for: a name of a food of its own, so that it can be asked. */
export const PUB_DRINK = 'pub drink';

const COUNT = String.raw`(?:about |around |like |maybe |only |just )?(?:half an?|half|an?|another|a few|few|a couple of|couple of|couple|several|one|two|three|four|five|six|\d{1,2}(?:[./]\d{1,2})?) `;
const HOW = '(?:(?:quick|cheeky|swift|cold) )?';
const BEHIND = String.raw`(?= ?(?:$|[,;.!)\n&]|\b(?:and|with|at|after|in|down|from|plus|before|then|tonight|last|yesterday|while|watching|on|n|was|were)\b))`;

/** At the start of a line, or joined to what stands before it. */
const JOINED = new RegExp(
  String.raw`(^ ?(?:${COUNT})?|(?:[;\n+&] ?|\b(?:and|with|plus|then|had|drank|n) )${COUNT})(${HOW}pints?)\b${BEHIND}`,
  'gm',
);
/** Behind a comma one pint tells how much there was of the food before it, and so it does of a drink. */
const LISTED = new RegExp(String.raw`(, ?${COUNT}${HOW}pints)\b${BEHIND}`, 'g');
const IN_PINTS =
  /\b(?:beers?|lagers?|ales?|ciders?|stouts?|guinness|ipas?|pilsners?|milk|water|juice|squash|cola|coke|lemonade|tea|coffee|shandy|ice cream|soup|broth|stock|(?:\w{1,12})?berries|cherries|tomatoes|cream)\b[^,;\n]{0,30}$/;

/** 'fish and chips and 2 pints': 2 pints of a drink that is asked about. Takes normalised text with plain numbers. */
export function spellBarePints(text: string): string {
  if (!text.includes('pint')) return text;
  const joined = text.replaceAll(JOINED, `$1$2 of ${PUB_DRINK}`);
  return joined.replaceAll(LISTED, (told: string, _, at: number, all: string) =>
    IN_PINTS.test(all.slice(0, at)) ? told : `${told} of ${PUB_DRINK}`,
  );
}
