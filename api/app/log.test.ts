import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openLog } from './log';

const folder = mkdtempSync(path.join(tmpdir(), 'platelog-log-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function linesOf(name: string, write: (log: ReturnType<typeof openLog>) => void): string[] {
  const file = path.join(folder, name);
  write(openLog('info', file));
  return readFileSync(file, 'utf8').trim().split('\n');
}

test("a log line is JSON with the time in UTC, and the caller's input is only a value in it", () => {
  const sent = '%s %d\n{"level":60,"msg":"the disk is full"}\r\n\u001B[2J';
  const before = Date.now();
  const lines = linesOf('values', (log) => {
    log.info({ path: sent }, 'request');
  });
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '') as { time: number; level: number };
  expect(line).toMatchObject({ path: sent, msg: 'request', level: 30 });
  expect(line.time).toBeGreaterThanOrEqual(before);
  expect(line.time).toBeLessThanOrEqual(Date.now());
  expect(lines[0]).toMatch(/^\P{Cc}*$/u);
});

test('an error is logged with its stack, and without its other properties', () => {
  const error = Object.assign(new Error('refused'), {
    code: 'E_REFUSED',
    parameters: ['ada@example.org'],
    response: { body: 'secret' },
  });
  const [line = ''] = linesOf('errors', (log) => {
    log.error({ error }, 'request failed');
  });
  expect(JSON.parse(line)).toMatchObject({ error: { message: 'refused', code: 'E_REFUSED' } });
  expect(line).not.toMatch(/ada@example|secret/);
});
