// Builds the committed model of the food recognizer from the published COCO-SSD: npm run food-model
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { cutGraph } from './food-model/cut-graph';
import { keepKinds } from './food-model/keep-kinds';
import { packedModel } from './food-model/packed-model';
import { publishedModel } from './food-model/published-model';

const TARGET = path.resolve(__dirname, '../src/device/readers/models');

const BETWEEN = {
  input: 'Preprocessor/sub',
  outputs: ['Postprocessor/ExpandDims_1', 'Postprocessor/Slice'],
};
/** The background class, and then the foods from 'banana' to 'cake', by their class numbers in COCO. */
const KEPT = [0, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61];

const NOTICE = `The model in this folder is made from COCO-SSD of TensorFlow.js
(https://github.com/tensorflow/tfjs-models/tree/master/coco-ssd), a form of
ssdlite_mobilenet_v2_coco of the TensorFlow Object Detection API, Copyright The TensorFlow Authors,
under the Apache License, Version 2.0, which is in LICENSE.

Changed by scripts/build-food-model.ts: what comes before the network is taken away, of its ninety kinds
ten foods are kept, and large weights are rounded to a byte each.
`;

const { graph, license } = publishedModel();
const { layout, bytes } = packedModel(keepKinds(cutGraph(graph, BETWEEN), KEPT));
mkdirSync(TARGET, { recursive: true });
writeFileSync(path.join(TARGET, 'foods.json'), layout);
writeFileSync(path.join(TARGET, 'foods.bin'), bytes);
writeFileSync(path.join(TARGET, 'LICENSE'), license);
writeFileSync(path.join(TARGET, 'NOTICE'), NOTICE);
console.log(JSON.stringify({ layout: layout.length, weights: bytes.length }));
