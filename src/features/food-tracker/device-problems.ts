import type { CameraProblem } from '../../device/camera';
import { ImageProblem } from '../../device/shrink-image';
import { format } from '../../ui/words/format';
import { messages } from './messages';

const WORDS: Record<CameraProblem, string> = {
  denied: messages.cameraBlocked,
  none: messages.noCamera,
  busy: messages.cameraNotStarted,
};

export function cameraWords(problem: CameraProblem): string {
  return WORDS[problem];
}

/** Says why a reader could not be started. It is downloaded at its first use, so offline it may be missing. */
export function readerProblem(what: string): string {
  return navigator.onLine
    ? format(messages.couldNotBeStarted, { what })
    : format(messages.notOnThisDeviceYet, { what });
}

/** Says why a picture could not be read. @param reader the reader's name on the screen: 'The label reader' */
export function pictureProblem(error: unknown, reader: string): string {
  return error instanceof ImageProblem ? imageWords(error) : readerProblem(reader);
}

/** Used wherever a photo can be added. */
export const HEIC_WORDS = messages.cannotOpenHeic;

/** Says why a file cannot be used as a picture, and what to do. */
function imageWords({ reason }: ImageProblem): string {
  return reason === 'heic' ? HEIC_WORDS : messages.fileNotAnImage;
}
