import { portionWords } from '../grammar/portion-words';

const words = (text: string) => text.trim().split(/\s+/);

/** Words of names that say nothing of the food. */
export const SILENT: ReadonlySet<string> = new Set(
  words(
    'nfs ns as to or and with without from of in on the a an for by at is other any type all made prepared',
  ),
);

/** How a food is prepared or kept tells less of what it is, and names none by itself. */
export const PREPARATION: ReadonlySet<string> = new Set(
  words(`
  cooked raw fried grilled baked boiled roasted steamed broiled sauteed poached fresh plain
  homemade regular large small medium hot cold warm whole piece slice sliced chopped mixed style
  fat salt not no eaten noteaten drained solid liquid home recipe frozen canned restaurant fast food
  cut packed prepackaged flavored sweetened unsweetened ready drink commercial dried
  size single serving individual soft skin bone removed dry uncooked caffeine reduced withfat salted unsalted sliced diced part full boneless peeled
`),
);

/** Words of praise that stand in names of foods, too ('sweet roll', 'energy drink'): they name none by themselves. */
export const QUALITIES: ReadonlySet<string> = new Set(
  words(`
  added adult bite bitter blend bottled breakfast buttery cheesy chewy child chocolatey classic
  combination cool creamy crisp crispy crunchy dinner drink energy enhanced extra family fatty filling
  fruity fun golden gooey greasy hard high home juicy kid layered lean light loaded long low lunch
  meal meaty medley mild mini mix moist nothing nutty oily open order packed party plate pure rich
  ripe round salty savory school shake shop sized smoky smooth snack sour special spicy spread
  strained stuffed sweet tangy tender thick thin topped variety whole work wrapped zesty
`),
);

/** Kitchens of the world: 'English' and 'Indian' name no food by themselves. */
export const ORIGINS: ReadonlySet<string> = new Set(
  words(
    'english french italian mexican chinese indian american greek thai japanese korean spanish german african asian cuban hawaiian turkish ' +
      'british irish scottish swedish danish belgian polish russian vietnamese filipino caribbean jamaican puerto rican brazilian lebanese moroccan',
  ),
);

/** Words for pieces and vessels, which names of foods hold, too ('catfish fillet', 'granola bar'). */
export const PIECES: ReadonlySet<string> = new Set([
  ...portionWords('light'),
  ...words('nugget rod tail drink meal dinner entree snack combo size type variety kind'),
]);

/** Kinds of food that stand behind a name that would do alone ('clementine fruit'). */
export const CLASSES: ReadonlySet<string> = new Set(
  words(
    'fruit candy food cereal dish tart dessert vegetable meat fish cookie chip cracker curry bread tea juice',
  ),
);

/** What is made of other foods: 'sardines' are no sardine sandwich. */
export const DISHES: ReadonlySet<string> = new Set(
  words(
    'sandwich salad soup sauce pie cake juice oil dressing dip bread roll cookie bar flour syrup wrap burger stew casserole pizza ' +
      'muffin pudding casserole cake enchilada quesadilla lasagna drink smoothie milkshake spread topping gravy omelet burrito taco fritter pastry turnover chowder',
  ),
);

/** Makers and chains: they tell which of a kind is meant, and never what it is. */
export const BRANDS: ReadonlySet<string> = new Set(
  words(`
  king bell hut kellogg general mill quaker nabisco nestle kraft heinz campbell progresso stouffer banquet cuisine
  gerber beech mcdonald wendy kfc starbuck dunkin domino arby fil
  hershey mill pillsbury betty crocker hormel oscar mayer tyson dannon danone yoplait chobani tesco sainsbury
  aldi lidl asda walmart costco trader joe pepperidge debbie hostess swanson armour marie callender 
  watcher dairy sonic popeye chipotle panera
`),
);
