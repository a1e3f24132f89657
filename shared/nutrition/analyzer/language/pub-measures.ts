/** What a pint of nobody says what stands for: a name of a food of its own, so that it can be asked. */
export const PUB_DRINK = 'pubdrink';

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

const BEERS = '(?:lagers?|bitter|ale|cider|guinness|stout|beer|ipa|shandy|mild|pale ale)';
const A_HALF = new RegExp(String.raw`\b(?:an? )?half of (?=${BEERS}\b)`, 'g');
// 'three halves of lager', of which the numbers are plain by now.
const HALVES = new RegExp(String.raw`\b([2-9])/2 (?=${BEERS}\b)`, 'g');
// By itself it is a taste.
const BITTER = /\b(pints? of|glass of|bottles? of|cans? of|1\/2) (?:best )?bitter\b/g;

/**
 * 'fish and chips and 2 pints' as 2 pints of a drink that is asked about, and 'a half of bitter' as half a pint of
 * ale. Takes normalised text with plain numbers.
 */
export function spellPubMeasures(text: string): string {
  if (!/pint|half|\/2|bitter/.test(text)) return text;
  const measured = text
    .replaceAll(A_HALF, 'half a pint of ')
    .replaceAll(HALVES, (_, halves: string) => `${Number(halves) / 2} pints of `)
    .replaceAll(
      BITTER,
      (_, amount: string) => `${amount === '1/2' ? 'half a pint of' : amount} ale`,
    );
  const joined = measured.replaceAll(JOINED, `$1$2 of ${PUB_DRINK}`);
  return joined.replaceAll(LISTED, (told: string, _, at: number, all: string) =>
    IN_PINTS.test(all.slice(0, at)) ? told : `${told} of ${PUB_DRINK}`,
  );
}
