import { pino, type DestinationStream, type Logger } from 'pino';

interface Failure extends Error {
  code?: unknown;
  status?: unknown;
}

// What a log that cannot be written holds back at most; later lines are dropped.
const HELD_BACK_MAX = 1024 * 1024;

/** A log in JSON lines. Of an error it keeps what tells the place, never what a caller sent. */
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

/** Where lines go. A full disk or a reader that has gone ends the log, never the process. */
function logFile(dest: number | string): DestinationStream {
  const destination = pino.destination({ dest, sync: true, maxLength: HELD_BACK_MAX });
  destination.on('error', () => undefined);
  return destination;
}
