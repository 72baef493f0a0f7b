/** The page at an address (in any case, with or without a trailing slash, as the router matches), or null for an address of no page. */
export function pageAt<Key extends string>(
  addresses: readonly (readonly [key: Key, address: string])[],
  pathname: string,
): Key | null {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return addresses.find(([, address]) => address === path)?.[0] ?? null;
}
