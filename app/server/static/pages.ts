import * as v from 'valibot';
import { byLocale } from '@/i18n/locale';
import type { Language } from '../messages/messages';
import type { ServedFile } from './fileCache';

/** A file inside the client folder: a relative path without `..`. */
const fileSchema = v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)*\.html$/), v.excludes('..'));

const filesOfLanguages = byLocale(() => fileSchema);

/** `dist/client/pages.json`, written by the build: the HTML file of each path. */
const pagesSchema = v.object({
  pages: v.array(v.object({ pattern: v.pipe(v.string(), v.startsWith('/')), ...filesOfLanguages })),
  fallback: v.object(filesOfLanguages),
});

export type Pages = v.InferOutput<typeof pagesSchema>;

const parsed = new WeakMap<ServedFile, Pages>();

/** Parses `pages.json`; each version once. */
export function readPages(file: ServedFile): Pages {
  const pages = parsed.get(file) ?? v.parse(pagesSchema, JSON.parse(Buffer.from(file.body).toString()));
  parsed.set(file, pages);
  return pages;
}

export interface FoundPage {
  readonly file: string;
  readonly status: 200 | 404;
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return pattern === path;
  return path.startsWith(pattern.slice(0, -1));
}

/** Finds the page of a path: an exact pattern, else the longest `/*` pattern, else the fallback as 'not found'. */
export function findPage({ pages, fallback }: Pages, path: string, language: Language): FoundPage {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  const found = pages
    .filter(({ pattern }) => matches(pattern, plain))
    .sort(
      (a, b) =>
        Number(a.pattern.endsWith('/*')) - Number(b.pattern.endsWith('/*')) ||
        b.pattern.length - a.pattern.length,
    )
    .at(0);
  return found ? { file: found[language], status: 200 } : { file: fallback[language], status: 404 };
}
