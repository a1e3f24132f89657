// The only settings that apply. Others may contact somebody or point to the real server's data, so new settings are
// off in a rehearsal by default.
const KEPT = ['REHEARSAL', 'PORT', 'HOST', 'DATA_DIR', 'DISK_RESERVE_MB', 'LOG_LEVEL'];

const LOOPBACK = '127.0.0.1';

type Given = Record<string, string | undefined>;

/** Whether the server only shows a copy of the data. */
export const isRehearsal = ({ REHEARSAL }: Given) => REHEARSAL === '1';

/** The settings that apply: in a rehearsal only those in `KEPT`. */
export function withoutOutward(given: Given): Given {
  if (!isRehearsal(given)) return given;
  const kept = Object.entries(given).filter(([name]) => KEPT.includes(name));
  return { HOST: LOOPBACK, ...Object.fromEntries(kept) };
}
