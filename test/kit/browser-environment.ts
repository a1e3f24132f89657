import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

// jsdom lacks these, or has them from another realm, where a stored ArrayBuffer is not an instance of ours.
// MessageChannel and BroadcastChannel are left out: with them Jest passes but never exits.
const FROM_NODE = [
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'Uint8Array',
  'ArrayBuffer',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'crypto',
  'AbortController',
  'AbortSignal',
] as const;

export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    // jsdom has no layout, so nothing can be out of view.
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
