// What is none of these may reach somebody, or be the place of the server beside it: a new setting, too, is off at first.
const KEPT = ['REHEARSAL', 'PORT', 'HOST', 'DATA_DIR', 'DISK_RESERVE_MB', 'LOG_LEVEL'];

const LOOPBACK = '127.0.0.1';

type Given = Record<string, string | undefined>;

/** Whether a server is only for a look at a copy of the data. */
export const isRehearsal = ({ REHEARSAL }: Given) => REHEARSAL === '1';

/** The settings that count: in a rehearsal a few. */
export function withoutOutward(given: Given): Given {
  if (!isRehearsal(given)) return given;
  const kept = Object.entries(given).filter(([name]) => KEPT.includes(name));
  return { HOST: LOOPBACK, ...Object.fromEntries(kept) };
}
