/**
 * The page at an address (in any case, with or without a trailing slash, as the router matches), or null for an address
 * of no page. `:id` in the table stands for any one part; a page with an address of its own comes before such a one.
 */
export function pageAt<Key extends string>(
  addresses: readonly (readonly [key: Key, address: string])[],
  pathname: string,
): Key | null {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return addresses.find(([, address]) => isAt(address.split('/'), path.split('/')))?.[0] ?? null;
}

function isAt(address: readonly string[], path: readonly string[]): boolean {
  return (
    address.length === path.length &&
    address.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]))
  );
}
