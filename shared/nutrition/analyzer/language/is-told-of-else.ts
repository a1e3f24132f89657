const list = (text: string) => text.trim().split(/\s+/);

/**
 * Verbs of what people do besides eating and cooking, by their first form. What also stands in names of foods
 * or is done to food ('roll', 'dip', 'press', 'share') is not among them.
 */
const VERBS: ReadonlySet<string> = new Set(
  list(`
  accept accuse achieve acquire act adapt admire admit adopt advise afford agree aim allow amaze amuse analyze announce annoy
  answer apologize appear applaud appoint appreciate approve argue arrange arrest arrive assemble assign assist assume assure
  attach attack attempt attend audition avoid babysit bargain battle beg begin behave believe belong benefit bet bid blame blink
  block bless blog boast borrow bother bowl bounce breathe brag browse brush build bully calculate call calm camp cancel
  capture care celebrate challenge change charge chase chat cheat cheer chew clap classify climb close coach collapse combat comfort
  commit communicate commute compare compete complain compute concentrate concern conclude conduct configure confirm
  confuse congratulate connect consider construct consult contact continue contribute control convert convince cope
  copy count create crash crawl criticize cross crush cry cycle dance dare debate debug decide declare decline decorate
  dedicate defeat defend define delay delegate delete deliver demand deny depend deploy describe deserve design desire destroy
  detect determine develop devote diagnose die dig direct disagree disappear disappoint discover discuss dislike dismiss display
  distract disturb dive divorce donate doubt download draft drag dream drive drop earn echo edit educate elect email embarrass emerge
  employ enable encourage encounter endure engage enroll enter entertain escape establish estimate evaluate evict examine exceed
  exercise exist expect experiment explain explore explode export extend face fail faint fall fake fight fill find fire fix flee
  flirt float flood fly focus follow forbid forecast forget forgive form format found frown frustrate gain gamble garden gather
  gaze generate giggle glance glow gossip graduate grieve grin guard guess guide hang happen harm hate haunt heal hear hesitate hide
  hike hint hire hug hum hunt hurry hurt identify ignore illustrate imagine implement imply impress improve increase indicate
  influence inform injure innovate inquire insist inspect install instruct insult insure intend interact interfere
  interrupt interview introduce invent invest investigate invite iron irritate jog join joke judge juggle jump justify kick
  kill kiss kneel knit knock know land last laugh launch lay lead learn lend let lie lift like limp link listen live lock
  lose love maintain manage march marry massage matter mean measure meditate meet memorize mention merge migrate mind miss monitor
  motivate mourn move mow murder murmur nag name negotiate nod notice notify number nurse obey object observe obtain occupy
  occur offend operate oppose organize originate overcome oversleep owe own pack paint panic park participate pause pay perform
  persuade phone photograph pick play plead please plow plug point ponder post pose postpone pour practice praise pray predict
  prefer prepare present pretend prevent print proceed process procrastinate program progress promise promote pronounce propose protect
  protest prove publish pull punch punish purchase push qualify question queue quit quote race react read realize 
  receive recognize recommend reconcile record recover recruit recycle redecorate reflect refuse regret rehearse reject relate
  relax release rely remain remember remind remove renew renovate rent repair repeat replace reply report represent request
  require rescue research resemble reserve resign resist resolve respond rest restore restrict retire return reveal review
  revise ride rush sail satisfy save scan scare schedule score scratch scream scroll search seek seem sell send separate settle sew
  shake shave shine shiver shop shout show shower shrug shut sigh sign sing sit skate skateboard sketch ski skip slap sleep slide
  slip smile smell sneeze sniff snore snow snowboard socialize solve sort sound spare speak spend spill spit sponsor spot
  sprint squat stand stare start steal step stop store stream stretch strike struggle study stumble submit succeed suffer suggest
  summarize supervise supply support suppose surf surprise surrender survive suspect swear sweat sweep swim swing switch
  talk tap teach tear tease tell tempt terrify test text thank think threaten throw tickle tidy tie tour track train transfer
  transform translate travel treat tremble trick trip trust try tutor tweet type understand undo unfollow uninstall unlock
  unpack update upgrade upload upset vacuum value vanish visit volunteer vote vow wait wake walk wander warn wash waste watch
  wave wear weed weep weigh welcome whisper whistle win wink wipe wish withdraw witness wonder work worry wrestle write yawn yell zoom
  `),
);

// What they are in names of foods, or where people eat and stop eating: no sign of talk by themselves.
const ALSO_FOOD: ReadonlySet<string> = new Set(
  list(`
  bowl bounce camp crush chew cross dig drop fill fire form found garden hang iron juggle land last lay lead lift like link live
  love match matter mean mind number nurse object own pack pick plow point post pour prepare present press pull punch race
  record rest ride sail salt save score scratch separate settle shake shave shine shop shower slip smell
  snow spare spit spot squat start steal step stop store stream stretch strike study supply sweat sweep
  swing tear test tie track train treat trip try type undo value wave weed welcome work zoom count close care face fall charge
  skip finish cycle fake laugh think raise shoot seek satisfy comfort relax kick decide tempt amaze surprise indulge resist
  block shot drop reach opt hide walk slap
  `),
);

const IRREGULAR: ReadonlySet<string> = new Set(
  list(`
  met went came drove flew knew saw taught thought told understood woke wore won wrote spoke slept sat stood swam sang sent sold spent
  swept heard held felt fought found forgot forgave hid hurt kept knelt laid led left lent lied lost meant paid quit rode rang 
  said sought shone shut stuck swore tore threw
  `),
);

/** 'watching', 'watched', 'watch' of a verb that is in the list; undefined for every other word. */
function isVerb(word: string, inFull: boolean): boolean {
  const ending = /(?:ing|ed)$/.exec(word)?.[0];
  if (ending !== undefined) {
    const root = word.slice(0, -ending.length);
    const undoubled = /([bdglmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
    return [root, `${root}e`, undoubled, root.replace(/i$/, 'y')].some(
      (one) => VERBS.has(one) && !ALSO_FOOD.has(one),
    );
  }
  return inFull && ((VERBS.has(word) && !ALSO_FOOD.has(word)) || IRREGULAR.has(word));
}

const SUBJECT =
  /^(?:and |so |then |ok |well )?(i|we|he|she|they|you(?! tiao)|it)(?:'[a-z]{1,2})? ([a-z']+)/;

/** What somebody does who eats, cooks or shares; with any other verb a sentence is about something else. */
const OF_EATING: ReadonlySet<string> = new Set(
  list(`
  ate eat had have had drank drink did do made make cooked cook baked fried boiled grilled tried try split shared picked got
  get grabbed ordered finished used mixed added took went went demolished destroyed smashed wolfed inhaled nibbled snacked
  munched devoured polished scoffed scarfed downed sipped chugged sampled tasted enjoyed blended whipped poured put topped made threw
  decided caved gave broke treated also just only then usually mostly probably maybe think guess started ended managed
  stole licked popped chose opted am was m ve d skipped left opened reheated microwaved warmed heated found bought
  `),
);

const OTHERS: ReadonlySet<string> = new Set(['he', 'she', 'they', 'you']);

/** Talk by its shape, whatever it names. */
const SHAPES: readonly RegExp[] = [
  /\b(?:he|she|they|you|who|what|there)'(?:s|re)\b/,
  /\b\d{1,3}(?:\.\d)? ?(?:degrees?|celsius|fahrenheit|percent off)\b(?! (?:shake|snack|meal|bar))\W*(?:$|and )/,
  /\b(?:sounds?|looks?|smells?|seems?)(?: \w+)? (?:good|great|amazing|nice|lovely|delicious|tasty|bad|weird|off|gross|like|so)\b/,
  /^(?:less|more|fewer|no|better|cut|cutting) [\w ]{2,30}\b(?:this|next|from|every|in|starting|until)\b/,
  /\b(?:this|next|last|every|all) (?:week|month|year|winter|summer|spring|autumn|january|season)\b/,
  /\b(?:went|gone|going) pear[- ]shaped\b|\bwork today\b/,
  /^(?:mr|mrs|ms|miss|dr|prof|sir|aunt|auntie)\.? (?!pepper|oetker|kipling|big)\p{L}+$/u,
  /\b(?:fog|movies?(?! (?:theat(?:er|re)|popcorn|snacks?|nachos|candy))|film|series|song|album|band|novel|jokes?|meme|memes|quiz|riddle|quote|proverb|idiom)s?\b/,
  /\b(?:s|season|ep|episode|part|vol|chapter) ?\d{1,2}\b$/,
];

/** 'he had', 'i watched'; 'i made' may be of food. */
function tellsOfElse(clause: string): boolean {
  const found = SUBJECT.exec(clause);
  if (!found) return false;
  const [, subject = '', verb = ''] = found;
  return OTHERS.has(subject) || (isVerb(verb, true) && !OF_EATING.has(verb));
}

/** Whether a clause that mentions no eating is about something else by its verb. Takes normalised text. */
export function isToldOfElse(clause: string): boolean {
  if (SHAPES.some((shape) => shape.test(clause)) || tellsOfElse(clause)) return true;
  const words: readonly string[] = clause.match(/[\p{L}']+/gu) ?? [];
  const [first] = words;
  if (first !== undefined && isVerb(first, true)) return true;
  return !/[,+\n]/.test(clause) && words.some((word) => isVerb(word, false));
}
