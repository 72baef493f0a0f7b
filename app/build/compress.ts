import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Read by the server, never sent. */
const unserved = 'pages.json';

/** Compresses every text file of a folder with brotli and gzip. Returns the number of files. */
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

/** Compresses with brotli at the best quality, like the built files. */
export function brotli(content: Uint8Array): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
