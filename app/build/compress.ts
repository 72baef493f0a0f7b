import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Read by the server itself, never sent. */
const unserved = 'pages.json';

/** Puts a brotli and a gzip sibling beside every text file of a folder. Gives the number of files. */
export async function compressFolder(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const served = names.filter((name) => text.test(name) && name !== unserved);
  await Promise.all(served.map((name) => compressFile(join(folder, name))));
  return served.length;
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Brotli at its best quality, as the built files are sent. */
export function brotli(content: Uint8Array): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
