import { FRAME_MAX, FRAMES_MAX, MESSAGE_MAX } from '#shared/contract/reports';

/** Facts about a failure, without anything that a user has entered. */
export interface FailureFacts {
  message: string;
  stack: string[];
}

/**
 * Messages of browsers and libraries can quote user data, so quoted text and everything that looks like an address,
 * a key or a number is removed.
 * @param own words that are always removed: names, email addresses
 */
export function failureFacts(failure: unknown, own: readonly string[] = []): FailureFacts {
  const { name, message, stack } = partsOf(failure);
  const clean = withoutPrivate(message, own);
  const words = clean === '' ? name : `${name}: ${clean}`;
  return { message: words.slice(0, MESSAGE_MAX), stack: framesOf(stack) };
}

function partsOf(failure: unknown): { name: string; message: string; stack: string } {
  if (!(failure instanceof Error)) return { name: 'Thrown', message: typeof failure, stack: '' };
  const name = /^[A-Za-z]{1,40}$/.test(failure.name) ? failure.name : 'Error';
  const { kind, status, code } = failure as Error & CallFacts;
  const stack = failure.stack ?? '';
  // The message of a CallError is the server's answer, which may contain user data.
  if (name === 'CallError') return { name, message: [kind, status, code].join(' ').trim(), stack };
  return { name, message: failure.message, stack };
}

interface CallFacts {
  kind?: string;
  status?: number;
  code?: string;
}

const LEFT_OUT = '…';
const MESSAGE_READ = 2_000;
// Identifiers of our code, as browsers quote them.
const OF_CODE = /(\b(?:reading|setting|property|variable) )["'`]([$\w]{1,40})["'`]/g;
// Wrapped in private-use characters, so that the next steps do not remove it.
const KEPT_CODE = /\uE000([$\w]{1,40})\uE000/g;
const PRIVATE: readonly RegExp[] = [
  /"[^"]*"?|`[^`]*`?|“[^”]*”?|«[^»]*»?|‘[^’]*’?/g,
  /[\w-]{20,}/g,
  /\d{4,}/g,
];

function withoutPrivate(message: string, own: readonly string[]): string {
  let text = message
    .slice(0, MESSAGE_READ)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(OF_CODE, '$1\uE000$2\uE000');
  for (const word of own) if (word.length > 1) text = text.split(word).join(LEFT_OUT);
  text = withoutSingleQuoted(text);
  for (const pattern of PRIVATE) text = text.replace(pattern, LEFT_OUT);
  text = text.split(' ').map(withoutAddress).join(' ');
  return text
    .replace(KEPT_CODE, "'$1'")
    .replace(/\p{Cc}/gu, '')
    .trim();
}

function withoutAddress(word: string): string {
  const isAddress = ['@', '://', 'data:', 'blob:'].some((mark) => word.includes(mark));
  const isQuery = word.includes('=') && (word.includes('?') || word.includes('#'));
  return isAddress || isQuery ? LEFT_OUT : word;
}

/** An apostrophe inside a word does not open a quotation; the last apostrophe of the text closes it. */
function withoutSingleQuoted(text: string): string {
  const open = text.search(/(?<![\p{L}\d])'/u);
  if (open < 0) return text;
  const close = text.lastIndexOf("'");
  return text.slice(0, open) + LEFT_OUT + (close > open ? text.slice(close + 1) : '');
}

function framesOf(stack: string): string[] {
  return stack.slice(0, 20_000).split('\n').flatMap(frameOf).slice(0, FRAMES_MAX);
}

/** 'at save (https://host/main.js?x:1:23)' in Chromium, 'save@https://host/main.js:1:23' elsewhere. */
function frameOf(line: string): string[] {
  const place = /:(\d{1,7}):(\d{1,7})\)?$/.exec(line);
  const before = line.slice(0, place?.index ?? 0);
  const start = Math.max(...[' ', '(', '@'].map((mark) => before.lastIndexOf(mark))) + 1;
  const address = before.slice(start);
  if (!place || !address.includes('://')) return [];
  const [path = ''] = address.split(/[?#]/);
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '') || 'page';
  const at = [file, place[1], place[2]].join(':');
  const by = before
    .slice(0, start)
    .replace(/^ *at /, '')
    .replace(/[^\w$.<>[\] ]/g, '')
    .trim();
  return [(by === '' ? at : `${by} (${at})`).slice(0, FRAME_MAX)];
}
