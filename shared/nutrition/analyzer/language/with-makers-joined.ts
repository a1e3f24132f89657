const UNIT =
  '(?:cups?|oz|g|grams?|ml|fl oz|tbsp|tsp|tablespoons?|teaspoons?|slices?|pieces?|packets?|packs?|containers?|servings?|bars?|bottles?|cans?|scoops?|links?|patt(?:y|ies)|strips?|small|medium|large|whole|each|tall|grande|venti)';
const NUMBER = String.raw`(?:\d{1,4}(?:[./]\d{1,3})?|\.\d{1,3}|[½¼¾]|\d [½¼¾]|\d \d\/\d)`;
const FIGURES = String.raw`(?:,? \(?\d[\d.,]{0,6} ?(?:g|ml|oz|k?cals?|calories)\)?){0,2}`;
/** 'Chobani - Nonfat Plain Greek Yogurt, 1 cup': as apps write who made a thing, the thing and how much of it. */
const MAKER_LINE = new RegExp(
  String.raw`^([\p{L}\d&' .%]{2,40}?) [-–—] ([\p{L}\d&'% -]{3,60}), (?=${NUMBER}(?: ?${UNIT})?${FIGURES}\s*$)`,
  'gmu',
);
const NOBODY = /^(?:generic|homemade|home|usda|brand|store brand|custom|restaurant)$/i;

/** Lines of a maker, a product and an amount without the dash, which parts foods elsewhere. Takes a text as typed. */
export function withMakersJoined(text: string): string {
  return text.replace(MAKER_LINE, (_, maker: string, thing: string) =>
    NOBODY.test(maker) ? `${thing}, ` : `${maker} ${thing}, `,
  );
}
