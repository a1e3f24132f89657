import type { CameraProblem } from '../../device/camera';
import { ImageProblem } from '../../device/shrink-image';

const WORDS: Record<CameraProblem, string> = {
  denied:
    'This site may not use the camera. Allow it in the browser, at the sign beside the address, and try again.',
  none: 'No camera was found on this device.',
  busy: 'The camera could not be started. If another app is using it, close that one and try again.',
};

export function cameraWords(problem: CameraProblem): string {
  return WORDS[problem];
}

/** The reader is downloaded at its first use. */
export function readerProblem(what: string): string {
  return navigator.onLine
    ? `${what} could not be started. Please try again.`
    : `${what} is not on this device yet: it is fetched when it is first used with a signal.`;
}

const NO_PICTURE = 'This file is not a picture that can be read.';

/** Why a picture could not be read. @param reader in words: 'The label reader' */
export function pictureProblem(error: unknown, reader: string): string {
  return error instanceof ImageProblem ? NO_PICTURE : readerProblem(reader);
}
