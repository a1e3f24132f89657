import { offer } from './page-bench';

const worker = new Worker('/bare-worker.js');

offer(
  async (file) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Made>) => {
        resolve({ ...data, bytes: data.bytes.byteLength });
      };
      worker.onerror = () => {
        reject(new Error('The worker stopped.'));
      };
      worker.postMessage(file);
    }),
);

interface Made {
  bytes: ArrayBuffer;
  width: number;
  height: number;
}
