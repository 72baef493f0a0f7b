/**
 * Checks that customers never load admin code: searches the built files of every other address, and the customers'
 * sample adapters, for modules of the admin area. Run after a build; exits 1 if there are any. `node --import tsx
 * tests/budgets/adminCode.ts`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { manifestSchema, staticFiles } from '../../app/build/manifest.ts';
import { paths } from '../../src/paths.ts';

const dist = join(process.cwd(), 'dist');
const client = join(dist, 'client');

/** Sources of the admin area. */
const adminSource =
  /\/admin\/|\/access\/|sample-data\/admin|sample\/adminSample|messages\/\w+\/admin\w*\.json/;

/** Text that survives in minified admin code: keys of its messages, the sample administrator. */
const adminText =
  /["'`]admin(?:Dashboard|Analytics|Users|Servers|Payments|Settings)?\.[a-z]\w*|admin@meridian\.example/;

/** Fewer pages mean that the check is broken. */
const fewestPages = 20;

const pagesSchema = v.object({
  pages: v.array(v.object({ pattern: v.string(), ru: v.string(), en: v.string() })),
});
const { pages } = v.parse(pagesSchema, JSON.parse(readFileSync(join(client, 'pages.json'), 'utf8')));
const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));
const sourcesOf = new Map<string, string[]>();
for (const [source, { file }] of Object.entries(manifest))
  sourcesOf.set(file, [...(sourcesOf.get(file) ?? []), source]);

/** Returns the scripts in a page's tags and their static imports. */
function filesOf(html: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const sources = named.flatMap((file) => sourcesOf.get(file)?.[0] ?? []);
  return [...new Set([...named, ...staticFiles(manifest, sources)])];
}

function adminFilesAmong(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      sourcesOf.get(file)?.some((source) => adminSource.test(source)) ||
      adminText.test(readFileSync(join(client, file), 'utf8')),
  );
}

const isAdmin = (pattern: string) => pattern.startsWith(`${paths.admin.root}/`);
const customers = pages.filter(({ pattern }) => !isAdmin(pattern));
const problems = customers.flatMap(({ pattern, ru, en }) =>
  [ru, en].flatMap((page) =>
    adminFilesAmong(filesOf(readFileSync(join(client, page), 'utf8'))).map(
      (file) => `${pattern} loads ${file}`,
    ),
  ),
);
for (const file of adminFilesAmong(staticFiles(manifest, ['app/ports/sample/currentSample.ts'])))
  problems.push(`the customers' sample data loads ${file}`);

// The search must find the admin area itself.
const adminPages = pages.filter(({ pattern }) => isAdmin(pattern));
for (const { pattern, ru } of adminPages)
  if (adminFilesAmong(filesOf(readFileSync(join(client, ru), 'utf8'))).length === 0)
    problems.push(`${pattern} shows no code of its own: the search is blind`);
if (customers.length < fewestPages || adminPages.length === 0)
  problems.push(
    `only ${customers.length} pages of customers and ${adminPages.length} of the admin area were found`,
  );

console.log(
  problems.length === 0
    ? `No admin code in the ${customers.length} pages that customers load`
    : problems.join('\n'),
);
if (problems.length > 0) process.exitCode = 1;
