import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** Pixels as bytes: red, green, blue, alpha, in row order. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export function encodePng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  png.data.set(data);
  // The best filter per row takes ten times as long, for a temporary file.
  return PNG.sync.write(png, { filterType: 0, deflateLevel: 3 });
}

/** In pixels from the top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hashes the pixels, independent of the encoding: the first 16 hexadecimal digits. */
export function hashOfPicture(png: Buffer): string {
  return hashOfPixels(PNG.sync.read(png));
}

/** Hashes decoded pixels. */
export function hashOfPixels({ width, height, data }: Pixels): string {
  return createHash('sha256').update(`${width} ${height}\0`).update(data).digest('hex').slice(0, 16);
}
