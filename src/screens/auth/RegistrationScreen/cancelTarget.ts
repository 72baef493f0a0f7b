import * as v from 'valibot';
import { paths } from '@/paths';
import { returnPath } from '@/returnPath';

/** How the user reached a screen. */
export interface NavigationOrigin {
  /** Navigation state: `{ from: '/path' }` of the referring screen. */
  state: unknown;
  /** The router's key of this history entry: `default` for the loaded page. */
  key: string;
  /** The document's referrer. */
  referrer: string;
  origin: string;
  /** Number of entries in the tab's history. */
  historyLength: number;
}

/** A path of this site, or one step back in the history. */
export type CancelTarget = { kind: 'path'; path: string } | { kind: 'back' };

const stateSchema = v.object({ from: v.string() });

/** Target of 'Отмена' (D14): the path in the navigation state, else one step back within this site, else the login. */
export function cancelTarget({
  state,
  key,
  referrer,
  origin,
  historyLength,
}: NavigationOrigin): CancelTarget {
  const named = v.safeParse(stateSchema, state);
  const from = named.success ? returnPath(named.output.from) : null;
  if (from !== null) return { kind: 'path', path: from };
  const isOwnReferrer = URL.canParse(referrer) && new URL(referrer).origin === origin;
  const hasOwnPast = key === 'default' ? isOwnReferrer && historyLength > 1 : true;
  return hasOwnPast ? { kind: 'back' } : { kind: 'path', path: paths.login };
}
