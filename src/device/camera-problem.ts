/** denied: no permission. busy: another app has the camera. */
export type CameraProblem = 'denied' | 'none' | 'busy';

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  // Without HTTPS there is no `mediaDevices` at all.
  TypeError: 'none',
};

export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error && PROBLEMS[error.name]) || 'busy';
}
