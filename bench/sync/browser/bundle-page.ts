import path from 'node:path';

import { build } from 'esbuild';

const BENCH = path.resolve(__dirname, '..');

/** One of the benchmark's pages as a single script, minified as a host would send it. */
export async function bundlePage(program: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(BENCH, program)],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
