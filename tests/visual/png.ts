import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Pixels as bytes: red, green, blue, alpha, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const channelsOf: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** Reads what Chromium writes: 8 bits, RGB or RGBA, not interlaced. Throws on any other PNG. */
export function decodePng(png: Buffer): Pixels {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('This is not a PNG.');
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = channelsOf[png[25] ?? -1];
  if (png[24] !== 8 || channels === undefined || png[28] !== 0)
    throw new Error('This PNG is of another kind.');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  if (channels === 4) return { width, height, data: rows };
  const data = new Uint8Array(width * height * 4);
  for (let from = 0, to = 0; to < data.length; from += 3, to += 4) {
    data[to] = rows[from] ?? 0;
    data[to + 1] = rows[from + 1] ?? 0;
    data[to + 2] = rows[from + 2] ?? 0;
    data[to + 3] = 255;
  }
  return { width, height, data };
}

/** Undoes what each row was filtered by (PNG 9.2). */
function unfilter(raw: Buffer, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)] ?? 0;
    const from = row * (stride + 1) + 1;
    const to = row * stride;
    if (filter === 0) out.set(raw.subarray(from, from + stride), to);
    else if (filter === 2 && row > 0)
      for (let column = 0; column < stride; column += 1)
        out[to + column] = (raw[from + column] ?? 0) + (out[to + column - stride] ?? 0);
    else
      for (let column = 0; column < stride; column += 1) {
        const left = column < channels ? 0 : (out[to + column - channels] ?? 0);
        const up = row === 0 ? 0 : (out[to + column - stride] ?? 0);
        const corner = row === 0 || column < channels ? 0 : (out[to + column - stride - channels] ?? 0);
        out[to + column] = (raw[from + column] ?? 0) + predicted(filter, left, up, corner);
      }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    default: {
      const byLeft = Math.abs(up - corner);
      const byUp = Math.abs(left - corner);
      const byCorner = Math.abs(left + up - 2 * corner);
      if (byLeft <= byUp && byLeft <= byCorner) return left;
      return byUp <= byCorner ? up : corner;
    }
  }
}

/** Writes RGBA without a filter: for the few pictures that this program draws itself. */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const stride = width * 4;
  const raw = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row += 1)
    raw.set(data.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
