import { IntlMessageFormat } from 'intl-messageformat';

const parsed = new Map<string, IntlMessageFormat>();

/**
 * Fills a message of a catalog (ICU MessageFormat) with its values.
 * @throws where a value is missing
 */
export function format(message: string, values: Readonly<Record<string, string | number>>): string {
  let ready = parsed.get(message);
  if (!ready) {
    ready = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });
    parsed.set(message, ready);
  }
  return String(ready.format(values));
}
