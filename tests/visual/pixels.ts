import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** Pixels as bytes: red, green, blue, alpha, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export function encodePng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  png.data.set(data);
  return PNG.sync.write(png);
}

/** In pixels, from the top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of what is seen, however it is encoded: the first 16 hexadecimal digits. */
export function hashOfPicture(png: Buffer): string {
  const { width, height, data } = PNG.sync.read(png);
  return createHash('sha256').update(`${width} ${height}\0`).update(data).digest('hex').slice(0, 16);
}
