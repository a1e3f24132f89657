import { anyPortionWord } from '../amounts/portion-word';
import { countedParts, NOT_EATEN } from './counted-parts';
import { isToldOfOthers, withoutOthers } from './is-told-of-others';
import { withPlainNames } from './with-plain-names';
import { withoutLabel, withoutRemarks } from './remarks';
import { isSmallTalk, withoutCircumstances } from './small-talk';
import { singleSpaces } from './words';

const NUMBER_WORD = String.raw`(?:\d{1,6}(?:[.,:/]\d{1,6})?|one|two|three|four|five|six|seven|eight|nine|ten|a|an)`;

/** Who says so has eaten, whatever else the line is about. */
const EATEN =
  /\b(?:ate|eaten|eating|had|drank|drinking|drunk|snacked|sipped|enjoyed|opted for|having|have \d|got \d|meal|savou?red|relished|indulged|treated myself|grabbed|had|whipped up|started my (?:day|morning)|devoured|munched|nibbled|gobbled|breakfast|lunch|dinner|supper|brunch|snack(?:ed|ing)?|dessert|teatime|elevenses|for (?:tea|breakfast|lunch|dinner)|log(?:ged)?|finished (?:off|my|the|his|her|a)|managed (?:to (?:eat|have)|an?|half|one|two|some))\b/;

/** No meal whatever it names: nobody eats what is asked, ordered from the app, or a figure of speech. */
const NEVER: readonly RegExp[] = [
  // Code, addresses of the net, mail, file names, mark-up.
  /https?:|www\.|[\w.+-]@[\w-]+\.\w|<\/?\w[^<>]*>|[{}\\]/,
  /\w\.(?:jpe?g|png|pdf|docx?|xlsx?|zip|txt|html?|json|py|js)\b|;--|\b(?:drop|select|insert|update|delete)\s(?:table|from|into|\*)|\bgit\s\w|\bnpm\s\w/,
  /\bsudo\b|=>|::|\bsystem prompt\b|\byou are now\b/,
  /\b(?:ignore|disregard|forget) (?:all|any|your|previous|the (?:above|rules|previous|instructions|prompt))\b|\byou must\b|\b(?:lorem|ipsum)\b/,
  // Questions.
  /^(?:[\W_]*)(?:can|could|should|would|will|shall|may|is|are|am|was|were|does|do|did|has|have)\s(?:i|you|we|it|there|he|she|they|this|that|my|the|any|anyone|someone|\w{1,20}\s(?:good|bad|healthy|ok|okay|safe|fattening|break|contain|have|has|gluten|vegan|count|keto|in)|\w{1,20}\s(?:a\s)?(?:fruit|vegetable|healthy|good|bad|vegan|keto|break))\b/,
  /^(?:[\W_]*)(?:what(?!\si\s(?:ate|had))|whats|why|how|hows|when|where|who|whose|which)\b(?!\s?:)/,
  /\b(?:how (?:much|many|long|do|does|to|come)|what(?:'s| is| are| kind| can| should| would| does| wine)|is it (?:ok|okay|bad|good|safe)|any (?:ideas|suggestions|tips|recommendations))\b/,
  /\?\s?$/,
  /^(?:[\W_]*)(?:are|is|am|does|do|did|should|could|would|shall|will)\s/,
  /^\W*(?:calories|kcals?|cals|carbs|proteins?|macros|nutrition|nutrients|energy|sodium|fib(?:er|re)|points) (?:in|of|for|from|content)\b/,
  // Goals.
  /\b(?:goal|target|deficit|surplus|tdee|bmr|allowance)\b(?=[\s:]{0,3}(?:is |of |to )?(?:\d|$))|\b(?:calorie|kcal|protein|carb|daily|macro)s? (?:goal|target|budget|limit|deficit|surplus|allowance|intake)\b/,
  /^(?:[\p{L} ]{1,24} )?(?:to|at|under|below|over) \d{4} ?(?:kcals?|cals?|calories)(?: (?:a|per) day| daily)?\W*$/u,
  /\b(?:meal|diet|menu|food) (?:plan(?:s|ning|ner)?|ideas?|diary|tracker)\b|\bmeal prep(?:ping)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|time|is|was|done|for)\b/,
  // Orders to the app or to somebody.
  /^(?:please\s|pls\s|hey\s|ok\s)?(?:show|delete|remove|undo|redo|reset|clear(?= (?:everything|all|my|the|data|history|cache))|export|import|sync|open|close|change|switch|set(?= (?:an?|my|the|up|goal|target|reminder|calories?|carbs|protein|fat|macros)\b)|turn|log (?:out|in|off|me)|sign|save|edit(?!\s?[:–-]\s|\s\d)|cancel|start|stop|pause|search|find|help|update|refresh|settings|remind|tell|explain|recommend|suggest|calculate|translate|play|text|email|message|reply|print|upload|download|repeat|copy|move|rename)\b(?!\sof\b)/,
  // What is to be cooked.
  /\brecipes? (?:to|i want to|i'd like to) (?:try|make|cook|test)\b|\b(?:soaking|marinating|defrosting|thawing)\b[^.;\n]{0,20}\b(?:for|until|till) (?:tomorrow|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the weekend|next)\b/,
  // Lists of what is to be bought or done.
  /\b(?:shopping|grocery|groceries|todo|to-do|to do|packing|wish)\s?(?:list)?\s?[:-]|\b(?:shopping|grocery|packing|todo|wish) list\b|\bgroceries\b/,
  // Figures of speech.
  /\b(?:was|is|be|been|were|such|total|an?(?= absolute)) (?:an? )?(?:absolute |total |real )?piece of cake\b|\bspill(?:ed|ing|s|t)? the (?:beans|tea)\b|\bcream of the crop\b|\bspil(?:led|t) milk\b|\bbring(?:s|ing)? home the bacon\b|\bcouch potato\b|\bapple of (?:my|his|her|their|your)\b|\bcool as a cucumber\b|\bin a nutshell\b/,
  /\b(?:tough|smart) cookie\b|\bbread and butter of\b|\bbutter(?:ed|ing)? (?:\w{1,20} )?up\b|\beggshells\b/,
  /\bsour grapes\b|\bcherry[- ](?:on top|pick\w*)\b|\beasy (?:as|like) pie\b|\bfat chance\b/,
  /\b(?:cool beans|peach fuzz|gravy train|butter ?fingers|pie charts?|eye candy|arm candy|brain food|sugar daddy|banana republic|cheesy (?:joke|movie|song)s?|corny|nut ?case|nut ?job|jelly of|salty about|toast is how|bean counter|gone pear|cherry[- ]pick|low hanging fruit|forbidden fruit|fruits? of (?:my|his|her|our) labou?r|melting pot|breadwinner|dough for rent|cut the mustard|the last straw|rub salt|upper crust|in hot water|a lemon (?:of|car)|meat ?head|egg ?head|butter wouldn)\b/,
  /\begg on (?:my|his|her|your|their) face\b|\bfull of beans\b/,
  /\bhot potato\b|\b(?:went|go|goes|going|gone|drives? me|driving me) (?:bananas|nuts|crackers)\b|\bnuts about\b|(?<!\d )(?<!\b(?:two|three|four|five|some|of|with|and) )\bsmall potatoes\b(?! (?:and|with|boiled|roasted?|baked))|\bin (?:a|the) (?:pickle|jam|soup|stew)\b|\b(?:big|bigger|small) fish in\b|\bfish (?:in|out of) (?:a|the|water)\b/,
  /\bplenty of fish\b|\bnot my cup of tea\b|\b(?:salt of the earth|salt in the wound)\b|\btak(?:e|en|ing|es) (?:\w{1,20} ){0,4}with a (?:grain|pinch) of salt\b(?=\W|$)|\b(?:worth (?:his|her|their) salt)\b|\bsugar[- ]?coat (?:it|things|the truth|this)\b/,
  /\bham it up\b|\bbig cheese\b|\bcheesed off\b|\bsay cheese\b|\bpie in the sky\b|\bhumble pie\b|\bfinger in every pie\b|\bhalf[- ]baked (?:ideas?|plans?|schemes?|attempts?|excuses?|theory)\b|\b(?:one|two) peas in a pod\b|\bpeas in a pod\b|\bcompare apples\b|\bapples (?:and|to) oranges\b|\bbad (?:apple|egg)s?\b/,
  /\bgood egg\b|\bcarrot and (?:the )?stick\b|\bdangl\w{1,4} (?:a )?carrot\b|\btake the cake\b|\btakes the (?:cake|biscuit)\b|\bicing on the cake\b|\bselling like hot ?cakes\b|\bwalnut brain\b|\bjam[- ]packed\b|\btraffic jam\b|\bfood for thought\b/,
  /\bout to lunch\b|\bno free lunch\b|\bfree lunch\b|\bhave (?:your|my) cake\b|\btoo many cooks\b|\bcrying over\b|\bbeef(?:ing)? with\b(?=\s(?:him|her|them|my|the neigh))|\bchicken(?:ed|ing)? out\b|\bheadless chicken\b|\bchicken pox\b|\bchickenpox\b/,
  /\bspam (?:mail|call|email)s?\b|\bgo cold turkey\b|\bcold turkey\b|\b(?:toast to|raised? a toast|proposed? a toast)\b|\bhot chili peppers\b|\bred hot chil\w{1,6}\b|\bnetflix\b|\bblack ?berry phone\b|\braspberry pi\b/,
  /\b(?:apple|tesla|oat) (?:stock|watch|store|music|tv|pay|shares?|id|cloud)\b|\b(?:browser|session|tracking|third[- ]party) cookies?\b|\bcookie (?:banner|consent|policy)\b|\bhoney(?:moon|,? i'?m home)\b|\bpumpkin patch\b|\bpopcorn (?:ceiling|movie)\b/,
  /\bthe (?:dog|cat) ate\b|\b(?:dog|cat) ate (?:the|my)\b|^\W*(?:my )?(?:dog|cat|puppy) ate\b/,
  // Sums, prices, telephone numbers, postcodes, streets, appointments.
  /^[\s\d+\-*/x×=().,:%$£€#]+$/,
  /[$£€₹]\s?\d|\b\d{1,6}(?:\.\d{1,6})?\s?(?:dollars?|bucks|euros?|quid|pounds sterling|rupees|usd|eur|gbp|inr)\b|\b(?:discount|coupon|voucher|half price|on sale|special offer|receipt|invoice)\b/,
  /^\+?[\d\s()-]{7,}$/,
  /\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b/,
  /\b[a-z]{1,2}\d{1,2}[a-z]?\s?\d[a-z]{2}\b/,
  /\b\d{1,5}\s(?!(?:g|kg|ml|l|oz|lb|lbs|cups?|tbsp|tsp|slices?|pieces?|x)\b)(?:\w{1,20}\s){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|blvd|boulevard|terrace|crescent)\b(?!\w)/,
  /\b(?:\w{1,20}\s){1,3}(?:street|road|avenue|lane|boulevard)\s?,?\s?\d/,
  /\b(?:flat(?! \d{1,2} (?:glass|can|bottle|cup|tonic))|apt|apartment|suite|gate|room|platform|terminal|flight|bus|train)\s(?:no\.?\s?)?[a-z]?\d/,
  /\b(?:flight|train|bus|taxi|ferry|trip|travel(?:ling|ing)?|holiday|vacation|moved|moving|flying|fly|drive|driving) (?:to|from|in)\b/,
  /\b(?:days?|weeks?|months?) (?:til|till|until|to go)\b|\b\d{1,4} more (?:days?|weeks?|months?|hours?|minutes?|mins)\b/,
  // Sport.
  /\b(?:squats?|deadlifts?|bench(?:ed)? ?press(?:ed)?|push[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|sit[- ]?ups?|burpees?|lunges?|planks|stairs|stairmaster|kettlebells?|dumbbells?|barbells?|treadmill|elliptical|crossfit|hiit|tabata|spin class|pilates|yoga|zumba|cardio|workouts?|worked out|working out|warm[- ]?up|stretch(?:ed|ing)|leg day|arm day|push day|pull day|rest day|half marathon|parkrun|triathlon|jog(?:ged|ging)|swam|swim|swimming|laps|hik(?:ed|ing|e)|cycled|cycling|bike ride|biking|climb(?:ed|ing)|bouldering|rowing|rowed|ski(?:ed|ing)?|surf(?:ed|ing)|skat(?:ed|ing)|box(?:ed|ing)|karate|judo|bjj|football|soccer|tennis|badminton|basketball|volleyball|cricket|rugby|golf|hockey|steps|reps|sets of|1rm|personal best|new pr|new pb|strava)\b/,
  /\b(?:ran|run|runs|running|walk(?:ed|ing|s)?|jogged|climbed)\s(?:x ?\d|\d|a |an |the dog|for|to|home|around|up|my|with|in|on|from|uphill)|\b(?:went|go|going) (?:for a|on a) (?:walk|run|jog|ride|swim|hike)\b/,
  /\b\d{1,6}\s?(?:k|km|kms|miles?|mi|metres|meters|yards?|steps|flights)\b(?!\w)|\b\d{1,6}\s?x\s?\d{1,6}\s?(?:@|at|kg|lbs?|reps?)\b|\b(?:burn(?:ed|t|ing)?|burnt off)\b|\bcal(?:orie)?s? burned\b/,
  /\b(?:push|pushed|pushing) the (?:stroller|pram|buggy|car)\b/,
  // Body.
  /\b(?:my weight(?! watchers)|weigh(?:ed)?[- ]?(?:in|myself|ins)|body ?weight|bw|bmi|body fat|waist|hips|chest|biceps?|blood (?:pressure|sugar|test)|glucose(?! (?:tabs?|tablets?|gels?|drinks?|powder))|cholesterol (?:level|test|result)|ldl|hdl|a1c|hba1c|heart rate|resting (?:hr|heart)|(?<!\d[ -])hr|hrv|spo2|temperature|fever|pulse|period|ovulation|menstrua\w*|slept|sleep|insomnia|bowel|poop(?:ed)?|bathroom)\b(?!\s(?:worms?|cakes?))/,
  /^\W*(?:(?:morning|evening|current|today'?s|starting|goal|target|scale|new)\s){0,4}weight\b(?! watchers)|(?<!\b(?:cooked|raw|dry|drained|net|total) )\b(?:weight|scale)\s?[:=]?\s?(?:says?|is|was|at)?\s?\d/,
  /\b(?:gain(?:ed)?|lost|lose|losing|down|up|drop(?:ped)?|shed)\s(?:about\s|another\s|almost\s|around\s)?(?:\d{1,6}(?:[.,]\d{1,6})?|a|one|two|three|four|five|six|seven|eight|ten|half a)\s?(?:more\s)?(?:kgs?|kilos?|lbs?|pounds?|stone|st|cm|inch(?:es)?|g|grams?)\b(?!\s(?:of|\w+\s(?:beef|rice|chicken)))/,
  /\b(?:i am|i'm|im|i) (?:weigh|\d{1,6}(?:\.\d{1,6})? ?(?:kg|lbs?|pounds|stone|cm))\b/,
  // 'sugar was 5.8', 'bs 7.2 before bed', as people with diabetes write it.
  /^\W*(?:my |morning |fasting |bedtime |blood ){0,2}(?:sugars?|bs|bg|bgl|bm) (?:(?:was|were|is|at|reads?|reading|levels?) ){1,2}\d{1,3}(?:\.\d{1,2})?\b(?! ?(?:g|tsp|tbsp)\b)/,
  /^\W*(?:sugars?|bs|bg|bgl|bm) \d{1,2}\.\d(?: ?mmol\S*)?(?: (?:before|after|at|this) [\p{L} ]{2,20})?\W*$/u,
  // Medicine.
  /\b(?:ibuprofen|paracetamol|acetaminophen|tylenol|advil|aspirin|antibiotics?|amoxicillin|penicillin|metformin|insulin|levothyroxine|statins?|atorvastatin|omeprazole|antihistamine|cetirizine|melatonin|prozac|sertraline|lexapro|inhaler|ventolin|pills?|(?<!\b(?:glucose|dextrose|dextro|nuun|electrolyte|hydration|scottish|vanilla) )tablets?(?! \d{1,2} (?:squares?|pieces?))|medication|medicine|meds|vaccine|jab|prescription|dose|mcg|iu|supplements?|multivitamins?|(?<=\b(?:took|take|taking|my|daily|missed) )(?:vitamin|vit) [a-k]\d{0,2}|^(?:vitamin|vit) [a-k]\d{0,2}(?: \d+ ?(?:iu|mg|mcg|ug))?$|eye ?drops|ointment|(?<!sour )patch(?:es)?|probiotic capsules?)\b(?!\s?(?:shake|drink|water|smoothie))/,
  /\b(?:legs?|arms?|core|abs|chest|back|shoulders|glutes|biceps)(?: (?:and|n|&) (?:legs?|arms?|core|abs|chest|back|shoulders|glutes|biceps))? (?:at (?:the )?gym|day\b|workout|session|\d{2,3} ?min)/,
  // Dates, and what still cooks.
  /\b(?:breakfast|brunch|lunch|dinner|supper|drinks|coffee) with (?:\w{1,20} ){1,3}(?:cancell?ed|moved|postponed|booked|at \d|is on|was off)\b/,
  /\b(?:packed?|packing|made) (?:\w{1,12} )?lunch(?:es)? for\b/,
  /^(?:the |my |our )?[\p{L} ]{3,30} (?:is |are |still |now )?(?:in|on) the (?:oven|slow ?cooker|crock ?pot|instant pot|grill|hob|stove|smoker|rotisserie)\W*$/u,
  // What others eat.
  /\b(?:fed|feed|feeding|walked?|walking) (?:the|my|our|his|her|a) (?:\w{1,20} )?(?:dogs?|cats?|puppy|kittens?|birds?|ducks?|fish|hamster|rabbit|horse|baby|kids?|chickens?)\b|\b(?:dog|cat|puppy|kitten|pet) food\b/,
  /\b(?:the|my|our) (?:dog|cat|puppy|toddler|baby|parrot|hamster|neighbou?r|boss|husband|wife|son|daughter|kids?) (?:ate|eats|had|has|drank|loves?|likes?|stole|wants?)\b(?! (?:the (?:rest|other)|half|some))|\bthe (?:parrot|dog|cat|hamster|puppy|kitten|horse|bunny|rabbit|turtle|goldfish)\b/,
  /\b(?:cook(?:ed|ing)?|bak(?:ed|ing)|made|making|prepar(?:ed|ing)|bought|brought|(?:gave|giving)(?! (?:\d|half|one|two|some|most|a (?:bite|piece|slice|few)|the (?:rest|other)|away))|dropp(?:ed|ing) off) (?:[\w' ]{1,40})\b(?:for|to) (?:(?:the|my|our|his|her|their|a|some) )?(?:neighbou?rs?|grandma|grandpa|kids?|boss|guests?|family|party|office|team|school|church|bake sale|husband|wife|son|daughter|mom|mum|mother|dad|father|parents|friends?|dog|cat|baby|class|teacher|colleagues?|co-?workers?|aunt(?:ie)?|uncle|(?:mother|father|sister|brother)(?:s|'s)?|wedding|birthday|in-laws?)\b(?![^\n]{0,40}(?<!\b(?:she|he|they|who) (?:just )?)\b(?:had|ate) (?:\d|an?|one|two|three|half|some)\b(?! baby))/,
  /^\W*(?:(?:the|my|our|his|her) )?(?:kids?|husband|wife|mum|mom|dad|son|daughter|brother|sister|baby|toddler|boyfriend|girlfriend|roommate|flatmate|boss|children|he|she|they) (?:ate|eats|had|has|drank|finished|devoured|stole|loves?|likes?|wants?)\b/,
  // What was not eaten.
  /\b(?:did not|didn'?t|didnt|have not|haven'?t|havent|not|never|hardly) (?:really )?(?:eat|eaten|had|have|drink|touch|eating) (?:anything|nothing|much|a thing|any food|all day|today|yet|since|breakfast|lunch|dinner|supper)\b/,
  /\b(?:ate|eaten|eating|had|drank) nothing\b|^nothing\b|\b(?:no|skip(?:ped|ping)?|missed|without) (?:my |the )?(?:breakfast|lunch|dinner|supper|brunch|meals?|food|snacks?|eating)\b(?! (?:meat|bar|roll|pack))|\bfast(?:ing|ed)\b|\bintermittent\b|\bsaid no to\b/,
  /^\W*(?:(?:breakfast|lunch|dinner|supper|brunch|snacks?)\s?[:=–-]?\s?(?:was |were )?)?(?:skip(?:ped|ping)?|none|nothing|missed)\W*$/,
  // Orders to the app, and what is no food then.
  /^\W*(?:please )?(?:add|save|put|move) [\w' ]{2,40} (?:to|in|on|under) (?:my |the )?(?:favou?rites?|lists?|saved (?:foods|meals))\W*$|\bcarv(?:ed|ing)\b[^,;.\n]{0,20}\bpumpkins?\b/,
  // About other people, or meant in another way.
  /\b(?:order|collect|pick up|buy|get|book|bring|bake|make)\b[^.;\n]{2,50}\bby (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|next)\b/,
  /\b(?:driver|boss|flatmate|roommate|housemate|seagulls?|someone|somebody|brother|sister|friend|mate|hubby|coworker|colleague) (?:ate|stole|drank|finished) (?:my|all|the)\b/,
  /\bmeal prep on\b|\bdate nights?\b|\bpotahto\b|\bmakes? the best\b|\bdrop (?:the |my )?kids\b|\bleft in (?:the |my )?car\b|\b\d{3}-\d{4}\b/,
  /\bresisted\b|\bgave up\b|\bno more \w|\bstay(?:ed|ing)? away from\b|\bcut(?:ting)? (?:out|down)\b|\bquit(?:ting)?\b|\bavoid(?:ed|ing)?\b|\ballerg(?:ic|y|ies)\b|\bintoleran(?:t|ce)\b/,
];

/** No meal unless somebody says that they ate. */
const UNLESS_EATEN: readonly RegExp[] = [
  // Plans and wishes.
  /\bstay(?:ing|ed)? strong\b|\bnot giving in\b|^(?:so )?(?:slow|annoying|buggy|boring|late|funny|weird)\W*$|\brecipes?\W*$|\bpick(?:ed|ing)? (?:the |my |our )?\w{2,12} up\b/,
  /\b(?:tomorrow|tmrw|next (?:week|month|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday|year)|later (?:today|this week)|tonight i|this weekend|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|friday night|saturday night)\b/,
  /\b(?:want(?:s|ed)? (?:to|a|an|some|that)|wanna|could murder|would (?:love|like|kill)|gonna|going to|will|i'?ll|might|maybe (?:i|we)|thinking (?:about|of)|plan(?:s|ning|ned)?|crav(?:e|es|ing|ings)|dream(?:t|ed|ing)? (?:of|about)|wish|hop(?:e|ing)|need(?:s|ed)? (?:to|a|an|some|more)|should|must|have to|has to|gotta|let'?s|can'?t wait|look(?:ing)? forward|try(?:ing)? (?:to|that|the|out)|remember|don'?t forget|forgot|remind(?:er)?|prep(?:ping)? for|considering|deciding|idea)\b/,
  // Purchases and errands.
  /\b(?:buy(?:ing)?|bought|order (?:more|new|some)|re-?order|restock|ran out|run(?:ning)? out|(?<!\b(?:\d|one|two|three|four|five|six) )out of|stock(?:ed)? up|pick(?:ed|ing)? up|collect|get more|low on|cost(?:s)?|price[ds]?|cheap(?:er)?|expensive|(?:aldi|lidl|costco|walmart|tesco) (?:run|trip|order|list|haul)|delivery|deliver(?:ed|y)?|parcel|amazon|ebay|shopped|shopping|supermarket)\b/,
  /\b(?:call(?:ed|ing)?|phone|e-?mail(?:ed)?|message[ds]?|pay|paid|bill|renew|book(?:ed|ing)?|appointment|dentist|doctor|dr\.? (?!pepper|oetker)\w{1,20}|(?<!office |team )meetings?(?! (?:food|snacks?))|interview|exam|homework|yoga class|office party|passport|laundry|dishes|clean(?:ed|ing)?|wash(?:ed|ing)? (?:the|my|up)|vacuum|fix(?:ed|ing)?|repair|gardening|plant(?:ed|ing)(?! based)|water(?:ed|ing)? the|mow(?:ed|ing)?|paint(?:ed|ing)?|walls|bedroom|colou?rs? (?:for|of)|keyboard|laptop|computer|phone|password|account|app(?! says)|website|notification|birthday party|concert|film|tv show|ball ?game|song|album|band|book club|lyrics|recipe for|photo|picture)\b/,
  /\b(?:spill(?:ed|t|ing)?|dropped|threw|throw|burn(?:ed|t)|stain(?:ed)?|smell(?:s|ed)?|grew|growing|freez(?:e|ing)(?!-)|froze|defrost(?:ed|ing)?|thaw(?:ed|ing)?|marinat(?:e|ing)|expired|rotten|mould|mold)\b(?!\s?(?:off|over))/,
  // Other things that people do, and have on.
  /^(?:\W*)(?:please |pls |don'?t forget to |remember to )?(?:get|put(?! in| down)|meet|check|send|ask|give|keep|leave|make sure|watch|read|write|listen|learn|study|visit|add (?:a |the |new )?(?:new|meal|category|reminder|note|goal|entry|tag)|create|join|submit|finish (?:the|my)|review|schedule|confirm|apply|return|charge|measure|weigh (?:the|my|in)|see|talk|speak|look|go|come|stop|try)(?=\s)(?!\s?\d)/,
  /\b(?:wore|wear(?:ing|s)?|shirts?|dress(?:es)?(?! (?:salad|with|in))|shoes?|(?:my|the|a|new) jacket|jeans|trousers|hat|socks?|lipstick|nail polish|nails|perfume|candles?|soap|shampoo|conditioner|lotion|moisturi[sz]er|sunscreen|my hair|hair ?cut|android|iphone|ipad|pixel|windows|software|update|download(?:ed)?|server|database|printer|wi-?fi|router|playlist|podcast|netflix|youtube|tiktok|instagram|novel|chapter|lecture|essay|ideas?|category|categories|on the list|on the way|traffic|parking|car|bike|bus|train|flight|ticket|rent|mortgage|insurance|tax(?:es)?|salary|bank|election|weather|rain(?:ing|ed)?|snowing|snowed|windy|forecast|emoji|logo|statue|museum|park run|horoscope|nickname|surname|middle name|named after|is called|avenue|postcode|zip code|expir(?:y|es|ation))\b/,
  /^(?:\W*)(?:any|some) .*\b(?:ideas|tips|suggestions|recipes)\b|^(?:hamburg|berlin|champagne region)$/,
  // Feelings and small talk.
  /\b(?:feel(?:s|ing)?|felt|tired|exhausted|bloated|hungover|hung over|stressed|anxious|depressed|sad|happy(?! meal)|angry|proud|sick|nauseous|nausea|headache|migraine|stomach ?ache|cramps?|bored|lonely|guilty|grateful|crying|cried|motivated|(?<!man )hungry(?! (?:man|jack))|starving|thirsty|full up|so full|stuffed myself|dieting|on a diet|cheat day|binge[ds]?|hate|love(?:ly)?|miss(?:ed|ing)?|sore|pain(?! (?:aux?|perdu|de)\b)|hurts?|itchy|dizzy)\b/,
  /^(?:\W*)(?:hi|hello|hey|yo|thanks|thank you|thx|ok|okay|cool|lol|haha\w*|test(?:ing)?|asdf\w*|qwer\w*|good (?:morning|night|evening|afternoon|luck|job)|bye|goodbye|see you|see ya|congrats|happy (?:birthday|new year|easter|christmas|friday)|merry christmas|well done|nice one|sorry|yes|no|yep|nope|maybe|sure|what|hmm+|meh|ugh|omg|wow|yay|idk|brb|ttyl|undo|none|n\/a|na|nil|null|undefined|nan|delete|back|next|done|cancel|menu|home|help|stop|start)\b[\W\s]*$/,
  /^(?:\W*)(?:hi(?!-c\b)|hello(?! fresh)|hey|dear|thanks|thank you|good (?:morning|night|evening|afternoon))\b/,
  /\b(?:she'?s|he'?s|they'?re|it'?s|you'?re|that'?s|there'?s|i'?m not|who'?s)\s(?!(?:a |an |the )?(?:\d|half|small|large|big|plain))\w/,
  /\b(?:stock|shares?) (?:is|are|up|down|price)\b|\b(?:is|are) up \d|\b\d{1,6}\s?%\s(?:today|off|up|down)\b/,
  // Work, screens and places.
  /\b(?:(?:on|the) tv|slides?(?:how)?(?= \d|$)|sprint|spreadsheet|chart|folder|inbox|tournament|bracket|greatest hits|gig|deadline|stand-?up meeting|deploy(?:ed|ment)?|invoice|budget|boot(?:ing|ed)?|closed down|shut down|opened in|episode|actor|actress|handover|patient|pick-?up lines?|lyrics|meme|wouldn'?t melt|low[ -]hanging|after that shift|black ?out|power cut|kids'? lunch ?box(?:es)?|packed lunch for|saving (?:my|the) (?:calories|appetite|room)|delayed?|hostel|balcony|visa|landlord|wi ?fi)\b/,
  /\b(?:round|around) at school\b|(?<!\bwith (?:the |my )?)\blads\b|\bmeasles\b|\bbride\b|\bgroom\b|\bbaby shower\b|\bfuneral\b(?! potatoes)/,
];

/** Whether a line, or a clause of one, is about something else than what somebody ate. Takes normalised text. */
function isNoMeal(written: string): boolean {
  if (!/[\p{L}\d]/u.test(written)) return false;
  const clause = withPlainNames(written);
  if (isNotTheirCup(clause) || NEVER.some((pattern) => pattern.test(clause))) return true;
  if (EATEN.test(clause)) return false;
  const told = WEIGHED.test(clause) && !PLANNED.test(clause);
  return !told && (UNLESS_EATEN.some((pattern) => pattern.test(clause)) || isSmallTalk(clause));
}

/** 'Football is his cup of tea, and not mine'. */
function isNotTheirCup(clause: string): boolean {
  return clause.split('\n').some((line) => {
    const at = line.search(/\bcup of tea\b/);
    return at >= 0 && /\bnot\b/.test(line.slice(at));
  });
}

/** A weight, a volume or a slice means food, no matter what else the clause says. */
const WEIGHED =
  /\d\s?(?:g|gr|grams?|ml|cl|oz|cups?|c|tbsp|tsp|slices?|pieces?|pcs?|scoops?|kcal|cals?|calories)\b/;
const PLANNED =
  /\b(?:tomorrow|tmrw|next|buy|bought|order|reorder|need|want|going to|gonna|will|plan|should|might|list|cook for|recipe|lost|gained|run|burned|burnt|cost)\b/;

const CLAUSES =
  /(?<=[.;!?](?=\s)|\n)|(?=,\s(?:then|but|so|and then|and later)\s)|(?=\s(?:and then|then|but|so)\s)/;
/** 'mr. bacon' is one clause. */
const TITLE = /\b(mr|mrs|ms|dr|prof)\. /g;
/** 'a frozen burrito, label says 290 cal' */
const PRINTED =
  /,? (?:the )?(?:label|app|packet|pack|box|wrapper|menu|website|package) (?:says?|said|reads?) (?:it'?s |about |around )?(\d{2,4})(?! ?(?:g|ml|mg|%))(?: ?(?:k?cals?|calories))?\b/g;
/** 'and i forgot to say also a banana' */
const FORGOTTEN =
  /\b(?:(?:oh|and|also|i) ){0,4}(?:almost )?forgot to (?:say|mention|log|add|write)\b(?: also)?/g;
/** 'no breakfast, just coffee' is a coffee. */
const MEAL_LEFT_OUT =
  /(?<=^|[.;!\n]\s?)(?:no|skip(?:ped|ping)|missed|without) (?:my |the )?(?:breakfast|lunch|dinner|supper|brunch)(?: (?:today|yet|again|this morning|for me|tonight))?(?:\s?[,;:–-]\s?|\s(?=(?:but|just|only|so)\b))(?=\S)/g;
const MEAL_NONE =
  /(?<=^|[.;,!\n]\s?)(?:breakfast|lunch|dinner|supper|brunch|snacks?)\s?[:–-]?\s?(?:skip(?:ped)?|none|nothing|missed)\s?[,;.]\s?(?=\S)/g;
/** 'burger but no bun' is one thing, and 'but no longer hungry' is talk. */
const BUT_WITHOUT =
  /,? but (?=(?:with )?(?:no|without)(?: any| the)? (?!longer\b|more\b|one\b|time\b|idea\b|lunch\b|dinner\b|breakfast\b|food\b)\p{L}{2,20}(?: \p{L}{2,20}){0,3}\s?(?:$|[,;.!)\n]))/gu;
/** 'a burrito the size of my head' is a large one. */
const LIKE_A_HEAD =
  /,? (?:about |roughly |literally )?the size of (?:my|a|an|your) (?:head|face|arm|forearm|brick|football|shoe|house|baby|plate|dinner plate|small child)\b/g;
/** These make no list of foods of the whole text that follows. */
const WHOLE_TEXT =
  /^\W*(?:tomorrow|tmrw|tonight'?s plan|next week|meal plan)\s?[:–]|\b(?:shopping|grocery|groceries|packing|wish|to-?do)\b[^.\n]{0,12}(?:list)?\s?[:-]|\b(?:shopping|grocery) list\b|^\W*(?:buy|need|get|pick up|order)\b\s?:|^(?:recipe|ingredients)\s?:/;
/** 'what shall i cook tonight? got courgettes and feta': what there is in the kitchen. */
const WHAT_TO_COOK =
  /(?:\bwhat (?:(?:shall|should|can|could|do|would) (?:i|we)|to) (?:cook|make|have|eat|do)\b|\b(?:breakfast|lunch|dinner|supper|meal|recipe) ideas?\b|\bideas? (?:for|what)\b|\banything (?:i|we) can (?:do|make|cook)\b)[^?.\n]{0,40}[?.,]\s?(?:(?:i|we)(?:'ve)? )?(?:got|have|only have|the fridge has|fridge has|there(?:'s| is))\b/;
const NO_MEALS = [WHOLE_TEXT, WHAT_TO_COOK];
const LEADING = /^,?\s?(?:and then|then|but|so|and later)\s/;
const AMOUNT = new RegExp(
  String.raw`\b${NUMBER_WORD}\s?(?:g|kg|ml|l|oz|tbsp|tsp|${anyPortionWord('common')})\b`,
);

/**
 * What of a text is about a meal: clauses about sport, the body, plans or purchases go.
 * @param foodIn how much of some words names foods, from 0 to 1: what is food of such a clause stays
 */
export function mealPart(text: string, foodIn: (part: string) => number = () => 0): string {
  if (NO_MEALS.some((pattern) => pattern.test(text))) return '';
  const clauses = singleSpaces(withoutCircumstances(withoutOthers(text)))
    .replace(TITLE, '$1 ')
    .replace(LIKE_A_HEAD, ' large')
    .replace(FORGOTTEN, ' , ')
    .replace(MEAL_LEFT_OUT, '')
    .replace(MEAL_NONE, '')
    .replace(BUT_WITHOUT, ' ')
    .replace(PRINTED, ' $1 kcal')
    .split(CLAUSES);
  if (clauses.length === 1 && isToldOfOthers(text)) return '';
  const kept = clauses.map((clause) => mealIn(clause, foodIn)).filter((clause) => clause !== '');
  // A long account of a day talks of much: what tells amounts and has nothing else stays.
  if (kept.length === 0 && clauses.length === 1 && EATEN.test(text) && AMOUNT.test(text))
    return /\?\s?$/.test(text) ? '' : text;
  return kept.join(' ');
}

/** A clause that is about a meal, if need be without the remarks in it; nothing of any other. */
function mealIn(clause: string, foodIn: (part: string) => number): string {
  const told = clause.trim().replace(LEADING, '');
  if (!isNoMeal(told)) return clause;
  const eaten = foodOfDay(told, foodIn);
  if (eaten !== '') return eaten;
  const rest = withoutLabel(withoutRemarks(told));
  const isLeft = rest !== '' && rest !== told && !isNoMeal(rest);
  return isLeft ? ` ${rest} ` : ` ${countedParts(told, isNoMeal, foodIn)} `.trimStart();
}

const ON_DAY =
  /\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s? (?:night|evening|morning|afternoon))?\b:?|\b(?:friday|saturday|sunday) night\b:?/;
/** Where people meet for it, it is no food yet. */
const MET_FOR =
  /^\W*(?:an? )?(?:bbq|barbecue|drinks?|coffees?|teas?|beers?|pints?|wine|food|takeaway|take ?out|roast|curry|pizza)\W*$/;
const ALL_OF_IT = 0.95;

/** 'nihari on sunday': what has nothing but foods beside its day is told, and a plan says that it is one. */
function foodOfDay(told: string, foodIn: (part: string) => number): string {
  if (!ON_DAY.test(told) || NOT_EATEN.test(told)) return '';
  const rest = singleSpaces(told.replace(ON_DAY, ' ')).trim();
  if (rest === '' || MET_FOR.test(rest) || isNoMeal(rest)) return '';
  return foodIn(rest) >= ALL_OF_IT ? ` ${rest} ` : '';
}
