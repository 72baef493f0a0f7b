import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { getCookie } from 'hono/cookie';
import { defaultLocale } from '@/i18n/locale';
import { paths } from '@/paths';
import { hasSessionCookie } from '../auth/signedIn';
import { payeesNow } from '../billingDocuments/payee';
import type { Db } from '../db/database';
import { toLanguage } from '../http/language';
import { contentSecurityPolicy } from '../http/securityHeaders';
import type { Handler, ServerContext } from '../http/types';
import type { CurrentSettings } from '../settings/currentSettings';
import type { Language } from '../messages/messages';
import type { Log } from '../log';
import type { AssetFolders } from './earlierAssets';
import { createFileCache, type FileCache } from './fileCache';
import { landingOf, stateLanding, type RenderedLanding, type RenderLanding } from './landing';
import { findPage, readPages } from './pages';
import { remember } from './remember';
import { sendFile } from './sendFile';
import { stampInstallation, type Installation, type Visit } from './stampInstallation';
import { builtProvider, stateProvider, type Provider } from './stateProvider';

/** Short addresses that redirect to a canonical one (D3). */
const redirects: ReadonlyMap<string, string> = new Map([
  ['/terms', '/legal/terms-of-service'],
  ['/services', '/legal/service-rules'],
  ['/refund', '/legal/refund-policy'],
  ['/privacy', '/legal/privacy-policy'],
  ['/dashboard', '/dashboard/vps'],
  ['/admin', '/admin/dashboard'],
]);

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const ONE_DAY = 'public, max-age=86400';

/** Files that browsers and robots request on their own. */
const ASKED_UNTOLD = new Set(['/favicon.ico', '/favicon.svg', '/robots.txt']);

function cachingOf(name: string): string {
  if (name.startsWith('/assets/')) return FOREVER;
  return ASKED_UNTOLD.has(name) ? ONE_DAY : ASK_EACH_TIME;
}

/** Build output that is not served directly; pages are reached only by their path. */
const PRIVATE_FILES = /(?:\.(?:html|br|gz)|^\/pages\.json)$/i;

/** Returns a page's language: from the address, else the stored choice, else the default (D1). */
function pageLanguage(c: ServerContext): Language {
  return toLanguage(c.req.query('lang')) ?? toLanguage(getCookie(c, 'locale')) ?? defaultLocale;
}

/** Maximum staleness after a rebuild, in milliseconds. */
const RECHECK_MS = 1000;

interface PortalParts extends Installation {
  /** Folder of the built client. */
  readonly clientDir: string;
  readonly assets: AssetFolders;
  readonly access: () => Visit['access'];
  readonly settings: Pick<CurrentSettings, 'current'>;
  readonly db: Db;
  readonly brandNames: Readonly<Record<Language, string>>;
  readonly renderLanding: RenderLanding | null;
  readonly log: Pick<Log, 'error'>;
}

/** Answers `GET` outside of `/api` with the built portal: pages, assets and the redirects of D3. */
export function portal(parts: PortalParts): Handler {
  const { clientDir, assets, access, settings, db, brandNames, log } = parts;
  const entityNow = remember(async () => (await payeesNow(db)).individuals, {
    deadlineMs: 1000,
    onFailure: log.error,
  });
  const landingNow = remember(landingOf(db, parts.renderLanding), {
    // Rendering takes 0.3 s of a processor.
    deadlineMs: 5000,
    onFailure: log.error,
  });
  let caches = new Map<string, FileCache>();
  let provider: Provider = builtProvider;
  let landing: RenderedLanding | null = null;
  const cacheFor = (visit: Visit): FileCache => {
    const key = `${visit.access} ${visit.registration} ${String(visit.hasSession)}`;
    const [statedProvider, statedLanding] = [provider, landing];
    const stamp = (html: string) => {
      const stated = statedLanding === null ? html : stateLanding(html, statedLanding);
      return stampInstallation(stateProvider(stated, statedProvider), parts, visit);
    };
    const cache = caches.get(key) ?? createFileCache(RECHECK_MS, stamp);
    caches.set(key, cache);
    return cache;
  };
  /** Makes the pages anew after the provider or its offers changed. */
  const refresh = async (path: string) => {
    const entity = await entityNow();
    const offered = path === paths.landing ? await landingNow() : landing;
    const next = { names: { ...brandNames }, entity: entity ?? builtProvider.entity };
    if (offered === landing && isDeepStrictEqual(next, provider)) return;
    [provider, landing] = [next, offered];
    caches = new Map();
  };
  const read = cacheFor({ access: 'open', hasSession: false, registration: 'open' });

  /** A tab opened before the last release loads the files of its own build. */
  const readEarlier = async (name: string) => {
    if (!name.startsWith('/assets/')) return null;
    const file = name.slice('/assets/'.length);
    return (await read(join(assets.current, file))) ?? read(join(assets.earlier, file));
  };

  const sendPage = async (c: ServerContext, path: string): Promise<Response> => {
    const index = await read(join(clientDir, 'pages.json'));
    if (index === null) return c.text('The portal is not built yet. Run: npm run build\n', 503);
    const language = pageLanguage(c);
    const { file: name, status } = findPage(readPages(index), path, language);
    await refresh(path);
    const { registration } = settings.current();
    const pages = cacheFor({ access: access(), hasSession: hasSessionCookie(c), registration });
    const file = await pages(join(clientDir, name));
    if (file === null) throw new Error(`pages.json names ${name}, which does not exist`);
    return sendFile(c, file, {
      name,
      status,
      headers: {
        'Cache-Control': ASK_EACH_TIME,
        'Content-Language': language,
        'Content-Security-Policy': contentSecurityPolicy(file.inlineScriptHashes),
        Vary: 'Accept-Encoding, Cookie',
      },
    });
  };

  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = safePath(pathname);
    // A visitor who followed a link gets a page; scripts and probes get a plain error.
    const isVisit = c.req.header('accept')?.includes('text/html') === true;
    if (path === null) return isVisit ? sendPage(c, '/404') : c.text('Bad address\n', 400);
    const target = redirectTarget(path, search);
    if (target !== null) return c.redirect(target, 302);
    const isFile = /\.\w+$/.test(path);
    if (!isFile) return sendPage(c, path);
    // File systems ignore repeated slashes, and some ignore case.
    const name = path.replace(/\/{2,}/g, '/');
    const file = PRIVATE_FILES.test(name)
      ? null
      : ((await read(join(clientDir, name))) ?? (await readEarlier(name)));
    if (file === null) return isVisit ? sendPage(c, path) : c.text('Not found\n', 404);
    return sendFile(c, file, { name, status: 200, headers: { 'Cache-Control': cachingOf(name) } });
  };
}

/** Returns the redirect target with the query; null for a canonical path. */
function redirectTarget(path: string, search: string): string | null {
  const target = redirects.get(path === '/' ? path : path.replace(/\/+$/, ''));
  return target === undefined ? null : `${target}${search}`;
}

/**
 * Returns the decoded path, or null for a suspicious one: broken encoding, encoded slashes, backslashes, control
 * characters, parent folders or hidden files.
 */
function safePath(rawPath: string): string | null {
  if (/%2f|%5c/i.test(rawPath)) return null;
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  if (/[\\\p{Cc}]/u.test(path)) return null;
  if (path.split('/').some((segment) => segment.startsWith('.'))) return null;
  return path;
}
