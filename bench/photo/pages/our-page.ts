import { PictureMaker } from '../../../src/device/picture/picture-maker';
import { offer } from './page-bench';

const maker = new PictureMaker(() => new Worker('/our-worker.js'));

offer(async (file) => {
  const { bytes, width, height } = await maker.shrink(file);
  return { bytes: bytes.byteLength, width, height };
});
