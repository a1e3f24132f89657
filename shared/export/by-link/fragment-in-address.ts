/** The fragment of a link to `/shared`, on any server. */
const ADDRESS = /\/shared\/?#(\d{1,3}\.[\w-]{1,8000})$/u;

/**
 * The part of a link that `readFragment` reads. The server in the link does not matter, because everything is in the
 * fragment.
 * @returns null if it is not a link to something shared
 */
export function fragmentInAddress(text: string): string | null {
  return ADDRESS.exec(text.trim())?.[1] ?? null;
}
