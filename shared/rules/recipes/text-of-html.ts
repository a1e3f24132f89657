const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
};
const BREAK = /<(?:br|\/p|\/li|\/div|\/h[1-6])\s{0,3}\/?>/giu;
const TAG = /<\/?[a-z!][^<>]{0,2000}>/giu;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/giu;
const CODE_POINT_MAX = 0x10_ff_ff;

/**
 * The visible text of HTML: without tags, with decoded entities, one line per paragraph. Decodes twice, because
 * recipe pages often encode entities twice.
 */
export function textOfHtml(text: string): string {
  return decoded(decoded(text))
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= CODE_POINT_MAX ? String.fromCodePoint(code) : entity;
  });
}
