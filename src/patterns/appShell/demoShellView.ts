import type { AccessState } from '@/domain/auth/access';
import { paths, withQuery } from '@/paths';
import type { DemoView } from './types';

/** Returns the strip of the demonstration (D24): signed out, with open access, once that is known. */
export function toDemo(
  access: AccessState,
  { pathname, search }: { pathname: string; search: string },
): DemoView | null {
  if (access.status !== 'known' || access.mode !== 'open') return null;
  const returnTo = pathname + search;
  return {
    signInHref: withQuery(paths.login, { returnTo }),
    registerHref: withQuery(paths.register, { returnTo }),
  };
}
