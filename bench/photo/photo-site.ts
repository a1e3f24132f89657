import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { bundlePage } from '../sync/browser/bundle-page';

const PROGRAMS = ['our-page', 'our-worker', 'bare-page', 'bare-worker'];

/** Serves the benchmark's pages, their workers and its photos from one origin. */
export class PhotoSite {
  private constructor(
    private readonly server: Server,
    /** Addresses of the photos. */
    readonly photos: string[],
  ) {}

  static async open(photos: Buffer[]): Promise<PhotoSite> {
    const files = new Map<string, [type: string, body: string | Buffer]>();
    for (const name of PROGRAMS) {
      const script = await bundlePage(`../photo/pages/${name}.ts`);
      files.set(`/${name}.js`, ['text/javascript', script]);
      const page = `<!doctype html><meta charset="utf-8"><script src="/${name}.js"></script>`;
      files.set(`/${name}.html`, ['text/html', page]);
    }
    const addresses = photos.map((_, index) => `/${index}.jpg`);
    for (const [index, photo] of photos.entries())
      files.set(`/${index}.jpg`, ['image/jpeg', photo]);
    const server = createServer((request, response) => {
      const [type, body] = files.get(request.url ?? '') ?? [];
      if (type === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': type }).end(body);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PhotoSite(server, addresses);
  }

  pageOf(name: string): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}/${name}.html`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
