import { messages } from './messages';

const COPIED = { title: messages.copied, description: messages.pasteItSomewhereSafe };

const NOT_COPIED = {
  title: messages.notCopied,
  description: messages.thisBrowserDoesNotAllowIt,
  failed: true,
};

/** What is said once a code or a key was to be copied. */
export function copiedToast(isCopied: boolean) {
  return isCopied ? COPIED : NOT_COPIED;
}
