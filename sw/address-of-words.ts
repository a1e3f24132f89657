import { SHARED_WORDS } from '#shared/contract/pages';

// Enough for a recipe with its method. Browsers accept addresses of two million characters.
const WORDS_MOST = 10_000;

/** The address to open for text and a URL shared by another app; null if it shared neither. */
export function addressOfWords(form: FormData): string | null {
  const part = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [title, text, url] = [part('title'), part('text'), part('url')];
  // Some apps send the same text twice.
  const said = text.includes(title) ? [text] : [title, text];
  const all = said.some((one) => one.includes(url)) ? said : [...said, url];
  const words = all.filter((one) => one !== '').join('\n');
  if (words === '') return null;
  // Cut by character, because half of a surrogate pair cannot be encoded in an address.
  const some = Array.from(words).slice(0, WORDS_MOST).join('');
  return `${SHARED_WORDS}${encodeURIComponent(some)}`;
}
