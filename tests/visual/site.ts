import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import * as v from 'valibot';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A story as a built Storybook lists it. */
export interface StoryEntry {
  id: string;
  /** `screens/servers/ServerListScreen`. */
  title: string;
  /** `Loading`. */
  name: string;
  /** The file it is written in, from the project's root. */
  file: string;
  tags: readonly string[];
}

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      type: v.string(),
      id: v.string(),
      title: v.string(),
      name: v.string(),
      importPath: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
});

/** Every story of a built Storybook, in its order. Throws when the folder holds none. */
export function readStories(folder: string): StoryEntry[] {
  const { entries } = v.parse(indexSchema, JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags }) => ({
      id,
      title,
      name,
      file: importPath.replace(/^\.\//, ''),
      tags,
    }));
}

/** A built Storybook under an address of its own. */
export interface Site {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built Storybook to this machine. Every `import()` in it tells the page that it has begun and when it has
 * ended, so that a picture waits for what loads on first use and for nothing else.
 */
export async function serveSite(folder: string): Promise<Site> {
  const scripts = new Map<string, string>();
  const scriptAt = (file: string) => {
    const known = scripts.get(file);
    if (known !== undefined) return known;
    const source = readFileSync(file, 'utf8').replaceAll(
      /\bimport\((`[^`$]+`|"[^"]+"|'[^']+')\)/g,
      'window.portalStage.load(import($1))',
    );
    scripts.set(file, source);
    return source;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    const type = types[extname(file)];
    if (!file.startsWith(folder) || !isFile(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      ...(type === undefined ? {} : { 'content-type': type }),
      'cache-control': 'max-age=3600',
    });
    if (file.includes('/assets/') && file.endsWith('.js')) response.end(scriptAt(file));
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
