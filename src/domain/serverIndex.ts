import { kopecks, type Money } from './money';
import { encode, rank, walk, type EncodedTexts, type Ranking, type RankingJob } from './ranking';
import { rankingJob } from './serverRanking';
import { canReboot, type Server, type ServerId } from './server';
import {
  normalizeSearch,
  type ServerFilter,
  type ServerQuery,
  type ServerSort,
  type ServerSortKey,
} from './serverQuery';

/** The answer to a query: positions in the index's list, and what the footer says about them. */
export interface ServerResult {
  /** Positions of the listed servers, in the asked order. */
  order: Int32Array;
  /** Monthly price of all that is listed. */
  total: Money;
  /** How many of the listed may be rebooted (D8). */
  rebootableCount: number;
  /** Whether the server at this position is listed. */
  isListed: (position: number) => boolean;
}

/** How many earlier searches are kept, so that deleting letters is as quick as typing them. */
const rememberedSearches = 12;
/** Below this part of the list, looking into each candidate is quicker than running through everything. */
const fewTimes = 8;

/**
 * A list of servers made ready for questions: built once for a list, then asked on every keystroke. Search narrows
 * what the shorter search found; filters compare small numbers; sorting walks a prepared ranking. 100 000 servers
 * answer in a few milliseconds.
 */
export class ServerIndex {
  readonly servers: readonly Server[];
  readonly #haystacks: readonly string[];
  /** All haystacks after one another, and where each begins: a long list is looked through in one piece. */
  readonly #text: string;
  readonly #starts: Int32Array<ArrayBuffer>;
  readonly #statuses: EncodedTexts;
  readonly #datacenters: EncodedTexts;
  readonly #tariffs: EncodedTexts;
  readonly #rankings = new Map<ServerSortKey, Ranking>();
  readonly #natural: Int32Array<ArrayBuffer>;
  readonly #prices: Float64Array<ArrayBuffer>;
  readonly #rebootable: Uint8Array<ArrayBuffer>;
  readonly #orders = new Map<string, Int32Array>();
  #everything: Pick<ServerResult, 'total' | 'rebootableCount'> | null = null;
  #positions: Map<ServerId, number> | null = null;
  #searches: { needle: string; positions: Int32Array }[] = [];

  constructor(servers: readonly Server[]) {
    this.servers = servers;
    // What is typed into one line of text has no line feed, so no search spans two fields.
    this.#haystacks = servers.map(({ domain, ip, os }) => `${domain}\n${ip}\n${os}`.toLowerCase());
    this.#text = `${this.#haystacks.join('\n')}\n`;
    this.#starts = startsOf(this.#haystacks);
    this.#statuses = encode(servers.map(({ status }) => status));
    this.#datacenters = encode(servers.map(({ datacenter }) => datacenter));
    this.#tariffs = encode(servers.map(({ tariff }) => tariff));
    this.#natural = Int32Array.from(servers, (_, position) => position);
    this.#prices = Float64Array.from(servers, ({ monthlyPrice }) => monthlyPrice);
    this.#rebootable = Uint8Array.from(servers, (server) => Number(canReboot(server)));
  }

  /** The distinct values that the filter panel offers, in the order they first came. */
  get filterValues() {
    return {
      statuses: this.#statuses.texts,
      datacenters: this.#datacenters.texts,
      tariffs: this.#tariffs.texts,
    };
  }

  /** Where a server stands, or `undefined` when the list does not have it. The first use reads the whole list. */
  positionOf(id: ServerId): number | undefined {
    this.#positions ??= new Map(this.servers.map((server, position) => [server.id, position]));
    return this.#positions.get(id);
  }

  /** The work of ranking a column, for whoever does it elsewhere and gives the result to `prepare`. */
  job(key: ServerSortKey): RankingJob {
    return rankingJob(this.servers, key);
  }

  /** Takes a ranking that was made elsewhere. Without it the first sort by this column makes its own. */
  prepare(key: ServerSortKey, ranking: Ranking): void {
    if (!this.#rankings.has(key)) this.#rankings.set(key, ranking);
  }

  isPrepared(key: ServerSortKey): boolean {
    return this.#rankings.has(key);
  }

  run({ search, filter, sort }: ServerQuery): ServerResult {
    const found = this.#filtered(this.#searched(normalizeSearch(search)), filter);
    if (found.length === this.servers.length) {
      this.#everything ??= this.#summary(found, null);
      return { ...this.#everything, order: sort ? this.#sorted(sort) : found, isListed: () => true };
    }
    const mask = new Uint8Array(this.servers.length);
    return {
      ...this.#summary(found, mask),
      order: sort ? walk(this.#ranking(sort.key), sort.direction, mask, found.length) : found,
      isListed: (position) => mask[position] === 1,
    };
  }

  /** Adds up what was found, and marks it on the way. */
  #summary(found: Int32Array, mask: Uint8Array | null) {
    let total = 0;
    let rebootableCount = 0;
    for (let index = 0; index < found.length; index += 1) {
      const position = found[index] ?? 0;
      if (mask) mask[position] = 1;
      total += this.#prices[position] ?? 0;
      rebootableCount += this.#rebootable[position] ?? 0;
    }
    return { total: kopecks(total), rebootableCount };
  }

  /** The whole list in an order; kept, because it is asked for most. */
  #sorted({ key, direction }: ServerSort): Int32Array {
    const name = `${key} ${direction}`;
    const order = this.#orders.get(name) ?? walk(this.#ranking(key), direction, null, this.servers.length);
    this.#orders.set(name, order);
    return order;
  }

  #ranking(key: ServerSortKey): Ranking {
    const prepared = this.#rankings.get(key) ?? rank(this.job(key));
    this.#rankings.set(key, prepared);
    return prepared;
  }

  /** Positions whose haystack holds the needle, looked for among those that hold a part of it already. */
  #searched(needle: string): Int32Array {
    if (needle === '') return this.#natural;
    // Only a made-up address can ask for one; it is in no field.
    if (needle.includes('\n')) return new Int32Array();
    while (this.#searches.length > 0 && !needle.includes(this.#searches.at(-1)?.needle ?? '')) {
      this.#searches.pop();
    }
    const nearest = this.#searches.at(-1);
    if (nearest?.needle === needle) return nearest.positions;
    const positions =
      nearest && nearest.positions.length * fewTimes < this.servers.length
        ? nearest.positions.filter((position) => this.#haystacks[position]?.includes(needle))
        : this.#scanned(needle);
    this.#searches.push({ needle, positions });
    if (this.#searches.length > rememberedSearches) this.#searches.shift();
    return positions;
  }

  /** Positions of all haystacks with the needle, by one run through the text that skips from find to find. */
  #scanned(needle: string): Int32Array {
    const kept = new Int32Array(this.servers.length);
    let count = 0;
    let position = 0;
    let at = this.#text.indexOf(needle);
    while (at >= 0) {
      while ((this.#starts[position + 1] ?? Infinity) <= at) position += 1;
      kept[count++] = position;
      position += 1;
      at = this.#text.indexOf(needle, this.#starts[position]);
    }
    return kept.subarray(0, count);
  }

  #filtered(found: Int32Array, filter: ServerFilter): Int32Array {
    const { endsBefore } = filter;
    const tests = [
      equalityTest(this.#statuses, filter.status),
      equalityTest(this.#datacenters, filter.datacenter),
      equalityTest(this.#tariffs, filter.tariff),
      endsBefore === null
        ? null
        : (position: number) => (this.servers[position]?.endDate ?? endsBefore) < endsBefore,
    ].filter((test) => test !== null);
    return tests.length === 0 ? found : found.filter((position) => tests.every((test) => test(position)));
  }
}

/** Where each text begins when they are joined by one character, and where the last one's joint ends. */
function startsOf(texts: readonly string[]): Int32Array<ArrayBuffer> {
  const starts = new Int32Array(texts.length + 1);
  let at = 0;
  for (let index = 0; index < texts.length; index += 1) {
    starts[index] = at;
    at += (texts[index]?.length ?? 0) + 1;
  }
  starts[texts.length] = at;
  return starts;
}

function equalityTest({ codes, texts }: EncodedTexts, wanted: string | null) {
  if (wanted === null) return null;
  // A value that the list does not have gets -1 and matches nothing.
  const code = texts.indexOf(wanted);
  return (position: number) => codes[position] === code;
}
