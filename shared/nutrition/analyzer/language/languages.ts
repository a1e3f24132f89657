const list = (text: string) => text.trim().split(/\s+/);

/** What tells that a line is not English: function words, and the commonest foods of each language. */
const MARKERS: ReadonlySet<string> = new Set(
  list(`
  mit und ein eine einen einem einer eins ohne nem dazu etwas bisschen zwei drei vier funf gegessen getrunken heute scheibe
  scheiben stuck stueck teller tasse glas schussel becher handvoll halbe halber halbes becher el tl  beim vom zum
  apfel birne kartoffel kartoffeln milch kase kaese ei eier hahnchen haehnchen huhn fleisch reis nudeln suppe salat kuchen
  wurst fisch gemuse gemuese obst butterbrot vollkornbrot brot erdbeeren beeren zucker honig sahne schinken speck zwiebel gurke mohren erbsen
  pommes rotkohl klosse knodel knoedel sauerbraten linsensuppe rindfleisch schweinefleisch putenbrust magerquark joghurt mittagessen abendessen
  con una unos unas dos y sin vaso plato taza trozo rebanada cucharada desayuno almuerzo cena comi tome porciones porcion
  pollo huevo huevos leche queso pescado manzana platano arroz jamon verduras ensalada sopa carne tortilla francesa papas patatas
  lentejas garbanzos frijoles habichuelas pechuga plancha tostada mantequilla aceite azucar zumo jugo cerveza vino agua galletas bocadillo lomo   asado aguacate
  avec et une deux trois sans verre assiette morceau tranche tranches cuillere  dejeuner mange bu j'ai
  poulet fromage lait oeuf oeufs pomme pommes viande poisson riz jambon beurre confiture yaourt nature  haricots
  biere vin eau gateau tarte frites moules semoule charcuterie saumon pates crepe  
  com uma uns umas dois duas sem meio meia copo prato fatia fatias xicara chavena colher comi almoco jantar manha
  frango queijo leite ovo ovos peixe bolo pao feijao arroz presunto manteiga iogurte mel  cerveja vinho agua mamao laranja
  bife batata batatas grelhado grelhada  cozido assado salada torrada vitamina aveia maca
  aur ek teen liya liye khaya khayi piya subah dopahar shaam raat saath thoda aadha ki ka ke  wala wali anda ande doodh
  chawal sabzi sabji machli machhli murgh pani chini namak roti gehu katori dahi
`),
);
/** Words that English lines hold, too: two of them are needed. */
const SHARED: ReadonlySet<string> = new Set(
  list(
    'roti dahi katori anda carne tortilla sopa tarte crepe wurst asado  verde arroz pollo con queso bolo el tl glas ei y ki ka ke et  nature salat mel raat papas lomo jamon bu tostada dos murgh pommes frites jugo mange vin et vitamina quark sabzi sabji chawal',
  ),
);
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const ENGLISH_WORDS = list('the with for and of i had my some in was ate');

/** Whether a line is in a language that the tables do not speak. Takes normalised text. */
export function isForeign(text: string): boolean {
  if (OTHER_SCRIPT.test(text)) return true;
  const words = new Set(text.match(/[\p{L}']+/gu) ?? []);
  let marks = 0;
  for (const word of words) if (MARKERS.has(word)) marks += SHARED.has(word) ? 0.5 : 1;
  const isEnglish = ENGLISH_WORDS.filter((word) => words.has(word)).length >= 2;
  return marks >= (isEnglish ? 2 : 1);
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
    'slice: scheibe scheiben rebanada rebanadas tranche tranches fatia fatias',
    'glass: glas vaso vasos verre verres copo copos gilas',
    'cup: tasse tassen taza tazas xicara xicaras chavena',
    'plate: teller plato platos assiette prato pratos',
    'bowl: schussel katori tigela bol',
    'handful: handvoll',
    'tbsp: el cucharada cuillere colher essloffel',
    'tsp: tl teeloffel cucharadita',
    'pieces: stuck stueck porciones porcion morceau',
    'g: gramm gramos grammes gramas gr',
  ].flatMap((line) => {
    const [english = '', words = ''] = line.split(': ');
    return words.split(' ').map((word) => [word, english]);
  }),
);

/** The amounts and separators of a foreign line in English; its foods stay as they are. */
export function spellForeignAmounts(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) =>
    Object.hasOwn(ENGLISH, word) ? (ENGLISH[word] ?? word) : word,
  );
}
