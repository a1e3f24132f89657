const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  // Without HTTPS there is no `mediaDevices` at all.
  TypeError: 'none',
};

/** On phones, the file input opens the camera app, which is better; desktop browsers do not have one. */
export function prefersLiveCamera(): boolean {
  const touch = window.matchMedia('(pointer: coarse)').matches;
  // Missing outside secure contexts, although the types say otherwise.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return !touch && devices?.getUserMedia !== undefined;
}

/** Opens the rear camera if there is one. Rejects if the user or the device refuses. */
export async function openCamera(): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: 1_600 }, height: { ideal: 1_200 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export async function takePicture(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The camera gave no picture.'));
      },
      'image/jpeg',
      0.95,
    );
  });
}

/** denied: no permission. busy: another app has the camera. */
export type CameraProblem = 'denied' | 'none' | 'busy';

export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error && PROBLEMS[error.name]) || 'busy';
}
