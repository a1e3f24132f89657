import { wholeWords } from './whole-words';

const PART = /\{(\w+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g;

/**
 * Fills a message of a catalog with its values. Supports only the part of ICU MessageFormat that the catalogs use,
 * `{name}` and `{count, plural, one {# meal} other {# meals}}`: a complete library would add 10 kB to the first load.
 */
export function format(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(PART, (_part, name: string, one?: string, other?: string) => {
    // A test checks the names. Stored data may lack a field, and that must not break a screen.
    const value = values[name] ?? '';
    if (one === undefined || other === undefined) return String(value);
    return (Number(value) === 1 ? one : other).replaceAll('#', countWords(Number(value)));
  });
}

/** '1,200' and '1.5': fractions are kept, for parts of a serving. */
function countWords(count: number): string {
  const [, part] = String(Number(count.toFixed(3))).split('.');
  return part === undefined ? wholeWords(count) : `${wholeWords(Math.trunc(count))}.${part}`;
}
