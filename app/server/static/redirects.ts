/** Short and bare addresses that lead to a canonical one (D3). */
const redirects: ReadonlyMap<string, string> = new Map([
  ['/terms', '/legal/terms-of-service'],
  ['/services', '/legal/service-rules'],
  ['/refund', '/legal/refund-policy'],
  ['/privacy', '/legal/privacy-policy'],
  ['/dashboard', '/dashboard/vps'],
  ['/admin', '/admin/dashboard'],
]);

/** Where a path leads, the query kept; null when it is canonical. */
export function redirectTarget(path: string, search: string): string | null {
  const target = redirects.get(path === '/' ? path : path.replace(/\/+$/, ''));
  return target === undefined ? null : `${target}${search}`;
}
