import { createServer, type Server } from 'node:http';
import { extname } from 'node:path/posix';
import * as v from 'valibot';
import { withoutAlias } from '../../.storybook/aliases.ts';
import { subjectOf } from '../../.storybook/titles.ts';
import type { BuildFiles } from './buildCache.ts';
import type { Build } from './builds.ts';
import { readServerPages } from './serverPages/entries.ts';
import type { StoryEntry } from './storyEntry.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      type: v.string(),
      id: v.string(),
      name: v.string(),
      importPath: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
});

/** Reads the stories of a built Storybook in order, then its mails and static pages. Throws if the index is invalid. */
export function readStories({ files }: Pick<Build, 'files'>): StoryEntry[] {
  const { entries } = v.parse(indexSchema, JSON.parse(files.get('index.json')?.toString() ?? 'null'));
  const stories = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, name, importPath, tags }) => ({
      id,
      title: subjectOf(importPath),
      name: withoutAlias(name),
      file: importPath.replace(/^\.\//, ''),
      tags,
    }));
  return [...stories, ...readServerPages(files)];
}

/** A served Storybook. */
export interface Site {
  origin: string;
  /** Files of the site. */
  files: BuildFiles;
  close: () => Promise<void>;
}

/**
 * Serves a built Storybook to this machine. Every `import()` reports its start and end to the page, so that captures
 * wait for lazily loaded code.
 */
export async function serveSite({ files }: Pick<Build, 'files'>): Promise<Site> {
  const scripts = new Map<string, string>();
  const scriptAt = (path: string, content: Buffer) => {
    const known = scripts.get(path);
    if (known !== undefined) return known;
    const source = content
      .toString()
      .replaceAll(/\bimport\((`[^`$]+`|"[^"]+"|'[^']+')\)/g, 'window.portalStoryHost.load(import($1))');
    scripts.set(path, source);
    return source;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname).slice(1);
    const content = files.get(path);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(path)];
    response.writeHead(200, {
      ...(type === undefined ? {} : { 'content-type': type }),
      'cache-control': 'max-age=3600',
    });
    response.end(path.startsWith('assets/') && path.endsWith('.js') ? scriptAt(path, content) : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, files, close: () => closed(server) };
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
