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
  // To look for the filter that packs each row best takes ten times as long, for a file that is thrown away.
  return PNG.sync.write(png, { filterType: 0, deflateLevel: 3 });
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
  return hashOfPixels(PNG.sync.read(png));
}

/** The same of a picture that has been decoded. */
export function hashOfPixels({ width, height, data }: Pixels): string {
  return createHash('sha256').update(`${width} ${height}\0`).update(data).digest('hex').slice(0, 16);
}
