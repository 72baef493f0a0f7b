import { mergeChunks, type Piece } from './mergeChunks.ts';

/** The part of the bundler's graph that grouping needs. */
interface ModuleGraph {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

const entry = 'app/main.tsx';
const rootTable = 'app/routes/RootRoutes.tsx';
/** The adapters, which load after the page: of whoever is signed in, and of the demonstration. */
const account = 'app/ports/http/accountPorts.ts';
const samples = { portal: 'app/ports/sample/currentSample.ts', admin: 'app/ports/sample/adminSample.ts' };
/** An area's table and the frame around each of its pages: nothing of the area shows without them. */
const areas = [
  {
    realm: 'portal',
    table: 'app/routes/dashboardPages.ts',
    shell: 'app/containers/shell/DashboardShell.container.tsx',
  },
  {
    realm: 'admin',
    table: 'app/routes/adminPages.ts',
    shell: 'app/containers/admin/AdminShell.container.tsx',
  },
] as const;

/** Messages of the dashboard that several of its pages show: one file a language instead of four. */
const sharedMessages = /\/src\/i18n\/messages\/(\w+)\/(?:shell|list|servers|pricing)\.json$/;

/** What a character of source becomes on the wire, minified and compressed: 687 kB of the base are 96 kB there. */
const wireShare = 0.14;

/** Libraries whose parts come with whoever imports one of them, and about what such a part weighs. */
const libraries = /\/node_modules\/(?:radix-ui|react-aria|react-stately)\//;
const libraryBytes = 8000;

/** Everything that these modules need at once, themselves included. */
function reachable(graph: ModuleGraph, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  // A set that grows while it is walked is walked to its end.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** Signing in and up is everybody's first visit, with nothing in the cache, and the portal's pages come after it. */
const accountWeight = 6;

/** What opens by somebody's hand is waited for less often, and by those who have the page already. */
const onDemandWeight = 0.2;

type Realm = 'portal' | 'admin' | 'account' | 'sample' | 'onDemand' | 'adminOnDemand';

/** What loads on demand as well belongs to the pages that need it at once. */
function realmOf(realms: ReadonlySet<Realm>): Realm {
  const [only = 'portal', ...others] = realms;
  if (others.length === 0) return only;
  const isOf = (...named: readonly Realm[]) => [...realms].every((realm) => named.includes(realm));
  if (isOf('admin', 'adminOnDemand')) return 'admin';
  if (isOf('sample', 'onDemand')) return 'sample';
  return isOf('account', 'onDemand') ? 'account' : 'portal';
}

interface Visit {
  /** Whose it is: what only visits of one realm need is in no file of another. */
  realm: Realm;
  /** What a byte of it counts. */
  weight: number;
  needs: ReadonlySet<string>;
}

/** What each visit needs: of a page with its area's frame, of the sample data, of what loads on demand. */
function visits(graph: ModuleGraph, folder: string): readonly Visit[] {
  const dynamicImports = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const containersOf = (file: string) =>
    dynamicImports(folder + file).filter((id) => id.endsWith('.container.tsx'));
  const visit = (realm: Visit['realm'], weight: number, ...ids: string[]) => ({
    realm,
    weight,
    needs: reachable(graph, ids),
  });
  const pages = [
    ...containersOf(rootTable).map((page) => visit('portal', accountWeight, page)),
    ...areas.flatMap(({ realm, table, shell }) =>
      containersOf(table)
        .filter((page) => page !== folder + shell)
        .map((page) => visit(realm, 1, folder + table, folder + shell, page)),
    ),
  ];
  const customerPages = pages.filter(({ realm }) => realm === 'portal').length;
  const adapters = [
    visit('account', customerPages, folder + account),
    visit('sample', customerPages, folder + samples.portal),
    visit('admin', pages.filter(({ realm }) => realm === 'admin').length, folder + samples.admin),
  ];
  const known = new Set([...pages, ...adapters].flatMap(({ needs }) => [...needs]));
  const onDemand = new Set(
    [...known].flatMap(dynamicImports).filter((id) => /\.tsx?$/.test(id) && !known.has(id)),
  );
  return [
    ...pages,
    ...adapters,
    ...[...onDemand].map((id) =>
      visit(id.includes('/admin/') ? 'adminOnDemand' : 'onDemand', onDemandWeight, id),
    ),
  ];
}

/** The chunk of each module that some first visit needs. */
function chunkNames(graph: ModuleGraph, folder: string): ReadonlyMap<string, string> {
  const pieces = new Map<string, Piece & { modules: string[] }>();
  const pieceOf = new Map<string, string>();
  const needed = visits(graph, folder);
  const first = reachable(graph, [folder + entry]);
  for (const id of new Set(needed.flatMap(({ needs }) => [...needs]))) {
    // A library's index imports all of it, and only the bundler knows which part is used.
    if (first.has(id) || id.includes('/node_modules/')) continue;
    const users = needed.flatMap(({ needs }, index) => (needs.has(id) ? [index] : []));
    const key = users.join();
    const piece = pieces.get(key) ?? {
      users: new Set(users),
      realm: realmOf(new Set(users.flatMap((index) => needed[index]?.realm ?? []))),
      bytes: 0,
      imports: new Set(),
      modules: [],
    };
    const info = graph.getModuleInfo(id);
    piece.bytes += (info?.code?.length ?? 0) * wireShare;
    if (info?.importedIds.some((imported) => libraries.test(imported))) piece.bytes += libraryBytes;
    piece.modules.push(id);
    pieces.set(key, piece);
    pieceOf.set(id, key);
  }
  for (const [key, { modules, imports }] of pieces)
    for (const id of modules.flatMap((module) => graph.getModuleInfo(module)?.importedIds ?? [])) {
      const imported = pieceOf.get(id);
      if (imported !== undefined && imported !== key) imports.add(imported);
    }
  const parts = mergeChunks(
    pieces,
    needed.map(({ weight }) => weight),
  ).flatMap((keys, index) =>
    keys.flatMap((key) => pieces.get(key)?.modules.map((id) => [id, `part${index}`] as const) ?? []),
  );
  // The entry itself stays the one module that its page can name.
  const base = [...first].filter((id) => id !== folder + entry).map((id) => [id, 'base'] as const);
  return new Map([...base, ...parts]);
}

/**
 * Chunks by the route graph. Left to itself the bundler makes a chunk for every set of pages that share a module: fifty
 * files for the server list, most of them smaller than the headers they come with. Here the sets are merged as long as
 * the visits together pay less for it (mergeChunks.ts), whatever pages come and go.
 *
 * @param folder the project's, with a slash at its end
 */
export function chunkGroups(folder: string) {
  let names: ReadonlyMap<string, string> | undefined;
  const nameOf = (id: string, graph: ModuleGraph): string | null => {
    const [, language] = sharedMessages.exec(id) ?? [];
    if (language !== undefined) return `messages-${language}`;
    if (id.includes('rolldown/runtime')) return 'base';
    names ??= chunkNames(graph, folder);
    return names.get(id) ?? null;
  };
  return [{ name: nameOf, debugName: 'route graph', includeDependenciesRecursively: false }];
}
