import { pino, type DestinationStream, type Logger } from 'pino';

interface Failure extends Error {
  code?: unknown;
  status?: unknown;
}

// The most bytes that are buffered while the log cannot be written; later lines are dropped.
const HELD_BACK_MAX = 1024 * 1024;

export function openLog(level: string, file: number | string = 1): Logger {
  return pino(
    {
      level,
      serializers: {
        error: (error: Failure) => {
          const { name, message, code, status, stack } = error;
          return { name, message, code, status, stack };
        },
      },
    },
    logFile(file),
  );
}

/** A full disk or a closed pipe must end only the log, not the process. */
function logFile(dest: number | string): DestinationStream {
  const destination = pino.destination({ dest, sync: true, maxLength: HELD_BACK_MAX });
  destination.on('error', () => undefined);
  return destination;
}
