import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

import { answerWith } from '../lazy-worker';

// From our own server; the library's default is another company's.
const program = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
prepareZXingModule({ overrides: { locateFile: () => program } });

// EAN and UPC are printed on food. QR codes contain links to a meal or a recipe, shown on another device's screen.
const detector = new BarcodeDetector({
  formats: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'qr_code'],
});

answerWith(self, async (picture: ImageData) => {
  const found = await detector.detect(picture);
  return found.map(({ rawValue }) => rawValue);
});
