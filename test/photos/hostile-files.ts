import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';

import sharp from 'sharp';

export interface HostileFile {
  what: string;
  bytes: () => Promise<Buffer> | Buffer;
  name?: string;
}

const text = (words: string) => () => Buffer.from(words, 'latin1');

/** A PNG chunk, with a checksum that a strict decoder would reject only after reading it. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, sum]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~sum >>> 0;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG that claims a size, around other chunks. */
function png(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const facts = Buffer.alloc(13);
  facts.writeUInt32BE(width);
  facts.writeUInt32BE(height, 4);
  facts.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([PNG, chunk('IHDR', facts), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

const pixels = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
const plain = async () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();

/** A picture that cannot be compressed. */
const noise = async () =>
  sharp(randomBytes(320 * 240 * 3), { raw: { width: 320, height: 240, channels: 3 } })
    .jpeg()
    .toBuffer();

/** A JPEG with this many bytes of EXIF in front, in segments of the size that the format allows. */
async function withExif(bytes: number): Promise<Buffer> {
  const segment = Buffer.alloc(65_535, 0x41);
  segment.set([0xff, 0xe1, 0xff, 0xfd]);
  const count = Math.ceil(bytes / segment.length);
  const picture = await plain();
  return Buffer.concat([
    picture.subarray(0, 2),
    ...Array.from({ length: count }, () => segment),
    picture.subarray(2),
  ]);
}

const gif = (width: number, height: number) => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return head;
};

const MEGABYTE = 1024 * 1024;

/** Files that are not pictures, pretend to be, or would cost too much. Each has to be rejected. */
export const HOSTILE: readonly HostileFile[] = [
  { what: 'a page named .jpg', bytes: text('<html><script>alert(1)</script></html>') },
  {
    what: 'a script that begins as a GIF',
    bytes: text('GIF89a/*\0\0*/=1;alert(document.cookie)//'),
  },
  { what: 'an SVG', bytes: text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') },
  {
    what: 'an SVG that reads a file',
    bytes: text('<?xml version="1.0"?><svg><image href="file:///etc/passwd"/></svg>'),
  },
  {
    what: 'an SVG of entities in entities',
    bytes: text('<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
  },
  { what: 'a packed SVG', bytes: () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { what: 'a PDF', bytes: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF') },
  { what: 'a PostScript', bytes: text('%!PS-Adobe-3.0 EPSF-3.0\n/run (id) system') },
  { what: 'an archive', bytes: text('PK\x03\x04\x14\0\0\0\x08\0photo.jpg') },
  { what: 'a program', bytes: text('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0') },
  { what: 'a HEIC without a picture in it', bytes: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
  { what: 'a film', bytes: text('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41') },
  { what: 'half a JPEG', bytes: async () => (await noise()).subarray(0, 20_000) },
  { what: 'a JPEG without its end', bytes: async () => (await noise()).subarray(0, -9_000) },
  {
    what: 'the beginning of a JPEG and then noise',
    bytes: () => Buffer.alloc(9_000, 0x5a).fill('\xff\xd8\xff', 0, 3, 'latin1'),
  },
  { what: 'nothing', bytes: () => Buffer.alloc(0) },
  { what: 'a bomb of 20,000 by 20,000', bytes: () => png(20_000, 20_000, pixels(100 * MEGABYTE)) },
  { what: 'a picture of 1 by 500,000', bytes: () => png(1, 500_000, pixels(1_000_000)) },
  {
    what: 'a picture that says it has 2,147,483,647 lines',
    bytes: () => png(9, 0x7f_ff_ff_ff, pixels(90)),
  },
  { what: 'a picture of no size', bytes: () => png(0, 0, pixels(9)) },
  { what: 'a GIF of 65,535 by 65,535', bytes: () => gif(65_535, 65_535) },
  { what: 'a bitmap', bytes: text('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0') },
  { what: 'a JPEG with 60 MB of EXIF', bytes: async () => withExif(60 * MEGABYTE) },
  { what: '25 MB and one byte', bytes: () => Buffer.alloc(25 * MEGABYTE + 1, 7) },
  {
    what: 'a colour profile that unpacks to 200 MB and no pixels',
    bytes: () =>
      png(
        64,
        64,
        chunk(
          'iCCP',
          Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200 * MEGABYTE))]),
        ),
      ),
  },
];

/** Unusual pictures: each is re-encoded as a plain JPEG. */
export const UNUSUAL: readonly HostileFile[] = [
  { what: 'a JPEG with 9 MB of EXIF that is none', bytes: async () => withExif(9.9 * MEGABYTE) },
  {
    what: 'CMYK',
    bytes: async () =>
      sharp(await plain())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
  },
  {
    what: '16 bits a colour',
    bytes: async () =>
      sharp(await plain())
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
  },
  { what: 'a name that climbs', bytes: plain, name: '../../../../etc/cron.d/x' },
  { what: 'a name of 5,000 letters', bytes: plain, name: `${'x'.repeat(5_000)}.jpg` },
  { what: 'a name with a NUL', bytes: plain, name: 'a\0.jpg' },
];

/** As large as allowed, and encoded so that a decoder needs all of it at once. */
export const LARGE: readonly HostileFile[] = [
  {
    what: '49 megapixels, line by line in seven passes',
    bytes: async () => large().png({ progressive: true }).toBuffer(),
  },
  {
    what: '49 megapixels, in scans',
    bytes: async () => large().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    what: '49 megapixels, turned',
    bytes: async () =>
      large()
        .withExif({ IFD0: { Orientation: '6' } })
        .jpeg()
        .toBuffer(),
  },
];

const large = () =>
  sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#a52' } });
