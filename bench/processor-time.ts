import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Flags, Result } from 'lighthouse';

/** Work of a thread from `ts` on: `dur` microseconds of wall time and `tdur` of processor time. */
interface Span {
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tts?: number;
  tdur?: number;
}

// Response time of a server without other load, in ms.
const SERVER_MS = 5;

/**
 * One run of Lighthouse, judged twice: unchanged, and with processor time instead of wall time, which grows on a busy
 * machine. Its model of the network stays the same.
 */
export async function judgeTwice(url: string, flags: Flags): Promise<[Result, Result]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-lighthouse-'));
  try {
    const asItIs = await judge(url, { ...flags, gatherMode: folder, auditMode: folder });
    const { origin } = new URL(url);
    const precomputedLanternData = {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: SERVER_MS },
    };
    change(path.join(folder, 'defaultPass.trace.json'), (trace) => {
      countByProcessor((trace as { traceEvents: Span[] }).traceEvents);
    });
    // Lighthouse judges a saved run only with the settings that it was made with.
    change(path.join(folder, 'artifacts.json'), (artifacts) => {
      Object.assign((artifacts as { settings: object }).settings, { precomputedLanternData });
    });
    const kept = { ...flags, auditMode: folder, precomputedLanternData };
    return [asItIs, await judge(url, kept)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function judge(url: string, flags: Flags): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const answer = await lighthouse(url, flags);
  if (!answer) throw new Error('Lighthouse gave no answer.');
  const { runtimeError } = answer.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  return answer.lhr;
}

function change(file: string, edit: (content: unknown) => void): void {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  edit(content);
  writeFileSync(file, JSON.stringify(content));
}

/** Every task keeps its start, and it and everything inside it last as long as their thread's processor time. */
function countByProcessor(events: Span[]): void {
  const threads = new Map<string, Required<Span>[]>();
  for (const event of events.filter(isCounted)) {
    const thread = `${String(event.pid)} ${String(event.tid)}`;
    const spans = threads.get(thread) ?? [];
    spans.push(event);
    threads.set(thread, spans);
  }
  for (const spans of threads.values()) {
    spans.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    let task = { ts: 0, tts: 0, end: 0 };
    for (const span of spans) {
      if (span.ts >= task.end) task = { ts: span.ts, tts: span.tts, end: span.ts + span.dur };
      span.ts = task.ts + Math.max(0, span.tts - task.tts);
      span.dur = span.tdur;
    }
  }
}

function isCounted(event: Span): event is Required<Span> {
  return event.ph === 'X' && event.tts !== undefined && event.tdur !== undefined;
}
