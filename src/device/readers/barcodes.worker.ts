import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

import { answerWith } from './late-worker';

// Served by ourselves: the library's own choice is another company's server.
const program = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
prepareZXingModule({ overrides: { locateFile: () => program } });

// What is printed on food: EAN and its American form, UPC.
const detector = new BarcodeDetector({ formats: ['ean_13', 'ean_8', 'upc_a', 'upc_e'] });

answerWith(self, async (picture: ImageData) => {
  const found = await detector.detect(picture);
  return found.map(({ rawValue }) => rawValue);
});
