import type { Plugin, ViteDevServer } from 'vite';
import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locale.ts';
import { pageHtml } from './pageHtml.ts';

const changed = 'meridian:page-changed';

/** For development: static pages have no module with hot reload. */
const reloadScript = `import { createHotContext } from '/@vite/client';
createHotContext('/static-page').on('${changed}', () => location.reload());`;

/** Chooses the language like the server: query, cookie, Russian. */
function localeOf(query: string | null, cookie: string | undefined): Locale {
  const remembered = /(?:^|; )locale=(\w+)/.exec(cookie ?? '')?.[1];
  return [query, remembered].find(isLocale) ?? defaultLocale;
}

/** The build links fonts and app styles in documents (app/build/writePages.ts). */
const fontsLink = '<link rel="stylesheet" href="/src/tokens/fonts.css">';

async function render(server: ViteDevServer, path: string, locale: Locale): Promise<string | null> {
  const prerender = (await server.ssrLoadModule(
    '/app/build/prerender.tsx',
  )) as typeof import('./prerender.tsx');
  const page = prerender.renderStaticPages().find((one) => one.path === path && one.locale === locale);
  if (!page) return null;
  return pageHtml({
    page,
    head: [
      `<script type="module">${reloadScript}</script>`,
      '<link rel="stylesheet" href="/app/staticPages/styles.css">',
      fontsLink,
    ],
    end: [`<script type="module" src="/app/staticPages/${page.script}.ts"></script>`],
  });
}

/** Renders static pages on request and reloads them when their sources change. */
export function staticPagesDevPlugin(): Plugin {
  return {
    name: 'meridian:static-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (request.method !== 'GET' || /\.\w+$|^\/[@_]/.test(pathname)) return next();
        const locale = localeOf(searchParams.get('lang'), request.headers.cookie);
        render(server, pathname, locale).then(
          (html) => {
            if (html === null) return next();
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          },
          (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          },
        );
      });
    },
    transformIndexHtml: (html) =>
      html.replace('</head>', `<link rel="stylesheet" href="/app/styles.css">${fontsLink}</head>`),
    hotUpdate({ modules, server }) {
      // The renderer has reloaded the modules; the browser's page must be reloaded.
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      server.environments.client.hot.send(changed, {});
    },
  };
}
