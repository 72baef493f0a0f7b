import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { byLocale, locales, type Locale } from '../../src/i18n/locale.ts';
import { paths } from '../../src/paths.ts';
import type { AppRoute } from './appRoutes.ts';
import { bundleScript } from './bundleScript.ts';
import { accountStyles, areaStyles, fontStyles, staticPageStyles } from './buildClient.ts';
import { criticalCss } from './criticalCss.ts';
import { appEntry, fileOf, manifestSchema, staticFiles } from './manifest.ts';
import { drawFrames } from './drawFrames.ts';
import { createModuleLoader } from './moduleLoader.ts';
import { nginxPages } from './nginxPages.ts';
import { pageHtml } from './pageHtml.ts';
import { messagesElement, readAreas } from './pageMessages.ts';
import type { RenderedPage, ShellTexts } from './prerender.tsx';
import { shellHtml } from './shellHtml.ts';

/** Adapters of an area's pages, as app/ports/createPorts.ts loads them. */
const adapters = [
  {
    root: paths.dashboard.root,
    account: 'app/ports/http/accountPorts.ts',
    demo: 'app/ports/sample/currentSample.ts',
  },
  {
    root: paths.admin.root,
    account: 'app/ports/http/adminHttp.ts',
    demo: 'app/ports/sample/adminSample.ts',
  },
];

type PageFiles = Readonly<Record<Locale, string>>;

interface Source {
  staticPages: readonly RenderedPage[];
  routes: readonly AppRoute[];
  shell: Readonly<Record<Locale, ShellTexts>>;
}

async function loadSource(): Promise<Source> {
  const loader = await createModuleLoader();
  try {
    const prerender = await loader.load<typeof import('./prerender.tsx')>('/app/build/prerender.tsx');
    const routes = await loader.load<typeof import('./appRoutes.ts')>('/app/build/appRoutes.ts');
    return {
      staticPages: prerender.renderStaticPages(),
      routes: routes.appRoutes(),
      shell: byLocale(prerender.shellTexts),
    };
  } finally {
    await loader.close();
  }
}

/**
 * Writes an HTML file per address and language into the built client. Also writes `pages.json`, which the server reads,
 * and the same addresses for nginx. Returns the number of files.
 */
export async function writePages(root: string): Promise<number> {
  const clientDir = join(root, 'dist', 'client');
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(await readFile(join(root, 'dist', 'manifest.json'), 'utf8')),
  );
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  const { staticPages, routes, shell } = await loadSource();
  const frames = await drawFrames(root);
  const fonts = `/${fileOf(manifest, fontStyles)}`;
  const filesOf = (sources: readonly string[]) => staticFiles(manifest, sources).map((file) => `/${file}`);
  const pages = new Map<string, Partial<PageFiles>>();
  let fallback: PageFiles | null = null;
  let count = 0;

  const write = async (name: string, html: string) => {
    count += 1;
    await mkdir(dirname(join(clientDir, name)), { recursive: true });
    await writeFile(join(clientDir, name), html);
    return name;
  };

  const css = await readFile(join(clientDir, fileOf(manifest, staticPageStyles)), 'utf8');
  const parts = new Map<string, StaticParts>();
  for (const page of staticPages) {
    const bodies = staticPages.filter(({ script }) => script === page.script).map(({ body }) => body);
    const part = parts.get(page.script) ?? {
      critical: criticalCss(css, bodies.join('')),
      script: await writeScript(root, page.script),
    };
    parts.set(page.script, part);
    // Fonts are not preloaded and their styles come last: the fallback has equal metrics, and a font lookup would
    // delay the first paint.
    const html = pageHtml({
      page,
      head: [`<style>${part.critical}</style>`],
      end: [
        `<script type="module" src="/${part.script}"></script>`,
        `<link rel="stylesheet" href="${fonts}">`,
      ],
    });
    const file = await write(`pages/${page.name}.${page.locale}.html`, html);
    pages.set(page.path, { ...pages.get(page.path), [page.locale]: file });
  }

  for (const route of routes) {
    const files = byLocale((locale) => `pages/${pageName(route.path)}.${locale}.html`);
    for (const locale of locales) {
      const scripts = filesOf([appEntry, ...route.containers]);
      const area = adapters.find(({ root: path }) => route.path.startsWith(`${path}/`));
      const html = shellHtml({
        template,
        locale,
        texts: shell[locale],
        scripts,
        adapters: area
          ? {
              account: filesOf([area.account]).filter((file) => !scripts.includes(file)),
              demo: filesOf([area.demo]).filter((file) => !scripts.includes(file)),
            }
          : null,
        styles: `/${fileOf(manifest, area ? areaStyles : accountStyles)}`,
        fonts,
        messages: messagesElement(locale, await readAreas(root, locale, route.areas)),
        frames: frames[route.path]?.[locale] ?? null,
      });
      await write(files[locale], html);
    }
    if (route.path === '*') fallback = files;
    else pages.set(serverPattern(route.path), files);
  }
  if (!fallback) throw new Error('The routes have no page for an unknown address');

  await rm(join(clientDir, 'index.html'));
  await rm(join(clientDir, fileOf(manifest, staticPageStyles)));
  const listed = [...pages].map(([pattern, files]) => ({ ...complete(pattern, files), pattern }));
  await writeFile(join(clientDir, 'pages.json'), JSON.stringify({ pages: listed, fallback }));
  await writeFile(join(root, 'dist', 'nginx-pages.conf'), nginxPages(listed));
  return count;
}

function complete(pattern: string, files: Partial<PageFiles>): PageFiles {
  return byLocale((locale) => {
    const file = files[locale];
    if (file === undefined) throw new Error(`${pattern} has no page in ${locale}`);
    return file;
  });
}

/** Script and styles shared by static pages and by a page's languages, so that one can replace another. */
interface StaticParts {
  /** Styles inlined into the page. */
  critical: string;
  /** File name in the client's folder. */
  script: string;
}

async function writeScript(root: string, script: string): Promise<string> {
  const content = await bundleScript(root, `app/staticPages/${script}.ts`);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const name = `assets/${script}-${hash}.js`;
  await writeFile(join(root, 'dist', 'client', name), content);
  return name;
}

/** Returns a file name for an address: `dashboard-vps` for `/dashboard/vps`. */
function pageName(path: string): string {
  return path === '*' ? 'not-found' : path.slice(1).replaceAll(/[^\w-]+/g, '-');
}

/** Converts a route to the server's patterns: literal paths and paths ending with `/*`. */
function serverPattern(path: string): string {
  return path.replace(/\/[:*].*$/, '/*');
}
