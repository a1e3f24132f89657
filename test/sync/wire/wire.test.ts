import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { changedWithoutStep, wireOfThisBuild, type Wire } from './wire';

const FILE = path.join(__dirname, 'landed.json');
const HOW = `What goes over the wire has changed, and its version has not. Servers and clients of earlier
builds are out there, and would refuse it for days. Raise PROTOCOL_VERSION (shared/sync/protocol.ts) for the
envelope, or add a step to STEPS (shared/sync/op-version.ts), which raises OP_VERSION, for what operations hold; then write the new wire down: LAND_WIRE=1 npm run test:unit -- test/sync/wire`;

const text = (wire: Wire) => `${JSON.stringify(wire, null, 1)}\n`;
const landed = (): Wire => JSON.parse(readFileSync(FILE, 'utf8')) as Wire;

// Parsed again, so that both have gone through JSON.
const now = JSON.parse(JSON.stringify(wireOfThisBuild())) as Wire;

test('the wire format matches the recorded one, or has another version', () => {
  const isFirst = !existsSync(FILE);
  const changed = isFirst ? [] : changedWithoutStep(landed(), now);
  if (changed.length > 0) throw new Error(`${changed.join(', ')}: ${HOW}`);
  if (process.env['LAND_WIRE'] === '1') writeFileSync(FILE, text(now));
  if (text(landed()) !== text(now)) {
    throw new Error('Write the new wire down: LAND_WIRE=1 npm run test:unit -- test/sync/wire');
  }
});

const meal = (schema: object) => ({ ...now, patches: { ...now.patches, meal: schema } });

test('a changed field of a kind needs a new version of operations', () => {
  expect(changedWithoutStep(meal({ properties: {} }), now)).toEqual(['meal']);
  expect(changedWithoutStep({ ...meal({}), op: now.op - 1 }, now)).toEqual([]);
  expect(changedWithoutStep({ ...meal({}), proto: now.proto - 1 }, now)).toEqual(['meal']);
});

test('a removed kind needs a new version, a new kind does not', () => {
  const others = Object.fromEntries(
    Object.entries(now.patches).filter(([kind]) => kind !== 'meal'),
  ) as Wire['patches'];
  expect(changedWithoutStep({ ...now, patches: others }, now)).toEqual([]);
  expect(changedWithoutStep(now, { ...now, patches: others })).toEqual(['meal']);
});

test('a changed envelope needs a new version of the envelope', () => {
  const before = { ...now, envelope: { ...now.envelope, response: {} } };
  expect(changedWithoutStep(before, now)).toEqual(['response']);
  expect(changedWithoutStep({ ...before, op: now.op - 1 }, now)).toEqual(['response']);
  expect(changedWithoutStep({ ...before, proto: now.proto - 1 }, now)).toEqual([]);
});
