import { messages } from './messages';

const COPIED = { title: messages.copied, description: messages.pasteItSomewhereSafe };

const NOT_COPIED = {
  title: messages.notCopied,
  description: messages.notAllowedByBrowser,
  failed: true,
};

/** The toast after copying a code or a key. */
export function copiedToast(isCopied: boolean) {
  return isCopied ? COPIED : NOT_COPIED;
}
