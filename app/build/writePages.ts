import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { locales, type Locale } from '../../src/i18n/locale.ts';
import type { AppRoute } from './appRoutes.ts';
import { criticalCss } from './criticalCss.ts';
import { fontPreloads } from './fonts.ts';
import { inlineScript } from './inlineScript.ts';
import { appEntry, chunkOf, manifestSchema, staticFiles, staticStyles, type Manifest } from './manifest.ts';
import { createModuleLoader } from './moduleLoader.ts';
import { pageHtml } from './pageHtml.ts';
import type { RenderedPage, ShellTexts } from './prerender.tsx';
import { shellHtml } from './shellHtml.ts';

type PageFiles = Record<Locale, string>;

interface Source {
  staticPages: readonly RenderedPage[];
  routes: readonly AppRoute[];
  shell: Record<Locale, ShellTexts>;
}

async function loadSource(): Promise<Source> {
  const loader = await createModuleLoader();
  try {
    const prerender = await loader.load<typeof import('./prerender.tsx')>('/app/build/prerender.tsx');
    const routes = await loader.load<typeof import('./appRoutes.ts')>('/app/build/appRoutes.ts');
    return {
      staticPages: prerender.renderStaticPages(),
      routes: routes.appRoutes(),
      shell: { ru: prerender.shellTexts('ru'), en: prerender.shellTexts('en') },
    };
  } finally {
    await loader.close();
  }
}

/**
 * Writes an HTML file for every address and language into the built client, and `pages.json`, which tells the
 * server which is which. Gives the number of files.
 */
export async function writePages(root: string): Promise<number> {
  const clientDir = join(root, 'dist', 'client');
  const manifest = await takeManifest(root);
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  const { staticPages, routes, shell } = await loadSource();
  const fontUrl = (file: string) => `/${chunkOf(manifest, `node_modules/${file}`).file}`;
  const pages = new Map<string, Partial<PageFiles>>();
  let fallback: PageFiles | null = null;
  let count = 0;

  const write = async (name: string, html: string) => {
    count += 1;
    await mkdir(dirname(join(clientDir, name)), { recursive: true });
    await writeFile(join(clientDir, name), html);
    return name;
  };

  // One stylesheet text for all languages of a page, so that its languages can change places.
  const styles = new Map<string, string>();
  for (const page of staticPages) {
    const every = staticPages.filter(({ name }) => name === page.name).map(({ body }) => body);
    const css = styles.get(page.name) ?? (await criticalCss(root, every.join(''), fontUrl));
    styles.set(page.name, css);
    // No font is preloaded: the stand-in has the same measures, and the first paint comes a tenth of a second sooner.
    const html = pageHtml({
      page,
      head: [`<style>${css}</style>`],
      scripts: [`<script type="module">${await inlineScript(root, `app/landing/${page.name}.ts`)}</script>`],
    });
    const file = await write(`pages/${page.name}.${page.locale}.html`, html);
    pages.set(page.path, { ...pages.get(page.path), [page.locale]: file });
  }

  for (const route of routes) {
    const files: PageFiles = { ru: '', en: '' };
    for (const locale of locales) {
      const sources = [
        appEntry,
        ...route.containers,
        ...route.areas.map((area) => `src/i18n/messages/${locale}/${area}.json`),
      ];
      const html = shellHtml({
        template,
        locale,
        texts: shell[locale],
        scripts: staticFiles(manifest, sources).map((file) => `/${file}`),
        styles: staticStyles(manifest, sources).map((file) => `/${file}`),
        head: fontPreloads(locale, fontUrl),
      });
      files[locale] = await write(`pages/${pageName(route.path)}.${locale}.html`, html);
    }
    if (route.path === '*') fallback = files;
    else pages.set(serverPattern(route.path), files);
  }
  if (!fallback) throw new Error('The routes have no page for an unknown address');

  await rm(join(clientDir, 'index.html'));
  await writeFile(
    join(clientDir, 'pages.json'),
    JSON.stringify({ pages: [...pages].map(([pattern, files]) => ({ pattern, ...files })), fallback }),
  );
  return count;
}

/** The manifest is for the build and its checks: it moves out of what is served. */
async function takeManifest(root: string): Promise<Manifest> {
  const file = join(root, 'dist', 'manifest.json');
  await rename(join(root, 'dist', 'client', 'manifest.json'), file);
  return v.parse(manifestSchema, JSON.parse(await readFile(file, 'utf8')));
}

/** A file name for an address: `dashboard-vps` of `/dashboard/vps`. */
function pageName(path: string): string {
  return path === '*' ? 'not-found' : path.slice(1).replaceAll(/[^\w-]+/g, '-');
}

/** The server knows literal paths and paths that end with `/*`. */
function serverPattern(path: string): string {
  return path.replace(/\/[:*].*$/, '/*');
}
