import type { CameraProblem } from '../../device/camera';
import { ImageProblem } from '../../device/shrink-image';
import { format } from '../../ui/words/format';
import { messages } from './messages';

const WORDS: Record<CameraProblem, string> = {
  denied: messages.thisSiteMayNotUseThe,
  none: messages.noCameraWasFoundOnThis,
  busy: messages.theCameraCouldNotBeStarted,
};

export function cameraWords(problem: CameraProblem): string {
  return WORDS[problem];
}

/** The reader is downloaded at its first use. */
export function readerProblem(what: string): string {
  return navigator.onLine
    ? format(messages.couldNotBeStarted, { what })
    : format(messages.isNotOnThisDeviceYet, { what });
}

/** Why a picture could not be read. @param reader in words: 'The label reader' */
export function pictureProblem(error: unknown, reader: string): string {
  return error instanceof ImageProblem ? imageWords(error) : readerProblem(reader);
}

/** The same for every way to give a photo. */
export const HEIC_WORDS = messages.thisBrowserCannotOpenHeic;

/** Why a file is no picture here, and what to do. */
function imageWords({ reason }: ImageProblem): string {
  return reason === 'heic' ? HEIC_WORDS : messages.thisFileIsNotAnImage;
}
