import { createHash } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { defaultLocale } from '@/i18n/locale';
import { datacentersOf } from '../catalog/datacenters';
import type { Db } from '../db/database';
import { toLanguage } from '../http/language';
import type { Handler, ServerContext } from '../http/types';
import type { Language } from '../messages/messages';
import { timeZoneOf } from '../settings/storedSettings';
import { publicIncidents } from './read';
import { statusFeed, statusPage, statusPolicy, type StatusParts } from './statusPage';

interface PageDeps {
  readonly db: Db;
  readonly brandNames: Readonly<Record<Language, string>>;
  readonly publicUrl: string | null;
}

type StatusData = Pick<StatusParts, 'incidents' | 'datacenters' | 'timeZone'>;

/** Cache lifetime of the page in seconds. */
const maxAge = 30;

/** Sends a cacheable text, or 304 if the client has it. */
function sendKept(c: ServerContext, text: string, type: string, version: string): Response {
  const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
  c.header('Cache-Control', `public, max-age=${maxAge}`);
  c.header('ETag', etag);
  c.header('Vary', 'Cookie');
  const known = c.req.header('if-none-match')?.split(',') ?? [];
  if (known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
}

/** Serves the public page of incidents and its feed. While the database is down they show the last known state. */
export function statusPages({ db, brandNames, publicUrl }: PageDeps): {
  readonly page: Handler;
  readonly feed: Handler;
} {
  let lastRead: StatusData | null = null;

  async function read(now: Date): Promise<StatusData> {
    try {
      lastRead = {
        incidents: await publicIncidents(db, now),
        datacenters: await datacentersOf(db),
        timeZone: await timeZoneOf(db),
      };
      return lastRead;
    } catch (error) {
      if (lastRead) return lastRead;
      throw error;
    }
  }

  async function partsOf(c: ServerContext): Promise<StatusParts> {
    const now = new Date();
    const language = toLanguage(c.req.query('lang')) ?? toLanguage(getCookie(c, 'locale')) ?? defaultLocale;
    return { ...(await read(now)), language, brandName: brandNames[language], now };
  }

  /** Version of the content, which ignores the displayed minute. */
  const versionOf = ({ now: _, ...parts }: StatusParts) => JSON.stringify(parts);

  return {
    async page(c) {
      const parts = await partsOf(c);
      c.header('Content-Language', parts.language);
      c.header('Content-Security-Policy', statusPolicy);
      return sendKept(c, statusPage(parts), 'text/html', versionOf(parts));
    },
    async feed(c) {
      const parts = await partsOf(c);
      const origin = publicUrl ?? new URL(c.req.url).origin;
      return sendKept(c, statusFeed(parts, origin), 'application/atom+xml', versionOf(parts));
    },
  };
}
