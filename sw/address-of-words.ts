import { SHARED_WORDS } from '#shared/contract/pages';

// An address has to carry them.
const WORDS_MOST = 2_000;

/**
 * Where words lead that another app shared; null where it shared none. An address of the web is no meal: it counts
 * only where nothing else was said.
 */
export function addressOfWords(form: FormData): string | null {
  const part = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [title, text, url] = [part('title'), part('text'), part('url')];
  // Some apps say the same twice.
  const said = text.includes(title) ? [text] : [title, text];
  const words = said.filter((one) => one !== '').join('\n') || url;
  if (words === '') return null;
  // By character: half a one cannot stand in an address.
  const some = Array.from(words).slice(0, WORDS_MOST).join('');
  return `${SHARED_WORDS}${encodeURIComponent(some)}`;
}
