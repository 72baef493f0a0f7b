import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const script = 'tests/visual/serverPages/write.ts';
/** Ignored by git. */
const devFolder = '.cache';

const run = promisify(execFile);
const write = (folder: string) => run(process.execPath, ['--import', 'tsx', script, folder]);

/**
 * Serves mails, PDFs and pages of the test bank under `serverPages/`, rendered by the server. In development they are
 * rendered on first use.
 */
export function serverPagesPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'portal:server-pages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async writeBundle({ dir = '' }) {
      if (isBuild) await write(dir);
    },
    configureServer({ middlewares }) {
      let written: Promise<unknown> | null = null;
      middlewares.use('/serverPages', (request, response, next) => {
        const [, name] = /^\/([\w-]+\.html)/.exec(request.url ?? '') ?? [];
        if (name === undefined) {
          next();
          return;
        }
        written ??= write(devFolder);
        written
          .then(() => readFile(join(devFolder, 'serverPages', name)))
          .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
          .catch(next);
      });
    },
  };
}
