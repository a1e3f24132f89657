import type { Find } from '../ranking/score-name';

/** What a dish may be made of, named before it. */
const MAIN =
  /^(?:(?:king |tiger |grilled |minced |roast )?(?:prawns?|shrimps?|chicken|turkey|pork|beef|lamb|mutton|goat|duck|venison|fish|salmon|tuna|crab|seafood|veal|eggs?)|(?:vegan |crispy |smoked )?(?:tofu|tempeh|seitan|quorn|soya?(?: mince)?|(?:red |green |puy )?lentils?|chick ?peas?|(?:black |kidney |butter )?beans?)|(?:wild |portobello )?mushrooms?|cauliflower|jackfruit|aubergines?|eggplants?|courgettes?|zucchini|pumpkin|(?:butternut )?squash|sweet potato(?:es)?|spinach|kale|broccoli|veg(?:gie|etables?)?|paneer|halloumi)$/;
const DISH =
  /^(?:pad thai|pad see ew|stroganoff|bolognese|spag(?:hetti)? bol(?:ognese)?|ragu|carbonara|alfredo|rendang|laksa|pho|ramen|udon|moussaka|lasagn[ae]|cannelloni|bourguignon|wellington|goulash|tagine|cassoulet|casserole|hot ?pot|stew|shepherd'?s'? pie|cottage pie|sloppy joes?|chill?i(?: con carne)?|bobotie|bulgogi|bibimbap|teriyaki|adobo|jambalaya|gumbo|paella|shakshuka|keema|biryani|korma|tikka masala|jalfrezi|madras|vindaloo|bhuna|balti|dhansak|dopiaza|pathia|rogan josh|saag|makhani|butter masala|(?:katsu|massaman|mussaman|(?:thai )?(?:green|red|yellow)|panang|penang|jungle|korma|coconut) curry|massaman|chow mein|lo mein|chop suey|foo yung|satay|souvlaki|gyros?|shawarma|fajitas?|enchiladas?|caesar salad)$/;

/** 'prawn pad thai', 'lentil bolognese': what a dish is made of is in it, and not beside it. */
export function withMainOfDish(find: Find, names: readonly string[]): string[] {
  return names.reduce<string[]>((told, name) => {
    const before = told.at(-1);
    if (before === undefined || !MAIN.test(before) || !DISH.test(name)) return [...told, name];
    const whole = `${before} ${name}`;
    const isSame = find(whole)?.place === find(name)?.place;
    return [...told.slice(0, -1), isSame ? whole : name];
  }, []);
}
