import type { IsoDateTime } from '@/domain/time/dates';

/** Maximum size of an image, in gigabytes. */
export const maxIsoGb = 10;
/** Maximum length of an image's address. */
export const maxIsoUrl = 500;

/** `failed`: it could not be fetched or attached; the server starts from its disk. */
export const isoStates = ['attaching', 'attached', 'detaching', 'failed'] as const;
export type IsoState = (typeof isoStates)[number];

/** An image that an owner starts their server from. */
export interface OwnIso {
  url: string;
  /** Megabytes; null if its host does not say. */
  sizeMb: number | null;
  state: IsoState;
  /** Time of the request. */
  at: IsoDateTime;
}

/** Problem of an address as it is typed. */
export type IsoUrlProblem = 'required' | 'tooLong' | 'notHttps' | 'notIso';

/**
 * `changed`: the server is busy or gone. `isoPrivate`: the host is no public one. `isoUnreachable`: nothing is there.
 * `isoTooLarge`: over `maxIsoGb`. `demonstration`: a demo server has no machine.
 */
export type IsoRefusal = 'changed' | 'isoPrivate' | 'isoUnreachable' | 'isoTooLarge' | 'demonstration';

/** Returns the problem of a typed address; null for an HTTPS address of an `.iso` file without a password. */
export function isoUrlProblem(text: string): IsoUrlProblem | null {
  const typed = text.trim();
  if (typed === '') return 'required';
  if (typed.length > maxIsoUrl) return 'tooLong';
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return 'notHttps';
  return /\.iso$/i.test(url.pathname) ? null : 'notIso';
}

/** Whether another image may be attached. */
export const canAttach = (iso: Pick<OwnIso, 'state'> | null): boolean =>
  iso === null || iso.state === 'failed';
