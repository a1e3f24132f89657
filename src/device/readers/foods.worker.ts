import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import { io, ready, setBackend, tensor4d, type Tensor } from '@tensorflow/tfjs-core';

import { answerWith } from '../lazy-worker';
import type { Detection, PhotoReading } from './foods';
import { plateLook } from './plate-look';

const simd = new URL(
  '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
  import.meta.url,
).href;

// From our own server: the library's default is another company's.
setWasmPaths({
  'tfjs-backend-wasm.wasm': new URL(
    '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm',
    import.meta.url,
  ).href,
  'tfjs-backend-wasm-simd.wasm': simd,
  // Required but never fetched: threads need shared memory, which our pages do not have.
  'tfjs-backend-wasm-threaded-simd.wasm': simd,
});
// Made by scripts/build-food-model.ts, which names the source.
const layout = new URL('./models/foods.json', import.meta.url).href;
const weights = new URL('./models/foods.bin', import.meta.url).href;

const SCORES = 'Postprocessor/Slice';
const BOXES = 'Postprocessor/ExpandDims_1';
// A layer in the middle, where the network distinguishes surfaces and shapes but not yet kinds of objects.
const MIDDLE = 'FeatureExtractor/MobilenetV2/expanded_conv_13/expand/Relu6';
// The model scores every position; results below this score are useless.
const SCORE_LEAST = 0.2;

let model: Promise<GraphModel> | undefined;

async function open(): Promise<GraphModel> {
  await setBackend('wasm');
  await ready();
  const files = io.http(layout, { weightUrlConverter: async () => Promise.resolve(weights) });
  return loadGraphModel(files);
}

async function read(picture: ImageData): Promise<PhotoReading> {
  const { data, width, height } = picture;
  model ??= open();
  const opened = await model.catch((error: unknown) => {
    model = undefined;
    throw error;
  });
  const input = tensor4d(colours(data), [1, height, width, 3]);
  const found = opened.execute(input, [SCORES, BOXES, MIDDLE]) as [Tensor, Tensor, Tensor];
  const [scores, boxes, middle] = found;
  const [[scored], [boxed]] = (await Promise.all([scores.array(), boxes.array()])) as [
    [number[][]],
    [number[][][]],
  ];
  const [, rows = 0, columns = 0] = middle.shape;
  const surface = { values: await middle.data<'float32'>(), rows, columns };
  for (const tensor of [input, ...found]) tensor.dispose();
  return {
    foods: scored.flatMap((row, place) => likeliest(row, boxed[place]?.[0] ?? [])),
    look: plateLook(surface, picture),
  };
}

function likeliest(scores: readonly number[], box: readonly number[]): Detection[] {
  const score = Math.max(...scores);
  const [top = 0, left = 0, bottom = 0, right = 0] = box;
  if (score < SCORE_LEAST) return [];
  return [{ kind: scores.indexOf(score), score, box: [left, top, right, bottom] }];
}

/** RGB from -1 to 1 without alpha, the format that the model was trained with. */
function colours(pixels: Uint8ClampedArray): Float32Array {
  const values = new Float32Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    for (let channel = 0; channel < 3; channel += 1, to += 1)
      values[to] = (pixels[from + channel] ?? 0) / 127.5 - 1;
  }
  return values;
}

answerWith(self, read);
