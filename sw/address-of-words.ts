import { SHARED_WORDS } from '#shared/contract/pages';

// A recipe with its method, and more than a meal takes; browsers take addresses of two million characters.
const WORDS_MOST = 10_000;

/** Where words lead that another app shared, with the address of its page; null where it shared none. */
export function addressOfWords(form: FormData): string | null {
  const part = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [title, text, url] = [part('title'), part('text'), part('url')];
  // Some apps say the same twice.
  const said = text.includes(title) ? [text] : [title, text];
  const all = said.some((one) => one.includes(url)) ? said : [...said, url];
  const words = all.filter((one) => one !== '').join('\n');
  if (words === '') return null;
  // By character: half a one cannot stand in an address.
  const some = Array.from(words).slice(0, WORDS_MOST).join('');
  return `${SHARED_WORDS}${encodeURIComponent(some)}`;
}
