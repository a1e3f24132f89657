// Measures the JavaScript that the landing page loads first, in brotli bytes, against its budget.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const BUILD = path.resolve(__dirname, '../build/client');
const BUDGET_KB = 142;
// Text that only the named part contains: it must not be in any file that the landing page loads.
const FORBIDDEN: Record<string, RegExp> = {
  recharts: /recharts-wrapper/,
  stripe: /js\.stripe\.com/,
  admin: /Admin Access/,
  'food table': /codeSteps/,
  dexie: /DexieError|versionchange/,
};

interface Chunk {
  name: string;
  bytes: number;
  text: string;
}

function read(file: string): Chunk {
  const content = readFileSync(path.join(BUILD, file));
  return { name: file, bytes: brotliCompressSync(content).length, text: content.toString() };
}

function scriptsOfShell(): string[] {
  const html = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]+src="?\/([^">\s]+)/g)].flatMap((match) => match[1] ?? []);
}

/** The landing page is its own chunk, which the entry loads at once. */
function landingChunks(): string[] {
  return readdirSync(path.join(BUILD, 'assets'))
    .filter((file) => /^landing[^/]*\.js$/.test(file))
    .map((file) => `assets/${file}`);
}

function main(): void {
  const chunks = [...new Set([...scriptsOfShell(), ...landingChunks()])].map(read);
  const total = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
  for (const { name, bytes } of chunks)
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`);
  const found = Object.entries(FORBIDDEN).flatMap(([part, words]) =>
    chunks.some((chunk) => words.test(chunk.text)) ? [part] : [],
  );
  const kB = total / 1000;
  const ok = kB <= BUDGET_KB && found.length === 0;
  console.log(
    JSON.stringify({
      first_load_br_kb: Number(kB.toFixed(1)),
      budget_kb: BUDGET_KB,
      forbidden_found: found,
      ok,
    }),
  );
  process.exitCode = ok ? 0 : 1;
}

main();
