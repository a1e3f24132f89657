/**
 * A short mark of a description, the same wherever it is made: says whether a reading was made of
 * these very words. It keeps nobody from forging one. (Two 32-bit FNV-1a sums, one over the words
 * backwards.)
 */
export function markOfWords(words: string): string {
  return `${fnv(words)}${fnv(Array.from(words).reverse().join(''))}`;
}

function fnv(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum ^= text.charCodeAt(at);
    sum = Math.imul(sum, 0x01000193);
  }
  return (sum >>> 0).toString(36);
}
