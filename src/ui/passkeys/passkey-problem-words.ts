import { messages } from './messages';

const WORDS: Record<string, string> = {
  cancelled: messages.cancelled,
  known: messages.known,
  'not-here': messages.notHere,
  unsupported: messages.unsupported,
  offline: messages.offline,
};

/** Tells the user why the device made or showed no passkey. */
export function passkeyProblemWords(problem: string): string {
  return WORDS[problem] ?? messages.failed;
}
