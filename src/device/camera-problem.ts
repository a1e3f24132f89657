/** Why there is no picture of a camera: it may not be used, there is none, or it is held by another app. */
export type CameraProblem = 'denied' | 'none' | 'busy';

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  // Without HTTPS there is no `mediaDevices` at all.
  TypeError: 'none',
};

/** What has kept a camera from being opened, by the error that came of it. */
export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error && PROBLEMS[error.name]) || 'busy';
}
