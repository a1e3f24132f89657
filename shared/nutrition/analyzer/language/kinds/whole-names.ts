import type { Rule } from '../rewritten';

const END = String.raw`(?= ?(?:$|[,;.)+&\n]|(?:and|with|n|w|plus|then)\b))`;
const SWALLOW =
  '(?:semovita|semolina|semo|agidi|eko|fufu|akpu|eba|amala|pounded yam|poundo|lafun|tuwo|moi moi|moin moin|wheat swallow)';
const CRISPS_OF =
  "(?:walkers|tayto|lays|smiths|king|golden wonder|simba|red rock deli|keogh'?s|tesco|aldi|lidl)";
const CRISP_TASTE =
  '(?:bbq|sour cream (?:and|n|&) onion|cheese (?:and|n|&) onion|salt (?:and|n|&) vinegar|prawn cocktail|smoky bacon|roast chicken|pickled onion|ready salted)';
const CAN =
  '(?:cans?|tins?|bottles?|pints?|schooners?|middies|pots|stubb(?:y|ies)|glass(?:es)?|slices?|pieces?|bowls?|cups?|mugs?|scoops?|plates?|shots?|packets?|bags?)';
const WORD = String.raw`(?!(?:on|with|w|and|n|of|in)\b)\p{L}[\p{L}']{1,14}`;
const NAME = String.raw`(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate|drank) )(${WORD}(?: ${WORD}){0,2})`;
/** 'speights x3 cans, the 330s', 'peroni x 2 330ml' */
const CANS_BEHIND = new RegExp(
  String.raw`${NAME},? x ?(\d{1,2}) (?:${CAN}(?: of)?,? )?\(?(?:the )?(\d{3})(?: ?ml|s)\b(?: (?:ones|cans?|bottles?))?\)?`,
  'gu',
);
const VESSELS_BEHIND = new RegExp(String.raw`${NAME},? x ?(\d{1,2}) (${CAN})${END}`, 'gu');

/** Names with a word that is a vessel, a share or a joint elsewhere, and vessels that stand behind their drink. */
export const WHOLE_NAMES: readonly Rule[] = [
  [/\bglass noodle(s?)\b(?! salad)/g, 'cellophane noodle$1'],
  [/\b100 ?plus\b/g, 'hundredplus'],
  // A biscuit of India, and no wish.
  [/\bgood day (?=(?:butter |cashew )?(?:biscuits?|cookies?)\b)/g, 'goodday '],
  [/\bensure plus\b(?: (?:vanilla|chocolate|strawberry|banana|mocha)\b)?/g, 'ensureplus'],
  [/\bensure(?= \d)/g, 'ensureshake'],
  // Eggs of kopitiams, and eggs fried on one side.
  [/\b(?:half|soft)[ -](?:boil(?:ed)?|cooked) (?=eggs?\b)/g, 'soft boiled '],
  [/\bhalf[ -]fr(?:y|ied) eggs?\b/g, 'fried egg'],
  [
    new RegExp(String.raw`\b(\d|an?|one|two|three|half an?) wraps? (?:of )?(${SWALLOW})\b`, 'g'),
    '$1 $2',
  ],
  [new RegExp(String.raw`\b(${SWALLOW}),? (\d|an?|one|two|three) wraps?\b`, 'g'), '$2 $1'],
  [
    new RegExp(String.raw`\b(${CRISPS_OF}) ${CRISP_TASTE} (?=(?:potato )?(?:crisps|chips)\b)`, 'g'),
    '$1 ',
  ],
  [
    /\b(\d|an?|one|two|three) slices? (?:of )?american\b(?! (?:cheese|pizza|hot|pancake|toast|bread))/g,
    '$1 slices american cheese',
  ],
  [CANS_BEHIND, '$2 x $3 ml $1'],
  [VESSELS_BEHIND, '$2 $3 of $1'],
];
