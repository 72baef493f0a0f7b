/**
 * Returns the page of an address, matched like the router does (any case, with or without a trailing slash), or null.
 * `:id` in the table matches any segment; a literal address takes precedence.
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
