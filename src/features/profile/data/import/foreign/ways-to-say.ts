// '2 each' of something are two of it.
const COUNT_ALONE = /^([\d.,]+) ?(?:each|piece|pieces|unit|units|item|items|x)$/i;

/**
 * A food and its amount as somebody would describe them, for the analyser: as the name is written, which a
 * description of its tables may be, and without the commas at which it would part it.
 */
export function waysToSay(amount: string, name: string): string[] {
  // 'tbsp, whole pieces' and 'large (5 cm)': what follows says how it was cut, not how much it is.
  const measure = amount.replace(/[,(].*$/s, '').trim();
  const said = measure.replace(COUNT_ALONE, '$1');
  const parts = name.split(/[,;:/()]/).map((part) => part.trim());
  const ways = [name, parts.filter((part) => part !== '').join(' ')];
  return [...new Set(ways.map((way) => `${said} ${way}`.trim()))];
}
