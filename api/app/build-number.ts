import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Middleware } from 'koa';

import { BUILD_HEADER } from '#shared/contract/endpoint';

import manifest from '../../package.json';

const FILE = path.resolve(__dirname, '../../build/client/build-number.txt');

/** The number of the build that this server serves; the version alone where nothing was built. */
export function readBuildNumber(file: string = FILE): string {
  try {
    return readFileSync(file, 'utf8').trim() || manifest.version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return manifest.version;
    throw error;
  }
}

/** Says with every answer of the API, refusals too, which build has made it. */
export function buildHeader(build: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) ctx.set(BUILD_HEADER, build);
    await next();
  };
}
