const AROUND = `
  maybe probably perhaps guess guessing think thought um umm uh uhh uhm er erm hmm lets let's see lol lmao haha yeah yea yep
  ok okay well kinda sorta basically literally totally honestly sons son's daughters daughter's hubby mums mum moms dads
  nan nans gran grandma grandma's sister sisters brother brothers flatmate roommate coworker coworkers diner chippy takeout
  ate post pre workout gym first second third last afterwards afterward wolfed scarfed demolished smashed inhaled nibbled
  nibble gobbled devoured whole thing stuff stuffs plz pls please log logged add track today tdy yday bfast brekkie brekky
  din din's dindins lunchie midnight elevenses rest leftovers reheated evrything everyting
  inch inches diameter cubic toppings delighted
  skip quite or oops omg tho prob def defo frm abt wawa ikea literally stole straight thats thx tbh ngl smh ugh
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
  friends from fuel fueled fueling fully garnished gave generous generously give gives giving go going
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
  yielding yields
`;

const PRAISE = `
  airy amazing array assortment authentic beloved bold bubbly cherished chilled colorful colourful
  comforting convenient cozy decadent delectable delicious delightful delightfully duo enjoyable
  favorite favourite fizzy flavorful flavourful fluffy fulfilling good great guilt healthier healthy
  hearty hefty iconic ideal indulgent invigorating irresistible local lovely luscious mouthwatering
  nice nutritious perfect piping refreshing revitalizing robust savoury scrumptious sizable soothing
  steaming straightforward substantial succulent tasty tempting trio unique velvety vibrant vivid
  warming wholesome wonderful
`;

/** What people write around their food: these words name none and are not missed in a name. */
export const FILLER: ReadonlySet<string> = new Set(`${AROUND} ${PRAISE}`.trim().split(/\s+/));
