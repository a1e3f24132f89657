import type { MealItem } from '#shared/records/meal-item';

// The first digits of FNDDS codes (USDA): milk and drinks like it, juices, coffee, tea, soft drinks, waters and
// nutritional drinks. Powders (929), alcohol (93) and baby formula are excluded.
const SURVEY_CODES = [
  ...['111', '112', '113', '115', '612', '641', '642', '743', '781'],
  ...['921', '922', '923', '924', '925', '926', '928', '94', '951', '953'],
];

const OWN_CODES: ReadonlySet<string> = new Set(
  `lassi-sweet lassi-salt mango-lassi masala-chai filter-coffee badam-milk nimbu-pani sattu-drink chai-kenyan buna tea-sugar
  zobo malta calamansi-jce thai-iced-tea bubble-tea matcha-latte agua-fresca cafe-de-olla cafe-leche mate mate-dulce submarino
  chicha-morada boza mint-tea-mor caramel-frapp starbucks-lat vanilla-latte skinny-latte oat-latte mocha-cafe iced-latte-b
  cold-brew-b whey-shake-w whey-shake-mlk huel monster-energy lucozade irn-bru builders-tea tea-milk-sugar coffee-milk
  coffee-mlk-sug hot-chocolate horlicks squash coffee-cream coffee-crm-sug coffee-sugar x-sbux-frapp x-sbux-caramel-m
  x-sbux-psl x-sbux-latte-x x-sbux-pink x-premier-prot x-muscle-milk x-ensure x-slimfast x-monster-us x-redbull-can
  x-redbull-sf x-monster-ultra x-celsius x-lacroix x-snapple x-prime x-oatmilk-latte x-lucozade x-irnbru x-frooti
  x-squash-drink x-schorle x-spezi x-thumsup x-moms-smoothie x-cane-juice x-jaljeera`.split(/\s+/),
);

const OWN = 'own:';
const SURVEY = /^\d{8}$/;

type Drunk = Pick<MealItem, 'source' | 'grams'>;

/** Whether an item is a non-alcoholic drink from a food table. False for custom foods, for which this is unknown. */
export function isDrink({ source }: Pick<Drunk, 'source'>): boolean {
  if (source.kind !== 'table') return false;
  const { code } = source;
  if (code.startsWith(OWN)) return OWN_CODES.has(code.slice(OWN.length));
  return SURVEY.test(code) && SURVEY_CODES.some((start) => code.startsWith(start));
}

/** The volume of the drinks among the items, in milliliters; 1 g counts as 1 ml. */
export function drunkIn(items: readonly Drunk[]): number {
  return items.filter(isDrink).reduce((sum, { grams }) => sum + grams, 0);
}
