import { longestPage } from '@app/contract/shapes';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** Reads a list to its end, page by page. */
export async function allPages<Item>(
  read: (query: { limit: string; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const limit = String(longestPage);
  const all: Item[] = [];
  let page = await read({ limit });
  all.push(...page.items);
  while (page.next !== null) {
    page = await read({ limit, cursor: page.next });
    all.push(...page.items);
  }
  return all;
}
