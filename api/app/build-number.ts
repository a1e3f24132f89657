import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Middleware } from 'koa';

import { BUILD_HEADER } from '#shared/contract/endpoint';

import manifest from '../../package.json';

const FILE = path.resolve(__dirname, '../../build/client/build-number.txt');

/** The number of the served build; the version if nothing was built. */
export function readBuildNumber(file: string = FILE): string {
  try {
    return readFileSync(file, 'utf8').trim() || manifest.version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return manifest.version;
    throw error;
  }
}

/** Sets the build header in every API response, including errors. */
export function buildHeader(build: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) ctx.set(BUILD_HEADER, build);
    await next();
  };
}
