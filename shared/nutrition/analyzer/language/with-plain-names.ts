/**
 * Names of foods that hold a word of talk, of addresses or of other things: 'quality street', 'a jacket potato',
 * 'love hearts'. A clause is looked at without them.
 */
const NAMES =
  String.raw`jackets?(?= (?:potato|potatoes|spuds?)\b)|(?<=\b(?:\d|an?|my|the) )jackets?(?=,? (?:and|with|w|n)\b)|quality street|rocky road|mi (?:goreng|quang|vit)|` +
  String.raw`hi[ -]?(?:malt|chews?)|go ?macro|go ahead|go bucket|go[ -]?go squeez|angry orchard|corny bars?|pick ?up bars?|tennis biscuits?|` +
  String.raw`football pies?|happy dads?|drums of heaven|love (?:hearts?|letters?)|love it(?= (?:size|cup|ice))|hungry lion|street tacos?|pulse (?:candy|candies)|multivitamin juices?|street corn|` +
  String.raw`dr\.? praegers?|freeze pops?|blast freeze|boxed mac|balanced breaks?|mr\.? (?:goodbars?|pibb)|push pops?|won ton|m ?& ?m'?s?|cheeze?[ -]?its|` +
  String.raw`original recipe|home recipe|weight gainer|open (?:rye|sandwich|sandwiches|faced)|back bacon|hand rolls?|hand (?:breaded|torn|cut|made|pulled)|` +
  String.raw`(?:leg|shoulder) (?:of|quarters?|breast|petite)|leg quarters?|head cheese|rib tips|pg tips|(?:bunny|puppy) chow|bunny grahams|goldfish|turtle (?:chips|green)|` +
  String.raw`horse (?:gram|mackerel|meat)|celsius|xxxx|glucose biscuits?|supermarket (?:sandwich|pizza|sushi|salad|meal deal)|store[ -]?bought|dollar slice|` +
  String.raw`bus up shut|fasting plate|dream whip|hint of|nutrition plan|cravings? box|burn energy|cheap (?=frozen|pizza|wine|beer)|neck oil|maxwell street|insomnia cookies?|nothing bundt|` +
  String.raw`sushi train|cycling gels?|sweetener tablets?|tablet sweet|pain beurre|bubble o.? ?bill|do[ -]si[ -]dos?|k corn ?dogs?|l chiki|yard[ -]?long|fish ?balls street|small street|` +
  String.raw`processed|mixed dishes|3-2-1 plan|cold stone|bourbon street|pret love bar|supermarket bakery|slice supermarket|crescent rolls?|street toast`;

const NAMED = new RegExp(String.raw`\b(?:${NAMES})`, 'g');

/** A clause with such names as the name of any food. Takes normalised text. */
export function withPlainNames(clause: string): string {
  return clause.replace(NAMED, 'bread');
}
