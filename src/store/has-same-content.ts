/**
 * Whether two answers of a query are deeply equal, comparing lists and plain objects. Anything else (bytes, a date, a
 * function) is equal only to itself.
 */
export function hasSameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) return Array.isArray(other) && hasSameEntries(one, other);
  return isPlain(one) && isPlain(other) && hasSameFields(one, other);
}

function hasSameEntries(one: readonly unknown[], other: readonly unknown[]): boolean {
  return (
    one.length === other.length && one.every((entry, place) => hasSameContent(entry, other[place]))
  );
}

type Fields = Readonly<Record<string, unknown>>;

function hasSameFields(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && hasSameContent(one[name], other[name]))
  );
}

function isPlain(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
