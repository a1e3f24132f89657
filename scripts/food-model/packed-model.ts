import type { Graph, Weight } from './graph';

// Smaller weights are not worth the loss of precision: 3 x 3 filters, biases, anchor boxes.
const PACKED_FROM = 16_384;
const STEPS = 255;

interface Packed {
  bytes: Uint8Array;
  quantization?: { dtype: 'uint8'; min: number; scale: number };
}

/** The files of a model: its layout, and its weights, of which the large ones take one byte per value. */
export function packedModel({ versions, nodes, weights }: Graph): {
  layout: string;
  bytes: Buffer;
} {
  const packed = [...weights].map(([name, weight]) => ({ name, weight, ...pack(weight) }));
  const listed = packed.map(({ name, weight: { dtype, shape }, quantization }) => ({
    name,
    dtype,
    shape,
    ...(quantization && { quantization }),
  }));
  const layout = {
    format: 'graph-model',
    modelTopology: { node: nodes, versions },
    weightsManifest: [{ paths: ['weights.bin'], weights: listed }],
  };
  return {
    layout: JSON.stringify(layout),
    bytes: Buffer.concat(packed.map(({ bytes }) => bytes)),
  };
}

function pack({ dtype, values }: Weight): Packed {
  if (dtype === 'int32' || values.length < PACKED_FROM) {
    return { bytes: new Uint8Array(values.buffer, values.byteOffset, values.byteLength) };
  }
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  const scale = (max - min) / STEPS;
  const bytes = Uint8Array.from(values, (value) => Math.round((value - min) / scale));
  return { bytes, quantization: { dtype: 'uint8', min, scale } };
}
