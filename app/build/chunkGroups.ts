import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { mergeChunks, type Piece } from './mergeChunks.ts';

/** Properties of the bundler's own chunks that grouping needs. */
export type SplitChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'moduleIds' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'isEntry'
>;

/**
 * An area's table and the frame around each of its pages, without which nothing of it shows; and what each of them loads
 * after that: what adds up the cart, and a visitor's sample data, in place of a backend.
 */
const areas = [
  {
    realm: 'portal',
    table: 'app/routes/dashboardPages.ts',
    shell: 'app/containers/shell/DashboardShell.container.tsx',
    after: ['src/patterns/appShell/cartTotal.ts', 'app/stores/cartStorage.ts'],
    sample: 'app/ports/sample/currentSample.ts',
  },
  {
    realm: 'admin',
    table: 'app/routes/adminPages.ts',
    shell: 'app/containers/admin/AdminShell.container.tsx',
    after: [],
    sample: 'app/ports/sample/adminSample.ts',
  },
] as const;

/** The adapters of whoever is signed in, in the place of the sample data. */
const accountAdapters = 'app/ports/http/accountPorts.ts';

/** Messages that several pages show, one file a language for each set: of both areas, and of the customers' alone. */
const sharedMessages = /\/src\/i18n\/messages\/(\w+)\/(?:(shell|list)|servers|pricing)\.json$/;

/** Bytes on the wire per character of minified code. The base has 320 kB, and 87 kB on the wire. */
const wireShare = 0.28;

/**
 * Signing in is everybody's first visit, with nothing in the cache, signing up that of many, and the portal's pages come
 * after it: the list that everybody comes to from signing in, the way to an order and its payment, the page of a server; and
 * administrators' pages, few beside the customers', which would otherwise be made up of what suits those.
 */
const pageWeights: readonly (readonly [RegExp, number])[] = [
  [/\/containers\/auth\/Login\./, 24],
  [/\/containers\/auth\//, 6],
  [/\/containers\/servers\/ServerList\./, 10],
  [/\/containers\/admin\//, 6],
  [/\/containers\/(?:cart|catalog|order|payment)\//, 3],
  [/\/containers\/server\//, 2],
];

/** Returns the weight of each byte of a page. */
const weightOf = ({ facadeModuleId }: SplitChunk) =>
  pageWeights.find(([page]) => page.test(facadeModuleId ?? ''))?.[1] ?? 1;

/** Of all pages, how many count for whoever is signed in as a first visit: most of theirs find all of it in the cache. */
const signedInShare = 0.25;

/** Files that a customer's page should come in, the entry's among them. */
const mostFiles = 12;

/** How much more a file counts for a page that comes in more, each time that its files are made anew, and how often. */
const crowdedPrice = 1.3;
const mostRounds = 8;

/**
 * Weight of chunks that load on a user's action. They are waited for less often, and by users who already have the
 * page.
 */
const onDemandWeight = 0.2;

type Realm =
  | 'portal'
  | 'entrance'
  | 'admin'
  | 'adapters'
  | 'account'
  | 'sample'
  | 'samples'
  | 'adminSample'
  | 'onDemand'
  | 'adminOnDemand';

/** Realms by precedence. A chunk that several realms need belongs to the first of them in this list. */
const owners: readonly Realm[] = [
  'portal',
  'entrance',
  'adapters',
  'onDemand',
  'account',
  'sample',
  'admin',
  'adminSample',
  'adminOnDemand',
];

/**
 * Returns the realm that owns a chunk. Signed-in users load nothing of the demonstration, so the chunks that both
 * have adapters from are a file of their own (D24).
 */
function ownerOf(realms: ReadonlySet<Realm>): Realm | undefined {
  if (realms.has('portal')) return 'portal';
  if (realms.has('sample') && realms.has('account')) return 'adapters';
  // What both demonstrations need stands apart: an administrator's loads nothing of the customers'.
  if (realms.has('sample') && realms.has('adminSample')) return 'samples';
  return owners.find((realm) => realms.has(realm));
}

interface Visit {
  /** Weight of each of its bytes. */
  weight: number;
  /** The chunks that it loads, by the realm of what needs them: no page waits for what comes after it. */
  needs: ReadonlyMap<SplitChunk, Realm>;
}

/** The bundler's own chunks, which are as fine as its graph, and what the addresses of the portal need of them. */
class SplitGraph {
  readonly #byFile: ReadonlyMap<string, SplitChunk>;
  readonly #byModule: ReadonlyMap<string, SplitChunk>;
  readonly #folder: string;
  readonly chunks: readonly SplitChunk[];

  constructor(chunks: readonly SplitChunk[], folder: string) {
    this.chunks = chunks;
    this.#folder = folder;
    this.#byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  }

  of(source: string): SplitChunk {
    const chunk = this.#byModule.get(this.#folder + source);
    if (!chunk) throw new Error(`No chunk has ${source}`);
    return chunk;
  }

  imports(chunk: SplitChunk): readonly SplitChunk[] {
    return chunk.imports.flatMap((file) => this.#byFile.get(file) ?? []);
  }

  /** Source files that a chunk loads later, as chunks of their own. */
  dynamicImports(chunk: SplitChunk): readonly SplitChunk[] {
    return chunk.dynamicImports
      .flatMap((file) => this.#byFile.get(file) ?? [])
      .filter(({ facadeModuleId }) => /\.tsx?$/.test(facadeModuleId ?? ''));
  }

  containersOf(chunk: SplitChunk): readonly SplitChunk[] {
    return this.dynamicImports(chunk).filter(({ facadeModuleId }) =>
      facadeModuleId?.endsWith('.container.tsx'),
    );
  }

  /** Everything that these chunks need at once, themselves included. */
  reachable(from: readonly SplitChunk[]): ReadonlySet<SplitChunk> {
    const found = new Set(from);
    // A set that grows while it is walked is walked to its end.
    for (const chunk of found) for (const imported of this.imports(chunk)) found.add(imported);
    return found;
  }

  visit(weight: number, ...parts: readonly (readonly [Realm, ...SplitChunk[]])[]): Visit {
    const needs = new Map<SplitChunk, Realm>();
    for (const [realm, ...from] of parts)
      for (const chunk of this.reachable(from)) if (!needs.has(chunk)) needs.set(chunk, realm);
    return { weight, needs };
  }
}

/**
 * Lists the visits with the chunks that each needs. A page has its area's frame and what comes after it; chunks
 * that load on demand are visits too.
 */
function visits(graph: SplitGraph, first: readonly SplitChunk[]): readonly Visit[] {
  const pages = [
    ...first
      .flatMap((chunk) => graph.containersOf(chunk))
      // What of them the portal shows too, a field for passwords say, is no part of their own files.
      .map((page) => graph.visit(weightOf(page), ['entrance', page])),
    ...areas.flatMap(({ realm, ...area }) => {
      const [table, shell] = [graph.of(area.table), graph.of(area.shell)];
      const after = area.after.map((file) => graph.of(file));
      const sample = graph.of(area.sample);
      return graph
        .containersOf(table)
        .filter((page) => page !== shell)
        .map((page) =>
          graph.visit(
            weightOf(page),
            [realm, table, shell, page, ...after],
            [realm === 'admin' ? 'adminSample' : 'sample', sample],
          ),
        );
    }),
  ];
  const signedIn = graph.visit(
    pages.length * signedInShare,
    ['account', graph.of(accountAdapters)],
    ['adapters', ...areas.flatMap(({ after }) => after.map((file) => graph.of(file)))],
  );
  const known = new Set([...first, ...[...pages, signedIn].flatMap(({ needs }) => [...needs.keys()])]);
  const onDemand = new Set(
    [...known].flatMap((chunk) => graph.dynamicImports(chunk)).filter((chunk) => !known.has(chunk)),
  );
  return [
    ...pages,
    signedIn,
    ...[...onDemand].map((chunk) =>
      graph.visit(onDemandWeight, [
        chunk.facadeModuleId?.includes('/admin/') ? 'adminOnDemand' : 'onDemand',
        chunk,
      ]),
    ),
  ];
}

/**
 * Which pieces come in one file. What suits all together may leave a page made of many things in too many files: for such
 * a page each counts more, until there is none or more does not help.
 */
function filesFor(pieces: ReadonlyMap<string, Piece>, needed: readonly Visit[]): (readonly string[])[] {
  const weights = needed.map(({ weight }) => weight);
  const prices = [...weights];
  for (let rounds = 0; ; rounds += 1) {
    const files = mergeChunks(pieces, weights, prices);
    const crowded = needed.flatMap(({ needs }, index) => {
      const own = files.filter((keys) => keys.some((key) => pieces.get(key)?.users.has(index)));
      return [...needs.values()].includes('sample') && own.length >= mostFiles ? [index] : [];
    });
    if (crowded.length === 0 || rounds === mostRounds) return files;
    for (const index of crowded) prices[index] = (prices[index] ?? 1) * crowdedPrice;
  }
}

/** The group of each module that some first visit needs. */
function groupNames(chunks: readonly SplitChunk[], folder: string): ReadonlyMap<string, string> {
  const graph = new SplitGraph(chunks, folder);
  const first = [...graph.reachable(chunks.filter(({ isEntry }) => isEntry))];
  const needed = visits(graph, first);
  const pieces = new Map<string, Piece & { chunks: SplitChunk[]; imports: Set<string> }>();
  const pieceOf = new Map<SplitChunk, string>();
  for (const chunk of new Set(needed.flatMap(({ needs }) => [...needs.keys()]))) {
    if (first.includes(chunk)) continue;
    const users = needed.flatMap(({ needs }, index) => (needs.has(chunk) ? [index] : []));
    const realms = new Set(needed.flatMap(({ needs }) => needs.get(chunk) ?? []));
    const realm = ownerOf(realms) ?? 'portal';
    const key = `${realm} ${users.join()}`;
    const piece = pieces.get(key) ?? {
      users: new Set(users),
      realm,
      bytes: 0,
      imports: new Set<string>(),
      chunks: [],
    };
    piece.bytes += chunk.code.length * wireShare;
    piece.chunks.push(chunk);
    pieces.set(key, piece);
    pieceOf.set(chunk, key);
  }
  for (const [key, piece] of pieces)
    for (const chunk of piece.chunks.flatMap((part) => graph.imports(part))) {
      const imported = pieceOf.get(chunk);
      if (imported !== undefined && imported !== key) piece.imports.add(imported);
    }
  const parts = filesFor(pieces, needed).flatMap((keys, index) =>
    keys
      .flatMap((key) => pieces.get(key)?.chunks ?? [])
      .flatMap(({ moduleIds }) => moduleIds.map((id) => [id, `part${index}`] as const)),
  );
  const base = first.flatMap(({ moduleIds }) => moduleIds).map((id) => [id, 'base'] as const);
  return new Map([...base, ...parts]);
}

/**
 * Chunks by the route graph. Left to itself the bundler makes a chunk for every set of entries that share a module: fifty
 * files for the server list, most of them smaller than the headers they come with. Here these are merged as long as the
 * visits together pay less for it (mergeChunks.ts), whatever pages come and go.
 *
 * @param chunks the bundler's own, minified: it alone knows what it uses of a library
 * @param folder the project's, with a slash at its end
 */
export function chunkGroups(chunks: readonly SplitChunk[], folder: string) {
  const names = groupNames(chunks, folder);
  const nameOf = (id: string): string | null => {
    // Each area's styles are a file of their own (areaStyles.ts).
    if (id.endsWith('.css')) return basename(id, '.css');
    const [, language, both] = sharedMessages.exec(id) ?? [];
    if (language === undefined) return names.get(id) ?? null;
    return `${both === undefined ? 'services' : 'messages'}-${language}`;
  };
  return [{ name: nameOf, debugName: 'route graph', includeDependenciesRecursively: false }];
}
