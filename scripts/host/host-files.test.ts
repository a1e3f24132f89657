import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

import { SETTINGS } from '../../api/app/env';
import { freePort } from '../../test/kit/free-port';
import { bundleServer, MODULES } from '../bundle-server';

jest.setTimeout(60_000);

const ROOT = path.resolve(__dirname, '../..');
const READY_MS = 30_000;

const textOf = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

/** Each setting of the unit, with its section. */
function unit(): Record<string, string> {
  let section = '';
  const found: Record<string, string> = {};
  for (const line of textOf('platelog.service').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (name !== undefined) section = name;
    else {
      const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      expect([line, key]).not.toEqual([line, '']);
      found[`${section}.${key}`] = value;
    }
  }
  return found;
}

/** The instructions of the last stage, and those before it. */
function dockerfile() {
  const lines = textOf('Dockerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  const of = (instruction: string) =>
    lines.slice(last).filter((line) => line.startsWith(`${instruction} `));
  return { lines, before: lines.slice(0, last), last: lines.slice(last), of };
}

/** The arguments of an instruction in its JSON form. */
const wordsOf = (line = '') => JSON.parse(line.slice(line.indexOf('['))) as string[];

test('the unit runs Node itself, with its own account and permissions', () => {
  const keys = unit();
  expect(keys).toMatchObject({
    'Service.User': 'platelog',
    'Service.UMask': '0077',
    'Service.StateDirectory': 'platelog',
    'Service.Restart': 'on-failure',
    'Service.ProtectSystem': 'strict',
    'Service.NoNewPrivileges': 'yes',
    'Install.WantedBy': 'multi-user.target',
  });
  expect(keys['Service.ExecStart']).toMatch(/^\/usr\/bin\/node .*build\/server\/server\.js$/);
  // It has to be longer than the ten seconds that running calls get at a stop.
  expect(Number(keys['Service.TimeoutStopSec'])).toBeGreaterThan(10);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? test : test.skip)('systemd knows every key of the unit', () => {
  const file = path.join(__dirname, 'platelog.service');
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  const said = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes('platelog.service:'));
  // The account and Node may not exist on this machine.
  expect(said.filter((line) => /unknown|invalid|failed to parse|ignoring/i.test(line))).toEqual([]);
});

test('the image is built in stages, and its server does not run as root and has a health check', () => {
  const { before, last, lines, of } = dockerfile();
  expect(before.filter((line) => line.startsWith('FROM '))).toHaveLength(2);
  expect(lines.filter((line) => /:latest|^ADD |--privileged/.test(line))).toEqual([]);
  expect(of('USER')).toEqual(['USER node']);
  // The last stage has neither the sources nor the packages that build them.
  expect(last.filter((line) => line.startsWith('COPY . '))).toEqual([]);
  expect(last.indexOf('USER node')).toBeGreaterThan(
    last.findIndex((line) => line.startsWith('RUN')),
  );
  expect(of('HEALTHCHECK')[0]).toContain('/api/health/live');
  expect(wordsOf(of('CMD')[0])).toEqual(
    unit()['Service.ExecStart']?.replace('/usr/bin/', '').split(' '),
  );
});

test('the image excludes files with secrets and data', () => {
  const left = textOf('Dockerfile.dockerignore').split('\n');
  for (const name of ['.env', 'data', 'node_modules', '.git']) expect(left).toContain(name);
});

interface Service {
  build?: { dockerfile: string; context: string };
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  volumes: string[];
  ports?: string[];
  image?: string;
}

test('compose publishes only the proxy, and the server can write only its data', () => {
  const { services, volumes } = parse(textOf('compose.yaml')) as {
    services: Record<'platelog' | 'caddy', Service>;
    volumes: Record<string, null>;
  };
  const { platelog, caddy } = services;
  expect(platelog).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data'],
  });
  expect(platelog.ports).toBeUndefined();
  expect(caddy.ports).toContain('443:443');
  const { context = '', dockerfile: file = '' } = platelog.build ?? {};
  expect(path.resolve(__dirname, context, file)).toBe(path.join(__dirname, 'Dockerfile'));
  for (const name of Object.keys(platelog.environment ?? {})) expect(SETTINGS).toContain(name);
  for (const { volumes: used } of [platelog, caddy])
    for (const volume of used) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
});

test('the workflow runs what a clean machine runs, with read-only permissions', () => {
  const workflow = readFileSync(path.join(ROOT, '.github/workflows/ci.yml'), 'utf8');
  const { permissions, jobs } = parse(workflow) as {
    permissions: Record<string, string>;
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  expect(permissions).toEqual({ contents: 'read' });
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runs).toEqual(['.ci/run', 'npm run check']);
  expect(existsSync(path.join(ROOT, '.ci/run'))).toBe(true);
});

let folder: string | undefined;
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  if (folder !== undefined) rmSync(folder, { recursive: true });
  child = folder = undefined;
});

test('what image and unit start runs in an empty folder, is live, and stops on a signal', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-image-'));
  bundleServer(['api/server.ts'], path.join(folder, 'build/server'));
  mkdirSync(path.join(folder, 'build/client'));
  cpSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
  symlinkSync(MODULES, path.join(folder, 'node_modules'));
  const { of } = dockerfile();
  const [program = '', ...words] = wordsOf(of('CMD')[0]);
  const port = String(await freePort());
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: port };
  const settings = { DATA_DIR: path.join(folder, 'data'), HOST: '127.0.0.1' };
  child = spawn(program, words, { cwd: folder, env: { ...env, ...settings }, stdio: 'ignore' });
  const [node = '', ...check] = wordsOf(of('HEALTHCHECK')[0]);
  const isHealthy = () => spawnSync(node, check, { env, timeout: 5_000 }).status === 0;
  expect(isHealthy()).toBe(false);
  const until = Date.now() + READY_MS;
  while (!isHealthy() && Date.now() < until) await new Promise((done) => setTimeout(done, 100));
  expect(isHealthy()).toBe(true);
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
