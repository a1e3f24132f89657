import { singleSpaces } from './words';

const list = (text: string) => text.trim().split(/\s+/);

/** What tells that a line is not English: function words, and the commonest foods of each language. */
const MARKERS: ReadonlySet<string> = new Set(
  list(`
  mit und ein eine einen einem einer eins ohne nem dazu etwas bisschen zwei drei vier funf gegessen getrunken heute
  scheibe scheiben stuck stueck teller tasse glas schussel becher handvoll halbe halber halbes el tl beim vom zum
  apfel birne kartoffel kartoffeln milch kase kaese ei eier hahnchen haehnchen huhn fleisch reis nudeln suppe salat
  kuchen wurst fisch gemuse gemuese obst butterbrot vollkornbrot brot erdbeeren beeren zucker honig sahne schinken
  speck zwiebel gurke mohren erbsen pommes rotkohl klosse knodel knoedel sauerbraten linsensuppe rindfleisch
  schweinefleisch putenbrust magerquark joghurt mittagessen abendessen con una unos unas dos y sin vaso plato taza
  trozo rebanada cucharada desayuno almuerzo cena comi tome porciones porcion pollo huevo huevos leche queso pescado
  manzana platano arroz jamon verduras ensalada sopa carne tortilla francesa papas patatas lentejas garbanzos frijoles
  habichuelas pechuga plancha tostada mantequilla aceite azucar zumo jugo cerveza vino agua galletas bocadillo lomo
  asado aguacate avec et une deux trois sans verre assiette morceau tranche tranches cuillere dejeuner mange bu j'ai
  poulet fromage lait oeuf oeufs pomme viande poisson riz jambon beurre confiture yaourt nature haricots biere vin eau
  gateau tarte frites moules semoule charcuterie saumon pates crepe com uma uns umas dois duas sem meio meia copo
  prato fatia fatias xicara chavena colher almoco jantar manha frango queijo leite ovo ovos peixe bolo pao feijao
  presunto manteiga iogurte mel cerveja vinho mamao laranja bife batata batatas grelhado grelhada cozido assado salada
  torrada vitamina aveia maca aur ek teen liya liye khaya khayi piya subah dopahar shaam raat saath thoda aadha ki ka
  ke wala wali anda ande doodh chawal sabzi sabji machli machhli murgh pani chini namak roti gehu katori dahi kein
  keine nicht ich habe hatte noch sehr viel wenig auch dann danach morgens mittags abends vormittag nachmittag
  gebraten gebratene gebratenes gekocht gekochte gekochtes gegrillt gegrillte belegtes belegte uberbacken gefullt ganz
  ganze halb klein kleine kleiner gross grosse grosser dose packung flasche kugel kugeln tafel stk riegel rohe rohes
  gemischter gemischte griechischer nudelsuppe kartoffelsalat wurstchen bratkartoffeln hackfleisch hahnchenbrust
  huhnerbrust pute putenfleisch lachs thunfisch forelle garnelen mandeln walnusse nusse haselnusse erdnusse pilze
  champignons zwiebeln knoblauch tomaten paprika mais bohnen linsen kichererbsen spinat pfannkuchen apfelmus apfelsaft
  orangensaft wasser kaffee tee bier wein schokolade kekse eis sosse marmelade leberwurst frischkase huttenkase
  haferflocken eiweiss ruhrei spiegelei spiegeleier olivenol essig salz pfeffer wassermelone kirschen trauben pfirsich
  heidelbeeren himbeeren del para por media medio fresco fresca frito fritos frita fritas cocido cocida cocidos
  revuelto revueltos relleno rellena rellenos negros blanco pequeno pequena poco tarde manana ayer hoy gusta comida
  desnatada naranja fresa fresas sandia uva uvas pera melocoton pina pavo cerdo ternera atun merluza ahumado bistec
  albondigas salchicha salchichas champinones pimiento pimientos cebolla pepino zanahoria zanahorias calabaza
  calabacin espinacas judias guisantes lechuga tomate ajo sal tortitas cucharadas aceitunas croquetas helado yogur
  nueces almendras cacahuetes mermelada chuleta chuletas empanadas bizcocho aux des du dans sur chez soir midi matin
  petit petite moitie demi entier complet vapeur chaud froid fume rouge blanche blanc rotie grille grillee soupe
  oignon oignons poireaux champignon carottes courgettes epinards choux petits pois lentilles  haricot œuf
  œufs bœuf boeuf porc veau agneau dinde canard thon crevettes moutarde huile sel sucre miel noix amandes fraise
  fraises framboises myrtilles cerises raisin peche poire pasteque ananas citron gaufre gaufres biscotte biscottes
  tartine tartines jus bouteille cuilleree cuillerees bol hachis puree salades ao aos pela pelo muito pouco ontem hoje
  noite lanche suco bolacha bolachas moida moido peito coxa atum sardinha camarao macarrao molho doce tigela mexidos
  mexido cozidos cozida abacate abacaxi morango morangos melancia limao cenoura cebola alface ervilhas milho abobora
  espinafre couve acucar azeite requeijao linguica salsicha farinha mandioca cuscuz desnatado hai tha thi khana khate
  nashta nashte bhi thodi garam thanda meetha ghar aaj kal bhindi lauki tamatar pyaz gajar kela seb tarbooz angoor
  nariyal santra aam nimbu kheera matar gilas chammach glaas mithai andey ubla uble de la le les los las au al un der
  das dem den auf bei fur oder von zur da em na se mein mi
  litro litros barra racion raciones lata latas botella copas canas unidad unidades chiquitos chiquitas grande grandes
  tiefkuhl gefroren selbstgemacht portionen dosen flaschen viertel anderthalb partage partagee parts verres bouteilles
  boite boites canette canettes pinte maison demie garrafa garrafas porcao porcoes pedaco pedacos inteiro inteira metade
  khaye khayee bina chote chota bade bada zardi mutthi tukda tukde gilaas pyala quente frio fria gelado gelada imperiais
  imperial chope chopp galao bifana pasteis misto cortado cortados platanos samose parathe rotiyan garnie reine crudo
  cruda tinto verano tostadas nems radler breze brezn semmel semmeln weckle schorle caldo kein keinen una complete
  completa completo caliente dulce pelada peladas pelado pelados
`),
);
/** Words that English lines hold, too: two of them are needed. */
const SHARED: ReadonlySet<string> = new Set(
  list(
    `
  roti dahi katori anda carne tortilla sopa tarte crepe wurst asado verde arroz pollo con queso bolo el tl glas ei y
  ki ka ke et nature salat mel raat papas lomo jamon bu tostada dos murgh pommes frites jugo mange vin vitamina quark
  sabzi sabji chawal tafel champignons mais eis del para por media medio fresco fritos blanco tarde uva pera pina
  bistec sal tortitas croquetas helado empanadas des du sur midi matin petit petite demi rouge blanc rotie champignon
  porc thon sel miel noix raisin peche poire citron biscotte jus bol puree doce mexido couve mandioca cuscuz hai ghar
  kal seb aam nimbu de la le les los las au al un der das dem den auf bei fur oder von vom zur da em na ao se mein tha
  mi chez sans legumes aioli grande grandes parts imperial maison platano platanos reine radler nems caldo bina complete
    completa completo litro barra lata pinte cortado cortados semmel tostadas chota bada misto
`,
  ),
);
/** English words with an accent, written without it. */
const ACCENTED_ENGLISH: ReadonlySet<string> = new Set(
  list(`
  creme crepe crepes jalapeno jalapenos acai puree pureed saute sauteed sauteing entree entrees rose pina brulee gruyere
  pate pates flambe cafe comte muller haagen dazs nestle frappe souffle canape canapes consomme bechamel pho banh mi
  doner durum kofte kofta spatzle espanola tourtiere jagermeister schnapps fraiche uber aperol cliche glace
  nicoise bearnaise borek rosti mate mousse eclair eclairs smorgasbord habanero habaneros anejo maitre
`),
);

const ACCENT = /[\u00df-\u00f6\u00f8-\u017f]/;

/** Whether a text as typed holds a word with letters that English does not have. */
function isAccented(typed: string): boolean {
  const words =
    typed
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  return words.some(
    (word) =>
      ACCENT.test(word) && !ACCENTED_ENGLISH.has(word.normalize('NFKD').replace(/\p{M}/gu, '')),
  );
}

/** Foods by which English lines call them, too. */
const CALLED_SO: ReadonlySet<string> = new Set(
  list('roti sabzi sabji bhindi katori chawal dahi anda dal lauki aloo gajar tortilla carne'),
);

function markOf(word: string): number {
  if (!MARKERS.has(word)) return 0;
  if (CALLED_SO.has(word)) return 0.25;
  return SHARED.has(word) ? 0.5 : 1;
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const ENGLISH_WORDS = list(
  'the with for and of i had my some in was ate a on at no from plain fried grilled cooked w n half small large extra black white ' +
    'green bowl slice slices cup bag plate sauce rice bread egg eggs chicken milk cheese coffee sugar left over without',
);

// Makers and chains whose names are of another language.
const NAMED_SO =
  /\b(?:el (?:pollo loco|monterey|paso)|del (?:taco|monte)|la croix|baja fresh|al pastor|carne asada|pan dulce)\b/g;

/**
 * Whether a line is in a language that the tables do not speak.
 * @param text normalised
 * @param typed the same with its accents
 */
export function isForeign(text: string, typed = text): boolean {
  if (OTHER_SCRIPT.test(text)) return true;
  const words = new Set(text.replaceAll(NAMED_SO, ' ').match(/[\p{L}']+/gu) ?? []);
  const marks = marksOf(words, typed);
  const isEnglish = ENGLISH_WORDS.filter((word) => words.has(word)).length >= 2;
  return marks >= (isEnglish ? 2 : 1);
}

function marksOf(words: ReadonlySet<string>, typed: string): number {
  return [...words].reduce((sum, word) => sum + markOf(word), isAccented(typed) ? 0.5 : 0);
}

// A word that both languages have is a sign, and no proof.
const SIGN = 0.5;

/** Whether a word of a line is rather of another language: '3 tacos de asada'. Takes what `isForeign` takes. */
export function isPartlyForeign(text: string, typed = text): boolean {
  return marksOf(new Set(text.match(/[\p{L}']+/gu) ?? []), typed) >= SIGN;
}

const ENGLISH: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'with: mit con avec com saath dazu',
    'and: und y et aur e dazu',
    '1: ein eine einen einem einer eins un una uno une um uma ek ne nem',
    '2: zwei dos deux dois duas do',
    '3: drei tres trois teen',
    '4: vier cuatro quatre quatro char',
    '1/2: halbe halber halbes halben medio media demi meio meia aadha',
    'slice: fetta fette sneetje sneetjes scheibe scheiben rebanada rebanadas tranche tranches fatia fatias',
    'glass: glas bicchiere bicchieri vaso vasos verre verres copo copos gilas',
    'cup: tasse tassen taza tazas xicara xicaras chavena',
    'plate: teller plato platos assiette prato pratos',
    'bowl: schussel tigela bol ciotola',
    'handful: handvoll',
    'tbsp: el cucharada cuillere colher essloffel',
    'tsp: tl teeloffel cucharadita',
    'pieces: stuck stueck porciones porcion morceau morceaux unidades unidade unidad pezzi pezzo',
    'bottle: flasche flaschen botella botellas bouteille bouteilles garrafa garrafas',
    'can: dose dosen lata latas canette canettes',
    'pot: becher pote',
    'g: gramm gramos grammes gramas gr',
  ].flatMap((line) => {
    const [english = '', words = ''] = line.split(': ');
    return words.split(' ').map((word) => [word, english]);
  }),
);

/** Words that mean another food in English. */
const FALSE_FRIENDS: Readonly<Record<string, string>> = {
  tunas: 'prickly pears',
  prunes: 'plums',
  // A banana in Spain, and a plantain elsewhere.
  platano: 'platano',
  platanos: 'platanos',
};

/** Whether such a word is all that a line says: '3 prunes' is French and English, for two foods. */
export function isFalseFriend(text: string): boolean {
  const [word = '', ...more] = text.match(/\p{L}+/gu) ?? [];
  return more.length === 0 && Object.hasOwn(FALSE_FRIENDS, word);
}

/** One apple; 'pommes' are fries in more lines. */
const POMME = /(?<!\bcompotes? (?:de |d'|aux? )?)\bpomme\b(?! (?:de terre|frites?|d'amour))/g;
/** 'yogur con coco'; 'agua de coco' and 'arroz con coco' are names. */
const COCO = /(?<!\b(?:de|arroz con) )\bcoco\b(?! (?:rallado|pops))/g;

/** A foreign line with the foods that its words mean: French 'prunes' are plums. */
export function withoutFalseFriends(text: string): string {
  return withWords(text.replace(POMME, 'apple').replace(COCO, 'fresh coconut'), FALSE_FRIENDS);
}

/** 'yogur sin azúcar' */
const UNSWEETENED =
  /,? \b(?:sin azucar(?: anadid[ao])?|sans sucre(?: ajoute)?|ohne zucker|senza zucchero|sem acucar|zonder suiker|bez cukru)\b/g;

/** The amounts and separators of a foreign line in English; its foods stay as they are. */
export function spellForeignAmounts(text: string): string {
  return withWords(singleSpaces(text.replace(UNSWEETENED, ' ')), ENGLISH);
}

function withWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/[\p{L}]+/gu, (word) =>
    Object.hasOwn(words, word) ? (words[word] ?? word) : word,
  );
}
