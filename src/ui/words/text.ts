export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Prevents line breaks inside: for a number with its unit, or the years in a table's name. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011');
}

// The noun to pluralize ends before these: '1 cup of milk', '1 piece, medium pizza', '1 can (12 fl oz)'.
const REST = /,| \(| (?:with|without|of|from|in|per|for|not)\b/;

const UNCHANGED =
  /^(?:oz|lb|l|g|ml|small|medium|large|regular|whole|thin|thick|mini|miniature|jumbo|tall|grande|venti|raw|dry|yields|refuse|fish|shrimp|corn|bread)$|[^s]s$|ed$|[^a-z]/i;

/** The plural of an English measure: 'cups, cooked', 'fl oz', 'pieces/slices'. */
export function plural(words: string): string {
  const end = REST.exec(words)?.index ?? words.length;
  const last = words.lastIndexOf(' ', end - 1) + 1;
  const noun = words.slice(last, end).split('/').map(pluralNoun).join('/');
  return words.slice(0, last) + noun + words.slice(end);
}

function pluralNoun(noun: string): string {
  if (UNCHANGED.test(noun)) return noun;
  if (/(?:ss|x|z|ch|sh|ato)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:ea|oa|al)f$/.test(noun) ? `${noun.slice(0, -1)}ves` : `${noun}s`;
}
