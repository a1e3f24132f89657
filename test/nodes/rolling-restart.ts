import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { Chance } from '../crash/chance';
import { check, problemsOf } from '../crash/checks';
import { Gate } from '../crash/gate';
import { Ledger } from '../crash/ledger';
import { Provider } from '../crash/provider';
import type { ServerProcess } from '../crash/server-process';
import { testPictures, Writers } from '../crash/writers';
import { Visitor } from '../kit/api-in-memory';
import { freePort } from '../kit/free-port';
import { askSync, op, syncBody } from '../kit/sync-requests';
import { Balancer } from './balancer';
import { Nodes } from './nodes';
import type { Stores } from './stores';

const DRAIN_SECONDS = 1;
const LOOK_MS = 20;
const PATIENCE_MS = 60_000;

export interface RollingFigures {
  restarts: number;
  acknowledged: number;
  /** Requests that the servers deferred, as they do for devices. */
  putOff: number;
  /** The longest time from the signal to a server's end, in ms. */
  slowestEndMs: number;
  problems: string[];
}

/** Stops and starts both servers in turn, again and again, while writers continue behind a load balancer. */
export async function rollingRestarts(
  stores: Stores,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<RollingFigures> {
  const chance = new Chance(seed);
  const provider = await Provider.start(chance.split());
  const ports = [await freePort(), await freePort()];
  const env = { OPENAI_READS_WORDS: '0', DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const nodes = await Nodes.start(stores, { provider: provider.url, env, ports });
  const balancer = await Balancer.start(nodes.all.map(({ url }) => url));
  try {
    return await new Rolling(nodes, balancer, chance).play(rounds);
  } catch (error) {
    throw new Error(`seed ${seed}\n${nodes.words}`, { cause: error });
  } finally {
    await balancer.stop();
    await nodes.stop();
    await provider.stop();
  }
}

class Rolling {
  private readonly ledger = new Ledger();
  private readonly gate = new Gate();
  private readonly problems: string[] = [];
  private slowestEndMs = 0;
  private restarts = 0;

  constructor(
    private readonly nodes: Nodes,
    private readonly balancer: Balancer,
    private readonly chance: Chance,
  ) {}

  async play(rounds: number): Promise<RollingFigures> {
    const { ledger, gate, balancer, nodes } = this;
    const world = { server: balancer, gate, ledger, pictures: await testPictures() };
    const writers = await Writers.register(world, this.chance.split());
    const writing = writers.run();
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const node of nodes.all) await Promise.race([this.restart(node), failed(writing)]);
    } finally {
      writers.stop();
    }
    await writing;
    const findings = check(await nodes.kept(writers), ledger);
    const { holdings } = await nodes.kept(writers);
    const holes = await writers.holes(holdings);
    const failures = balancer.failures.map((why) => `a call failed: ${why}`);
    if (ledger.unanswered > 0) failures.push(`${ledger.unanswered} calls got no answer`);
    const found = [...problemsOf(findings), ...holes, ...failures, ...ledger.complaints];
    return {
      restarts: this.restarts,
      acknowledged: findings.acknowledged,
      putOff: ledger.putOff,
      slowestEndMs: this.slowestEndMs,
      problems: [...this.problems, ...found],
    };
  }

  private async restart(node: ServerProcess): Promise<void> {
    const { balancer, nodes } = this;
    await this.until(() => nodes.all.every(({ url }) => balancer.isReady(url)), 'is not ready');
    const [ada] = (await nodes.member(nodes.all.indexOf(node))).filter(
      (_visitor, place) => nodes.all[place] === node,
    );
    const slow = ada && new SlowCall(node.url, ada);
    const began = Date.now();
    const ended = node.end('SIGTERM');
    await this.drains(node, ada);
    // A request that is being sent when connections are closed is still answered.
    await pause(DRAIN_SECONDS * 1_000);
    const status = await slow?.finish();
    if (status !== 200) this.problems.push(`a slow call was answered with ${String(status)}`);
    const code = await ended;
    this.slowestEndMs = Math.max(this.slowestEndMs, Date.now() - began);
    if (code !== 0) this.problems.push(`a server ended with ${String(code)}`);
    await node.start();
    this.restarts += 1;
  }

  /** First it reports that it is not ready, but still answers everything else. */
  private async drains(node: ServerProcess, ada: Visitor | undefined): Promise<void> {
    const visitor = new Visitor(node.url);
    const isNotReady = async () => (await visitor.get('/api/health/ready')).status === 503;
    await this.until(isNotReady, 'is ready although it stops');
    const answer = ada && (await askSync(ada, { ops: [op()] }));
    if (answer?.status !== 200)
      this.problems.push(`while it drains it answers ${String(answer?.status)}`);
    if (answer?.headers.get('connection') !== 'close')
      this.problems.push('while it drains it keeps connections');
  }

  private async until(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      if (await isSo()) return;
      await pause(LOOK_MS);
    }
    throw new Error(`A server ${otherwise}.`);
  }
}

/** Never resolves; it only rejects if the work does. */
async function failed(work: Promise<void>): Promise<void> {
  await work;
  await new Promise(() => undefined);
}

/** A sync request whose second half is sent later, on demand. */
class SlowCall {
  private readonly status: Promise<number | undefined>;
  private readonly rest: () => void;

  constructor(url: string, { cookies, userId }: Visitor) {
    const body = JSON.stringify(syncBody(userId, { ops: [op()] }));
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Cookie: cookies,
    };
    const call = request(`${url}/api/sync`, { method: 'POST', headers });
    this.status = new Promise((resolve) => {
      call.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', () => {
        resolve(undefined);
      });
    });
    call.write(body.slice(0, body.length / 2));
    this.rest = () => call.end(body.slice(body.length / 2));
  }

  async finish(): Promise<number | undefined> {
    this.rest();
    return this.status;
  }
}
