/**
 * Sorting prepared ahead: a column's values become ranks once, and from then on showing the list in that order,
 * either way round and under any filter, is one walk over whole numbers.
 */
export interface Ranking {
  /** Positions in ascending order of their values; equal values keep the order they came in. */
  order: Int32Array<ArrayBuffer>;
  /** The rank of the value at each position; equal values share a rank. */
  ranks: Int32Array<ArrayBuffer>;
}

/** What has to be ranked, in a form that crosses to a worker as one block of memory. */
export type RankingJob =
  | { kind: 'numbers'; values: Float64Array<ArrayBuffer> }
  /** Values joined by line feeds: one long string is copied far faster than a hundred thousand short ones. */
  | { kind: 'texts'; joined: string; count: number };

// The default language's (D1), whichever one reads: ranks are computed once and outlive a change of language.
const collator = new Intl.Collator('ru', { numeric: true });

/** How texts of a list are ordered in every language of the portal: `node9` before `node10`, ё beside е. */
export const compareTexts: (a: string, b: string) => number = collator.compare;

/** Ranks a column. Pure: the same in a worker, on the main thread and in a test. */
export function rank(job: RankingJob): Ranking {
  if (job.kind === 'numbers') return rankNumbers(job.values);
  // Splitting an empty text gives one empty value; an empty list has none.
  return rankTexts(job.count === 0 ? [] : job.joined.split('\n'));
}

function rankNumbers(values: Float64Array): Ranking {
  const distinct = values.slice().sort();
  let count = 0;
  for (let index = 0; index < distinct.length; index += 1) {
    const value = distinct[index] ?? 0;
    if (count === 0 || value !== distinct[count - 1]) distinct[count++] = value;
  }
  const ranks = new Int32Array(values.length);
  for (let position = 0; position < values.length; position += 1) {
    ranks[position] = indexOfSorted(distinct, count, values[position] ?? 0);
  }
  return { ranks, order: orderOf(ranks, count) };
}

function indexOfSorted(sorted: Float64Array, count: number, value: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rankTexts(values: readonly string[]): Ranking {
  const { codes, texts } = encode(values);
  const sorted = texts.map((_, code) => code).sort((a, b) => compareTexts(texts[a] ?? '', texts[b] ?? ''));
  const rankOfCode = new Int32Array(texts.length);
  let rankCount = 0;
  let previous: string | undefined;
  for (const code of sorted) {
    const text = texts[code] ?? '';
    if (previous === undefined || compareTexts(previous, text) !== 0) rankCount += 1;
    rankOfCode[code] = rankCount - 1;
    previous = text;
  }
  const ranks = codes.map((code) => rankOfCode[code] ?? 0);
  return { ranks, order: orderOf(ranks, rankCount) };
}

/** Counting sort: linear, stable. */
function orderOf(ranks: Int32Array, rankCount: number): Int32Array<ArrayBuffer> {
  const next = new Int32Array(rankCount + 1);
  for (const value of ranks) next[value + 1] = (next[value + 1] ?? 0) + 1;
  for (let index = 1; index <= rankCount; index += 1) {
    next[index] = (next[index] ?? 0) + (next[index - 1] ?? 0);
  }
  const order = new Int32Array(ranks.length);
  for (let position = 0; position < ranks.length; position += 1) {
    const value = ranks[position] ?? 0;
    const at = next[value] ?? 0;
    order[at] = position;
    next[value] = at + 1;
  }
  return order;
}

/** The work of ranking texts, as one block of memory. */
export function textJob(values: readonly string[]): RankingJob {
  // A line feed inside a value would shift every later row; no provider has one, but one is enough to check.
  const clean = values.some((value) => value.includes('\n'))
    ? values.map((value) => value.replaceAll('\n', ' '))
    : values;
  return { kind: 'texts', joined: clean.join('\n'), count: values.length };
}

/** A column of repeating texts as small numbers. */
export interface EncodedTexts {
  codes: Int32Array<ArrayBuffer>;
  /** The distinct texts, in the order they first came; a code is an index into these. */
  texts: readonly string[];
}

export function encode(values: readonly string[]): EncodedTexts {
  const known = new Map<string, number>();
  const codes = new Int32Array(values.length);
  for (let position = 0; position < values.length; position += 1) {
    const value = values[position] ?? '';
    let code = known.get(value);
    if (code === undefined) {
      code = known.size;
      known.set(value, code);
    }
    codes[position] = code;
  }
  return { codes, texts: [...known.keys()] };
}

/**
 * Walks a ranking in either direction and keeps the positions that `mask` marks (all of them without one).
 * Descending reverses the ranks, not the ties: equal values keep the order they came in, as a stable sort would.
 */
export function walk(
  { order, ranks }: Ranking,
  direction: 'ascending' | 'descending',
  mask: Uint8Array | null,
  count: number,
): Int32Array<ArrayBuffer> {
  if (direction === 'ascending' && !mask) return order;
  const filtered = new Int32Array(count);
  let at = 0;
  if (direction === 'ascending') {
    for (const position of order) if (mask?.[position]) filtered[at++] = position;
    return filtered;
  }
  let end = order.length;
  while (end > 0) {
    const last = ranks[order[end - 1] ?? 0];
    let start = end - 1;
    while (start > 0 && ranks[order[start - 1] ?? 0] === last) start -= 1;
    for (let index = start; index < end; index += 1) {
      const position = order[index] ?? 0;
      if (!mask || mask[position]) filtered[at++] = position;
    }
    end = start;
  }
  return filtered;
}
