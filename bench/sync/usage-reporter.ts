// Loaded before a measured process's own program: reports the process's usage to the benchmark without the program's
// knowledge, so that the product needs no route for it.
import diagnostics from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { Answer, Memory, Question, Usage } from './process-messages';

const open = new Set<Socket>();
let received = 0;
let sent = 0;

diagnostics.subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket };
  open.add(socket);
  socket.once('close', () => {
    open.delete(socket);
    received += socket.bytesRead;
    sent += socket.bytesWritten;
  });
});

process.on('message', (question: Question) => {
  if ('call' in question) return;
  const value = 'usage' in question ? usage() : memory();
  const answer: Answer = { answer: question.ask, value };
  process.send?.(answer);
});

// No process outlives the benchmark, however it ends.
process.once('disconnect', () => process.exit());

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const total = { cpu: user + system, received, sent };
  for (const socket of open) {
    total.received += socket.bytesRead;
    total.sent += socket.bytesWritten;
  }
  return total;
}

function memory(): Memory {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  return { resident: rss, heap: heapUsed };
}
