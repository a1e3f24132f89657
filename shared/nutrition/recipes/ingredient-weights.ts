import { rowsOf } from './ingredient-foods';

/**
 * What one weighs, in grams, of things whose row of the tables has no weight of one, or the weight of a whole
 * side of fish. Herbs by the bunch; a small bunch is half of one. Usual sizes in shops, not measured by us.
 */
const WEIGHTS = `
2.6: cinnamon sticks, cinnamon stick
15: lemongrass stalks, stalks lemongrass, lemongrass stalk, lemongrass, stalk lemongrass
150: salmon fillets, salmon fillet
140: cod fillets, cod fillet, white fish fillets, fish fillets
200: chicken breasts, chicken breast, chicken breast fillets
2000: whole chicken, chicken
900: head of cabbage, head cabbage, cabbage, white cabbage, green cabbage
0.1: curry leaves, fresh curry leaves
110: chicken thigh fillets, chicken thigh fillet
12: sheets filo pastry, sheets phyllo dough, sheets phyllo, sheets filo, sheets phyllo pastry
60: nests egg noodles, nest egg noodles, nests noodles, nest noodles
100: bunch spring onions, bunch scallions, bunch green onions, bunch garlic chives, bunch radishes
200: bunch kale, bunch spinach, bunch chard, bunch swiss chard, bunch collard greens, bunch watercress
25: bunch chives, slices bacon, slice bacon, rashers bacon, rasher bacon, strips bacon, rashers streaky bacon
40: head garlic, heads garlic, bulb garlic, bulbs garlic, garlic bulb, garlic head
15: knob butter, knobs butter
50: egg, eggs
300: aubergine, aubergines, eggplant, eggplants
20: red chilli, red chillies, red chili, red chilies, red chile, red chiles, green chilli, green chillies, green chili, green chilies
30: thai eggplants, thai eggplant
150: japanese eggplant, japanese eggplants, chinese eggplant, chinese eggplants
62: roma tomatoes, roma tomato, plum tomatoes, plum tomato, italian tomatoes
0.5: dried red chilies, dried chilies, dried red chillies, dried chillies, dried red chili
5: dried guajillo chiles, guajillo chiles
17: ancho chiles, ancho chile, dried ancho chiles
10: chipotle chiles in adobo, chipotle chile in adobo, chipotles in adobo, chipotle peppers in adobo
0.5: lime leaves, makrut lime leaves, kaffir lime leaves, lime leaf
0.25: juniper berries, juniper berry
0.1: allspice berries, allspice berry
0.05: peppercorns, black peppercorns
0.2: bay leaves, bay leaf, dried bay leaves
4: maggi cubes, maggi cube, seasoning cubes, seasoning cube
10: bouillon cubes, bouillon cube, beef bouillon cube, chicken bouillon cube, chicken stock cubes, stock cubes, stock cube, chicken stock cube, vegetable stock cube, beef stock cube
0.2: cardamom pods, green cardamom pods
10: scotch bonnet chiles, scotch bonnet chile, scotch bonnet chilies, scotch bonnet pepper, scotch bonnet peppers, scotch bonnet, scotch bonnets, habanero, habaneros, habanero pepper, habanero peppers
6: serrano pepper, serrano peppers, serrano chili, serrano chilies
3: thai chili, thai chilies, thai chillies, bird's eye chili, bird's eye chilies
0.1: cloves, whole cloves
1: star anise
120: heads baby bok choy, head baby bok choy, baby bok choy, heads pak choi, pak choi
340: blocks tofu, block tofu, block firm tofu, blocks firm tofu
`;

/** What is meant where a line names no amount: 'salt and pepper'. In grams, by code. */
export const WITHOUT_AMOUNT: Readonly<Record<string, number>> = {
  '02047': 3,
  '02030': 0.5,
  '02032': 0.5,
  '82101000': 15,
  '94000100': 100,
};

/** By name; in grams. */
export const ONE_WEIGHS: ReadonlyMap<string, number> = new Map(
  rowsOf(WEIGHTS).flatMap(([grams, names]) => names.map((name) => [name, Number(grams)] as const)),
);
