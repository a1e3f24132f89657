import type { Rule } from '../rewritten';

const BIT =
  '(?:an? |some )?(?:good )?(?:(?:little|tiny|wee|small|wee little) )?bits? of (?!everything\\b|each\\b|an?\\b|the\\b|my\\b|this\\b|that\\b|all\\b|both\\b|it\\b|them\\b|food\\b)(?=\\p{L}{3})';
/** 'a bit of cheese' is less than one has of it by itself. */
const BIT_OF = new RegExp(
  String.raw`(?<=^ ?|[,;.+&(\n] ?|\b(?:with|w|and|n|plus|had|ate|then|like|maybe|just|also) )${BIT}`,
  'gu',
);
/** 'ugali bit of stew'; what of a thing was left is none of it. */
const BIT_BEHIND = new RegExp(
  String.raw`(?<=\p{L}{2} )(?<!\b(?:left|leaving|gave|saved|threw|wasted|of|the|my|every|no) )${BIT}`,
  'gu',
);
/** 'a drop of milk'; of cream the tables know one. */
const DROP_OF =
  /\b(?:(?:an?|one|1|the) )?(?:(?:tiny|small|little|wee) )?drop of (?=(?:\p{L}{2,12} ){0,2}(?:milk|creamer|oil|honey|syrup|sauce|vinegar|juice|gravy|dressing|cordial)\b)/gu;

/** Words for a little of something. */
export const A_LITTLE: readonly Rule[] = [
  [BIT_OF, 'small '],
  [BIT_BEHIND, ', small '],
  [DROP_OF, 'a splash of '],
];
