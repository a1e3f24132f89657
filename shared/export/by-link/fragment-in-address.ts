/** What stands behind the '#' of a link to `/shared`, on whatever server. */
const ADDRESS = /\/shared\/?#(\d{1,3}\.[\w-]{1,8000})$/u;

/**
 * The part of an address that `readFragment` reads. The server in it is of no use: all there is stands in the fragment.
 * @returns null where it is no link to something shared
 */
export function fragmentInAddress(text: string): string | null {
  return ADDRESS.exec(text.trim())?.[1] ?? null;
}
