/**
 * Weighs what a visitor downloads before touching anything, as it is sent: brotli, kB of 1000 bytes. Run after a
 * build; exits 1 over a limit. `node --import tsx tests/budgets/bytes.ts`
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { brotli } from '../../app/build/compress.ts';
import { manifestSchema } from '../../app/build/manifest.ts';
import { adminLinkKeys, isAdminScreen } from '../../src/pages/admin.ts';
import { isPlaceholder, sectionKeys } from '../../src/pages/dashboard.ts';
import { rootPages } from '../../src/pages/root.ts';
import { documentPaths, paths } from '../../src/paths.ts';

const dist = join(process.cwd(), 'dist');
const client = join(dist, 'client');
const kilobyte = 1000;

/** JavaScript before any interaction, by address, where it is less than its area's. */
const tighterLimits: Readonly<Record<string, number>> = {
  [paths.login]: 98,
  [paths.dashboard.vps]: 140,
  [paths.dashboard.vpsCpu]: 140,
  [paths.dashboard.vpsStorage]: 140,
  [paths.dashboard.vpsCatalog]: 145,
  [paths.dashboard.vpsCpuCatalog]: 145,
  [paths.dashboard.vpsStorageCatalog]: 145,
  [paths.dashboard.paymentsHistory]: 145,
};

/** Of every page with a screen of its own, as the tables of pages name them. */
const scriptLimits: Readonly<Record<string, number>> = {
  ...limited(documentPaths, 4),
  ...limited(
    rootPages.map(([key]) => paths[key]),
    105,
  ),
  ...limited(
    sectionKeys.filter((key) => !isPlaceholder(key)).map((key) => paths.dashboard[key]),
    160,
  ),
  // The forms of payment with their payers and requisites.
  ...limited([paths.dashboard.payments, paths.dashboard.paymentMethod], 165),
  ...limited(
    adminLinkKeys.filter(isAdminScreen).map((key) => paths.admin[key]),
    165,
  ),
  ...tighterLimits,
};

function limited(addresses: readonly string[], limit: number): Readonly<Record<string, number>> {
  return Object.fromEntries(addresses.map((address) => [address, limit]));
}

/** What only its opening may fetch: it is in nobody's first load. */
const onDemand = ['app/containers/palette/DashboardPalette.container.tsx'];

const limits = { documentResponse: 14, landingFonts: 62, styles: 20 };

const pagesSchema = v.object({ pages: v.array(v.object({ pattern: v.string(), ru: v.string() })) });
const { pages } = v.parse(pagesSchema, JSON.parse(readFileSync(join(client, 'pages.json'), 'utf8')));
const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));
const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));

function htmlOf(address: string): { file: string; html: string } | null {
  const file = pages.find(({ pattern }) => pattern === address)?.ru;
  return file === undefined ? null : { file, html: readFileSync(join(client, file), 'utf8') };
}

/** Bytes of a file of the client as it is sent. */
function sent(file: string): number {
  const path = join(client, file);
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

/** Addresses in the page's tags that match, without the leading slash. */
function linked(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].flatMap(([whole]) => {
    const [, address] = /(?:src|href)="\/([^"]+)"/.exec(whole) ?? [];
    return address === undefined ? [] : [address];
  });
}

/** What a page runs at once: its scripts, what it preloads, and all that these import statically. */
function scriptFiles(html: string): ReadonlySet<string> {
  const files = new Set(linked(html, /<script[^>]*\ssrc=[^>]*>|<link rel="modulepreload"[^>]*>/g));
  // A set that grows while it is walked is walked to its end.
  for (const file of files)
    for (const source of chunks.get(file)?.imports ?? []) {
      const imported = manifest[source];
      if (imported) files.add(imported.file);
    }
  return files;
}

/** Their bytes as they are sent, with those of the scripts inside the page. */
async function scriptBytes(html: string): Promise<number> {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  const inlineBytes = inline.length > 0 ? (await brotli(Buffer.from(inline.join('\n')))).byteLength : 0;
  return [...scriptFiles(html)].reduce((sum, file) => sum + sent(file), inlineBytes);
}

/** Every font that the page's styles can ask for, inside it and linked. */
function fontBytes(html: string): number {
  const sheets = linked(html, /<link rel="stylesheet"[^>]*>/g).map((file) =>
    readFileSync(join(client, file), 'utf8'),
  );
  const urls = [html, ...sheets].join('').matchAll(/url\(\/([^)]+\.woff2)\)/g);
  const files = new Set([...urls].map(([, file = '']) => file));
  return [...files].reduce((sum, file) => sum + sent(file), 0);
}

interface Row {
  what: string;
  bytes: number | null;
  limit: number;
}

const rows: Row[] = [];
for (const [address, limit] of Object.entries(scriptLimits)) {
  const page = htmlOf(address);
  rows.push({ what: `${address} JavaScript`, bytes: page && (await scriptBytes(page.html)), limit });
}
const landing = htmlOf(paths.landing);
for (const address of documentPaths) {
  const page = htmlOf(address);
  rows.push({
    what: `${address} first response (HTML, critical CSS, inline scripts)`,
    bytes: page && sent(page.file),
    limit: limits.documentResponse,
  });
}
rows.push({
  what: '/ fonts',
  bytes: landing && fontBytes(landing.html),
  limit: limits.landingFonts,
});
const stylesheets = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.css'));
rows.push({
  what: 'CSS of the whole portal',
  bytes: stylesheets.reduce((sum, name) => sum + sent(join('assets', name)), 0),
  limit: limits.styles,
});

const width = Math.max(...rows.map(({ what }) => what.length));
let isOver = false;
console.log('kB of brotli before any interaction');
for (const { what, bytes, limit } of rows) {
  const isBad = bytes === null || bytes > limit * kilobyte;
  isOver ||= isBad;
  const size = bytes === null ? 'no page' : (bytes / kilobyte).toFixed(1);
  console.log(
    `  ${what.padEnd(width)}  ${size.padStart(7)}  of ${String(limit).padStart(3)}${isBad ? '  OVER' : ''}`,
  );
}
for (const source of onDemand) {
  const file = manifest[source]?.file;
  const eager = Object.keys(scriptLimits).filter((address) => {
    const page = htmlOf(address);
    return file !== undefined && page !== null && scriptFiles(page.html).has(file);
  });
  isOver ||= file === undefined || eager.length > 0;
  const verdict =
    file === undefined ? 'NOT BUILT' : eager.length > 0 ? `LOADED BY ${eager.join(', ')}` : 'on demand';
  console.log(`  ${source}: ${verdict}`);
}
if (isOver) process.exitCode = 1;
