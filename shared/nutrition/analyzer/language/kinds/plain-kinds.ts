import { A_LITTLE } from './a-little';
import { AT_HOME } from './at-home';
import { BARE_GRAMS } from './bare-grams';
import { BREADS_BESIDE } from './breads-beside';
import { BY_COMPANY } from './by-company';
import { CARRIED_PARTS } from './carried-parts';
import { COUNTED_BEHIND } from './counted-behind';
import { COUNTED_IN_PACKS } from './counted-in-packs';
import { DISHES_OF_PARTS } from './dishes-of-parts';
import { LISTED_PARTS } from './listed-parts';
import { DRINKS_AND_SIDES } from './drinks-and-sides';
import { MIXED_DRINKS } from './mixed-drinks';
import { ORDERS } from './orders';
import { PLAIN_COUNTS } from './plain-counts';
import { type Rule, rewritten } from '../rewritten';
import { TASTES_IN_NAMES } from './tastes-in-names';
import { TIMES_BEHIND } from './times-behind';
import { TOLD_OF_EACH } from './told-of-each';
import { WHOLE_NAMES } from './whole-names';

const MILK_FAT =
  /\b(\d(?:\.\d{1,2})?) ?%(?: ?(?:fat|m\.?g\.?))? ((?:uht |fresh |cow'?s? |dairy |pasteuri[sz]ed ){0,2})milk\b(?! powder)/g;
// 'cereal w 2%'.
const FAT_ALONE = /(?<=\b(?:with|w|in|and|n) |[&+] ?)(\d(?:\.\d)?) ?%(?= ?(?:$|[,;.+)\n]))/g;
const FAT_BEHIND = /\bmilk,? \(?(\d(?:\.\d{1,2})?) ?%(?: ?fat)?\)?(?= |,|\.|;|$)/g;

// What is sold as skimmed, low fat and half skimmed milk has up to so much fat, in percent.
const SKIMMED_MAX = 0.5;
const LOW_FAT_MAX = 1.3;
const HALF_SKIMMED_MAX = 2.4;
const WHOLE_MAX = 5.5;

/** 'milk 3.5 %' by the name that milk of so much fat has. */
function milkOf(percent: number): string {
  if (percent <= SKIMMED_MAX) return 'skim milk';
  if (percent <= LOW_FAT_MAX) return '1% milk';
  if (percent <= HALF_SKIMMED_MAX) return '2% milk';
  return percent <= WHOLE_MAX ? 'whole milk' : 'milk';
}

/** '93/7 beef' is ground. */
const LEAN_BEEF = /\b([789]\d ?\/ ?\d{1,2}) (?:lean )?beef\b(?! (?:mince|jerky|burger|patt))/g;
const MINCE = '(?:(?:beef|steak) mince|minced? beef|ground beef|hamburger meat|mince)';
/** '5% beef mince', '93/7 ground beef', 'beef mince 5% fat', '95% lean ground beef' */
const MINCE_OF_FAT: readonly RegExp[] = [
  new RegExp(String.raw`\b(\d{1,2}) ?% (?:fat )?(lean )?${MINCE}(?![\w ]{0,12}%)`, 'g'),
  new RegExp(String.raw`\b${MINCE},? \(?(\d{1,2}) ?%(?: (?:fat|(lean)))?\)?`, 'g'),
  new RegExp(String.raw`\b(\d{2}) ?/ ?\d{1,2}( )(?:lean )?${MINCE}`, 'g'),
  new RegExp(String.raw`\b${MINCE},? \(?(\d{2}) ?/ ?\d{1,2}\b()\)?`, 'g'),
];
// Of more than half the figure is of what is lean.
const LEAN_LEAST = 50;
const EXTRA_LEAN_MAX = 6;
const LEAN_MAX = 12;

/** Raw, as the reference table names it. */
const RAW_MINCE =
  /\b(\d{2}) ?\/ ?\d{1,2} (?:lean )?(?:raw (?:ground beef|beef mince|mince)|(?:ground beef|beef mince|mince),? \(?raw(?: weight)?\)?)\b/g;
const RAW_LEAN: readonly (readonly [leanest: number, name: string])[] = [
  [96, 'beef ground 97% lean meat 3% fat raw'],
  [94, 'beef ground 95% lean meat 5% fat raw'],
  [92, 'beef ground 93% lean meat 7% fat raw'],
  [88, 'beef ground 90% lean meat 10% fat raw'],
];

const rawMinceOf = (lean: number) =>
  RAW_LEAN.find(([least]) => lean >= least)?.[1] ?? 'raw ground beef';

function minceOf(figure: number): string {
  const fat = figure > LEAN_LEAST ? 100 - figure : figure;
  if (fat <= EXTRA_LEAN_MAX) return 'extra lean ground beef';
  return fat < LEAN_MAX ? 'lean ground beef' : 'ground beef';
}

const GRAIN =
  '(?:corn|maize|millet|sorghum|jowar|bajra|teff|wheat|barley|rye|oats?|rice|cassava|buckwheat|spelt|quinoa|amaranth)(?: flour)?';
const GRAINS = String.raw`(?:(?:whole|white|yellow|brown|red|refined) )?${GRAIN}`;
const LIST = String.raw`${GRAINS}(?:(?:, (?:and )?| and |,)${GRAINS}){1,4}`;
const BAKED =
  '(?:bread|injera|roti|chapatt?is?|flatbread|ugali|nshima|sadza|porridge|tortillas?|rusks?|biscuits?)';

/** 'bread made with wheat, rye and oats': what a bread is baked of is no more of the meal. */
const BAKED_OF = new RegExp(
  String.raw`\b(${BAKED})(?: (?:made|baked|prepared))? (?:from|with|of|out of) (?:an? )?(?:mix(?:ture)? of )?${LIST}(?: mix| blend| flour)?(?=\s?(?:[,.;]|$|and |with |along))`,
  'g',
);
/** '50 g of corn, millet and sorghum bread' is one bread; 'rice and rye bread' are two things. */
const BREAD_OF_GRAINS = new RegExp(
  String.raw`(?<=(?:\d ?(?:g|grams?)|slices?) (?:of )?(?:(?:un)?leavened )?)${LIST} (${BAKED})\b`,
  'g',
);
/** 'wheat flour chapati' is a chapati of wheat. */
const FLOUR_BREAD =
  /\b(?:(?:whole|white|refined|brown) )?((?:wheat|rice|maize|corn|millet|sorghum|teff|barley|oat|gram|cassava|ragi|jowar|bajra) )flours? (?=(?:bread|roti|chapatt?is?|parathas?|puris?|naan|ugali|nshima|sadza|porridge|tortillas?|injera|pancakes?|noodles?|dosa)\b)/g;
const CRISPS =
  '(?:tortilla|potato|corn|banana|pita|kale|chocolate|choc|veggie|hot|peri|cheesy|curly|kumara|slap|ketchup|bbq|plantain|lentil|protein|of) ';
/** 'schnitty chips n salad', 'pie, chips and gravy': these are fried and hot. */
const PUB_CHIPS = new RegExp(
  String.raw`\b(schnit[a-z]{1,5}|parm[aiyo]|parmigiana|kebab|pie|sausages?|saveloy|gammon|barramundi|flathead|snapper|whiting|hake|eggs?|battered [a-z]{3,8}|burger|haddock|pub|kiev|scampi|fish fingers?|fishfingers?|nuggets|curry|lasagn[ae]|rissoles?|calamari|squid|pasty|steers|ham|omelette|mussels|roast chicken|wings?|goujons?|(?:chicken|fish) (?:strips?|tenders?|fillets?)|popcorn chicken|haggis|black pudding|spam fritters?|fritters?|curry sauce|mushy peas|faggots?)\b((?:(?!sandwich|salsa|wrap\b|sub\b|(?<=egg )salad\b|\bon (?:white|rye|wheat|whole|brown|sour))[^.;\n]){0,30}?)(?<!${CRISPS})\bchips\b(?! (?:and|n|&|with) (?:salsa|guac|queso|dip|hummus))`,
  'g',
);
/** 'type 500 flour': a number of a kind is no amount. */
const TYPE = /\btype \d{2,4}\b/g;
/** 'a sprinkle of 3 g of salt' is 3 g, and 'a sprinkle of cinnamon' a little of it. */
const SPRINKLE = /\b(?:an? )?(?:light )?sprinkl(?:e|ing)s? of (?:(?=\d)|)/g;

/** 'fresh tomatoes' are raw, and no tomatoes that were cooked from fresh ones. */
const FRESH =
  /\bfresh (?=(?:(?:ripe|red|green|raw|chopped|sliced|diced|baby|cherry) ){0,2}(?:tomato|carrot|cucumber|spinach|cabbage|kale|onion|bell pepper|pepper|mushroom|celery|lettuce|radish|zucchini|courgette|beet|cauliflower|broccoli|parsley|basil|mint|cilantro|coriander|dill|chives?)(?:s|es)?\b)(?![^,.;]{0,40}\b(?:cooked|boiled|steamed|fried|roasted|grilled|baked)\b)/g;
/** '100 g of pea stew, or shiro wat' tells one food twice. */
const OR_CALLED = /(\d[^,.;]{2,40}), or (?:[a-z]+ ?){1,3}(?=[,.;]|$)/g;

const TELLS_BREAD =
  /flour|bread|injera|roti|chapat|ugali|nshima|sadza|porridge|tortilla|rusk|biscuit/;

function withoutGrains(text: string): string {
  if (!TELLS_BREAD.test(text)) return text;
  return text
    .replaceAll(FLOUR_BREAD, '$1')
    .replaceAll(BAKED_OF, '$1')
    .replaceAll(BREAD_OF_GRAINS, 'mixed grain $1');
}

// With a breakfast of the south it is made with milk and sugar.
const SOUTH_COFFEE =
  /(?<=\b(?:idl[iy]s?|dosas?|vadas?|upma|pongal|poori|uttapam)\b[^.;]{0,60})\bfilter coffee\b/g;

function withHotChips(text: string): string {
  return withoutGrains(text)
    .replaceAll(PUB_CHIPS, '$1$2hot chips')
    .replaceAll(SOUTH_COFFEE, 'kumbakonam degree coffee');
}

/** What people say of an order, and of what a dish is made, comes before the names of things. */
const SAID: readonly Rule[] = [
  ...TIMES_BEHIND,
  ...WHOLE_NAMES,
  ...AT_HOME,
  ...A_LITTLE,
  ...COUNTED_IN_PACKS,
  ...COUNTED_BEHIND,
  ...TOLD_OF_EACH,
  ...BARE_GRAMS,
  ...BREADS_BESIDE,
  ...BY_COMPANY,
  ...MIXED_DRINKS,
  ...CARRIED_PARTS,
  ...LISTED_PARTS,
  ...DISHES_OF_PARTS,
  ...TASTES_IN_NAMES,
  ...ORDERS,
];
const NAMED: readonly Rule[] = [...DRINKS_AND_SIDES, ...PLAIN_COUNTS];

/** What things are called by their kind, written as the tables name them. Takes normalised text. */
export function plainKinds(text: string): string {
  const told = text.includes('%')
    ? text
        .replaceAll(MILK_FAT, (_, percent: string) => milkOf(Number(percent)))
        .replaceAll(FAT_BEHIND, (_, percent: string) => milkOf(Number(percent)))
        .replaceAll(FAT_ALONE, (_, percent: string) => milkOf(Number(percent)))
    : text;
  const ground = told.replaceAll(LEAN_BEEF, '$1 ground beef');
  const lean = /\b(?:mince|ground beef|hamburger meat)/.test(ground)
    ? MINCE_OF_FAT.reduce(
        (one, written) => one.replaceAll(written, (_, figure: string) => minceOf(Number(figure))),
        ground.replaceAll(RAW_MINCE, (_, lean: string) => rawMinceOf(Number(lean))),
      )
    : ground;
  return rewritten(withHotChips(rewritten(lean, SAID)), NAMED)
    .replaceAll(FRESH, '')
    .replaceAll(OR_CALLED, '$1')
    .replaceAll(TYPE, ' ')
    .replaceAll(SPRINKLE, ' ');
}
