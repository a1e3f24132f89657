import type { Segment } from './read-segment';
import { hasAmount } from './without-title';

// What a dish is named after, and what it is told to be made of: 'bangers and mash, 3 sausages'.
const PARTS: readonly (readonly [dish: RegExp, parts: RegExp])[] = [
  [/\bbangers\b|\bsausages? (?:and|n) mash\b/, /^(?:\w+ )?(?:sausages?|mash)$/],
  [
    /silog$/,
    /^(?:(?:fried |sunny )?eggs?|(?:garlic (?:fried )?|fried )?rice|sinangag(?: lng)?|(?:beef )?tapa|longgan?isa|tocino)$/,
  ],
  [/\bpie (?:and|n) mash\b/, /^mash$/],
  [/\bham,? eggs? (?:and|n) (?:hot )?chips\b/, /^(?:(?:fried )?eggs?|(?:hot )?chips)$/],
  [
    /\b(?:roast (?:(?:chicken|beef|lamb|pork|turkey) )?dinner|sunday (?:roast|dinner))\b/,
    /^(?:(?:roast|boiled) )?(?:potato(?:e?s)?|roasties|spuds?)\b/,
  ],
  [/\b(?:bhurji|omelett?e?s?|frittata|shakshuka)\b/, /^eggs?$/],
  [/\bbhature\b/, /^bhatur[ae]s?$/],
  [/\bwith meatballs?$|\bmeatball sub\b/, /^(?:\w+ )?meatballs?$/],
  [/^(?:\w+ )?tacos?$/, /^(?:corn |flour )?tortillas?$/],
  [
    /\b(?:cacio|carbonara|bolognese|alfredo|pesto pasta|pasta pesto|amatriciana|spag(?:hetti)? bol)\b/,
    /^(?:dry )?(?:pasta|spaghetti|penne|linguine|fusilli)(?: dry)?$/,
  ],
  [
    /\b(?:mansaf|biryani|kabsa|mandi|maqluba|pilau|paella)\b/,
    /^(?:lamb|chicken|rice|mutton|goat)$/,
  ],
  [/\bfish (?:and|n) chips\b/, /^(?:fish|chips|cod)$/],
  [/\brolex\b/, /^(?:eggs?|chapo|chapatt?i|east african chapati)$/],
  [/\b(?:elotes?|esquites)\b/, /^(?:mayo|mayonnaise|cotija|cheese|queso cotija|crema|tajin)$/],
];

// What a dish always holds, where no amount of it is told: 'pad thai shrimp', 'katsu curry with rice'.
const HELD: readonly (readonly [dish: RegExp, held: RegExp])[] = [
  [
    /\b(?:katsu curry|bibimbap|donburi|jambalaya|risotto|(?:burrito|chipotle|poke) bowl|nasi lemak|tapsilog|(?:chicken|dal|rajma|chole) (?:rice|chawal))\b/,
    /^(?:(?:white|brown|steamed|fried|plain) )?rice$/,
  ],
  [
    /\b(?:pho|ramen|laksa|pad thai|pad see ew|lo mein|chow mein|yakisoba|bibimbap|jambalaya|gumbo)\b/,
    /^(?:(?:beef|chicken|pork|rare|sliced) )?(?:brisket|shrimps?|prawns?|chicken|beef|pork|tofu|noodles?)$/,
  ],
  [
    /\b(?:poha|pad thai|kung pao|satay|gado gado)\b/,
    /^(?:(?:roasted |crushed |some )?peanuts?|mungfali)$/,
  ],
  [
    /\bloaded (?:baked |jacket )?(?:potato|spud|skins?)\b|\b(?:potato|spud) loaded\b/,
    /^(?:(?:melted |grated )?cheese|cheddar|sour ?cream|bacon(?: bits)?|butter|chives|broc(?:coli)?|scallions)$/,
  ],
  [/\b(?:cup)?cakes?$/, /^(?:frosting|icing|buttercream)$/],
  [
    /\bnasi lemak\b/,
    /^(?:(?:fried |boiled |hard boiled )?eggs?|anchov(?:y|ies)|ikan bilis|peanuts?|sambal|cucumber|coconut rice)$/,
  ],
  [
    /\b(?:sushi|hand ?rolls?|maki|nigiri|sashimi|poke)\b/,
    /^(?:salmon|tuna|avo|avocado|cucumber|eel|crab|prawn|shrimp|rice|seaweed|nori)$/,
  ],
];

/** What is brewed with milk and sugar. */
const BREWED =
  /^(?:(?:masala |cutting |karak |ginger |adrak |doodh ki |milk )?(?:chai|cha)|(?:masala|cutting|karak|milk|steeped) tea|teh tarik|(?:\w+ )?(?:3 ?in ?1|3-in-1)(?: coffee)?)$/;
const IN_CUP = /^(?:(?:whole|full fat|skim) )?(?:milk|cream|sugars?)$/;
const SPOONS_MAX = 2;

/** 'steeped tea medium 1 milk 1 sugar': they are in it already, but for more spoons than it has. */
function isInCup({ phrase: { food, amount }, separator }: Segment): boolean {
  const { count = 1, unit } = amount;
  const isPoured = unit?.kind === 'volume' && !unit.spoken;
  return separator !== 'comma' && IN_CUP.test(food) && !isPoured && count <= SPOONS_MAX;
}

function partsOf(food: string): RegExp | undefined {
  return PARTS.find(([dish]) => dish.test(food))?.[1];
}

/** Drops what a dish before it is named after: it is part of the dish, and adds nothing to the meal. */
export function withoutNamedParts(segments: readonly Segment[]): readonly Segment[] {
  let parts: RegExp | undefined;
  let held: readonly RegExp[] = [];
  let isBrewed = false;
  return segments.filter((segment) => {
    const { food } = segment.phrase;
    if (isBrewed && isInCup(segment)) return false;
    isBrewed = BREWED.test(food);
    if (parts?.test(food) || (held.some((part) => part.test(food)) && !hasAmount(segment)))
      return false;
    parts = partsOf(food) ?? parts;
    const named = HELD.filter(([dish]) => dish.test(food)).map(([, part]) => part);
    if (named.length > 0) held = named;
    return true;
  });
}
