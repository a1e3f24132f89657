import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Endpoint } from '#shared/contract/endpoint';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { routes } from './routes';

const CONTRACT = path.resolve(__dirname, '../../shared/contract');

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

async function endpointsOfContract(): Promise<Map<Endpoint, string>> {
  const names = readdirSync(CONTRACT, { recursive: true }) as string[];
  const files = names.filter((name) => /(?<!\.test)\.ts$/.test(name));
  const endpoints = new Map<Endpoint, string>();
  for (const file of files) {
    const exported = (await import(path.join(CONTRACT, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (isEndpoint(value)) endpoints.set(value, `${file}: ${name}`);
  }
  return endpoints;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

test('every endpoint of the contract has a route', async () => {
  const endpoints = await endpointsOfContract();
  const bound = new Set(routes(api.services).map(({ endpoint }) => endpoint));
  const missing = [...endpoints].filter(([endpoint]) => !bound.has(endpoint));
  expect(missing.map(([, name]) => name)).toEqual([]);
  expect(endpoints.size).toBe(bound.size);
});
