import { messages } from './messages';

const WORDS: Record<string, string> = {
  cancelled: messages.cancelled,
  known: messages.known,
  'not-here': messages.notHere,
  unsupported: messages.unsupported,
  offline: messages.offline,
};

/** Tells the user why no passkey was created or used. */
export function passkeyProblemWords(problem: string): string {
  return WORDS[problem] ?? messages.failed;
}
