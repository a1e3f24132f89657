import { pino, type Logger } from 'pino';

interface Failure extends Error {
  code?: unknown;
  status?: unknown;
}

/** A log in JSON lines. Of an error it keeps what tells the place, never what a caller sent. */
export function openLog(level: string): Logger {
  return pino({
    level,
    serializers: {
      error: (error: Failure) => {
        const { name, message, code, status, stack } = error;
        return { name, message, code, status, stack };
      },
    },
  });
}
