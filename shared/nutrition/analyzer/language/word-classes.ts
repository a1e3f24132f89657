import { portionWords } from '../amounts/portion-word';

const AROUND = `
  maybe probably perhaps guess guessing think thought um umm uh uhh uhm er erm hmm lets let's see lol lmao haha yeah yea yep
  ok okay well kinda sorta basically literally totally honestly sons son's daughters daughter's hubby mums mum moms dads
  nan nans gran grandma grandma's sister sisters brother brothers flatmate roommate coworker coworkers diner chippy takeout
  ate post pre workout gym first second third last afterwards afterward wolfed scarfed demolished smashed inhaled nibbled
  nibble gobbled devoured whole thing stuff stuffs plz pls please log logged add track today tdy yday bfast brekkie brekky
  din din's dindins lunchie midnight elevenses rest leftovers reheated evrything everyting
  inch inches diameter cubic toppings delighted
  lil wee heaps cheeky arvo servo bunnings swiggy zomato konbini hawker canteen cafeteria worth leftovr
  skip quite or oops omg tho prob def defo frm abt wawa ikea literally stole straight thats thx tbh ngl smh ugh
  apply applies picked dining studying driving gaming commuting binging chilling hanging scrolling camping travelling traveling visiting
  a about absolutely accented accentuated accompanied add adding addition additionally adorned after
  afternoon all along alongside also always among an and another any anything approx approximately are
  around as at ate baby's balance balanced be beautifully because been before began begin beginning
  being between bit bites biting boost both break brimming bring bringing brings brought brunch burst
  bursting by cafeteria came children choice choosing chose combined combining come comes complement
  complemented complete completed completely completing consisted consisting consists consumed
  contained containing contains could couldnt couple crafted craved craving cravings create created
  creating dad day decent decided deliciously dinnertime down drank dressed drizzled during
  each early eat eating either elevated elevating end ending energize energized energizing enhances
  enhancing enjoy enjoyed enjoying enough ensure ensuring entire especially even evening every
  everyday everything excess experience fasting feasted featured features featuring feeding feel
  feeling felt few finally finish finished finishing followed for form freshly freshness friend
  friends mates lads from fuel fueled fueling fully garnished gave generous generously give gives giving go going
  goodness got grab grabbed gym had has have having he help helped her him hint his hit hour hours
  however husband hydrate hydrated hydrating hydration i id if im include included includes including
  indulge indulged indulging infant inspired into is it its ive just keep keeping kept kick kicked
  lastly late leave leaving left leftover leftovers lightly like liked look looking love loved
  lunchtime made make makes making man many me measured measures measuring menu mid midday minutes mom
  moment moments mood more morning much munched munching my myself nd need needed nestled nicely night
  no noon not note notes of off offer offered offering offers office often once one only opened
  opening opted option ordered ordering our out own pair paired pairing per perfection perfectly pick
  piled place plus popped popping portion portions poured pouring prepared provided provides providing
  quench quenched quencher quenching quick quickly re reached reading really refreshed refreshment
  rejuvenating relax relaxed relaxing relished relishing resist richness right roughly rounded
  satisfied satisfy satisfying satisfyingly savor savored savoring savoured served serving servings
  set several shared sharing she side simple simply since sip sipped sipping slathered snacked
  snacking snacktime so some something specifically splash spot sprinkled start started starting stay
  stayed staying store straight style such supper sure sweetness take takeaway taken takeout taste
  tastes texture that the their them then there these they thirst this through time to today today's
  todays together tone tonight tonight's tonights took tossed total totaled totaling totalling touch
  treat treated treating treats twist typical ultimate until unwind unwinding up upon us using
  usual usually ve very want wanted was wash washed watching way we weigh weighed weighing weighs went
  were when where which while who wife with within woman wonderfully working yesterday yielded
  yielding yields outside
`;

const PRAISE = `
  airy amazing array assortment authentic beloved bold bubbly cherished chilled colorful colourful
  comforting convenient cozy decadent delectable delicious delightful delightfully duo enjoyable
  favorite favourite fizzy flavorful flavourful fluffy fulfilling good great guilt healthier healthy
  hearty hefty iconic ideal indulgent invigorating irresistible local lovely luscious mouthwatering
  guilt spirited burst bursts profile mystery melting nice nutritious perfect piping refreshing revitalizing robust savoury scrumptious sizable soothing
  steaming straightforward substantial succulent tasty tempting trio unique velvety vibrant vivid
  warming wholesome wonderful
`;

/** What people write around their food: these words name none and are not missed in a name. */
export const FILLER: ReadonlySet<string> = new Set(`${AROUND} ${PRAISE}`.trim().split(/\s+/));

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
  shredded grated crumbled melted cut packed prepackaged flavored sweetened unsweetened ready drink commercial dried
  size single serving individual soft skin bone removed dry uncooked caffeine reduced withfat salted unsalted sliced diced part full boneless peeled
`),
);

/** Words of praise that stand in names of foods, too ('sweet roll', 'energy drink'): they name none by themselves. */
export const QUALITIES: ReadonlySet<string> = new Set(
  words(`
  added adult bite bitter blend bottled breakfast buttery cheesy chewy child chocolatey classic
  combination cool creamy crisp crunch delight free best classic crispy crunchy dinner drink energy enhanced extra family fatty filling
  fruity fun golden gooey greasy hard high home juicy kid layered lean light loaded long low lunch
  meal meaty medley mild mini mix moist nothing nutty oily open order packed party plate pure rich
  original traditional signature ripe round salty savory school shake shop sized smoky smooth snack sour special spicy spread
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

/** What food comes in: 'soup from a can', 'from the box' name no food of their own. */
export const VESSELS: ReadonlySet<string> = new Set(
  words(
    'bottle can box bag jar tin packet package pack carton pouch container cup glass bowl plate mug tub tray sachet',
  ),
);

/** How a food looks, and what it is free of: 'red' is no dish, though one is called 'red red'. */
export const LOOKS: ReadonlySet<string> = new Set(
  words(
    'red brown yellow purple triple zero smoked whipped creamed gluten glazed silky chunky ' +
      'lowfat nonfat reducedfat glutenfree sugarfree dairyfree lactosefree lowsodium reducedsodium',
  ),
);

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
