/**
 * What is served of a dish where nobody says how much, in grams, for those of which the survey's usual
 * portion is one cup or one slice of a plate. Our own choice, after common servings.
 */
const PLATES: readonly (readonly [name: RegExp, grams: number])[] = [
  [/^Burrito\b/, 300],
  [/^Pad Thai\b/, 450],
  [/^(?:Lo mein|Chow mein)\b|\bbiryani\b/i, 350],
  [/^Rice, fried\b/, 300],
  [/^Quesadilla\b/, 140],
  [/^Bread, .*\btoasted$/, 50],
  [/chow mein or chop suey with noodles$/, 350],
  [
    /^(?:Kung pao|General Tso|Sesame|Orange|Sweet and sour|Lemon) (?:chicken|pork|beef|shrimp)/,
    250,
  ],
  [/^(?:Beef|Chicken|Pork|Shrimp) (?:and|with) (?:broccoli|vegetables)/, 250],
  [/^Meat loaf\b/, 130],
  [/^Beef, (?:brisket|roast)$|^Pork, roast|^Turkey, (?:NFS|light|dark)|^Lamb, roast/, 110],
  [/^Ribs, NFS|^Pork, spareribs/, 200],
  [/^Burrito bowl/, 450],
  [/^Fish, NFS$/, 140],
  [/^Chicken, NS as to part, (?:fried|baked|rotisserie|grilled)/, 130],
  [/^Bacon, lettuce, tomato sandwich/, 160],
  [/^Fish, .*\b(?:battered|fried)/, 170],
  [/^Sweet potato fries/, 130],
  [/^Sushi(?:, NFS| roll)/, 220],
  [/^Rice, (?:white|brown), cooked/, 158],
  [/^Pasta, cooked|^Noodles, cooked/, 180],
  [/^(?:Beef|Pork), NFS$|^Lamb, NS as to cut$|^Beef, pot roast$/, 110],
  [/^(?:Beans|Lentils|Black beans|Kidney beans|Pinto beans|Chickpeas), /, 130],
  [/^(?:Beef stroganoff|Gumbo|Jambalaya|Stir fried)\b/, 280],
  [/^(?:Shrimp scampi|Ratatouille|Ceviche|Palak Paneer|Pierogi)/, 200],
  [/^Risotto|^Rice, white, with cheese/, 280],
  [/^Soup, (?!ramen)/, 300],
  [/^Enchilada/, 200],
  [/^Quiche/, 140],
  [/^Lettuce, salad with/, 110],
  [/^Mashed|^Potato, mashed/, 180],
  [/^Jerk chicken|^Tandoori chicken/, 160],
  [/^Bratwurst/, 90],
  [/^Falafel$/, 80],
  [/^Cereal, granola/, 55],
  [/^Cereal, corn flakes/, 35],
  [/^Calzone/, 220],
  [/^Sandwich wrap|sandwich wrap$/, 200],
  [/^Taco, /, 105],
];

/** What is served of a dish of that description, in grams; undefined where the table's usual portion is meant. */
export function plateOf(description: string): number | undefined {
  return PLATES.find(([name]) => name.test(description))?.[1];
}
