import type { CameraProblem } from '../../../device/camera-problem';

const WORDS: Record<CameraProblem, string> = {
  denied:
    'This site may not use the camera. Allow it in the browser, at the sign beside the address, and try again.',
  none: 'No camera was found on this device.',
  busy: 'The camera could not be started. If another app is using it, close that one and try again.',
};

export function cameraWords(problem: CameraProblem): string {
  return WORDS[problem];
}
