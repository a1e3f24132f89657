/**
 * A copy of an object with the fields of another added. Where a literal spreads an object and then
 * adds to it, node 20 makes a new hidden class for every single copy: 12 microseconds instead of
 * 0.6, and all code that reads such objects slows down. Paths taken once an operation call this.
 */
export function joined<One extends object, Other extends object>(
  one: One,
  other: Other,
): One & Other {
  return Object.assign({}, one, other);
}
