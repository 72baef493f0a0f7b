import { toHostName, type HostNameProblem } from './hostName';

/** `failed`: the last name was not set, and the one before it still answers. */
export const reverseNameStates = ['set', 'setting', 'failed'] as const;
export type ReverseNameState = (typeof reverseNameStates)[number];

/** Reverse DNS name of an address. */
export interface ReverseName {
  address: string;
  /** The name that answers; null for none. */
  name: string | null;
  /** The name that is being set, or failed; empty for none. Null if nothing was requested. */
  wanted: string | null;
  state: ReverseNameState;
}

/**
 * Result of looking up a name. `differs`: it has other addresses. Mail servers distrust a name that does not lead back
 * to its address.
 */
export const forwardAnswers = ['matches', 'differs', 'unresolved'] as const;
export type ForwardAnswer = (typeof forwardAnswers)[number];

/** `changed`: the server is busy or gone. `demonstration`: a demo server has no network. */
export type ReverseNameRefusal = 'changed' | 'demonstration';

/** Normalizes a name as DNS has it, in Punycode; empty for none. */
export function toReverseName(text: string): { name: string } | { problem: HostNameProblem } {
  if (text.trim() === '') return { name: '' };
  const host = toHostName(text);
  return 'problem' in host ? host : { name: host.ascii };
}

/** Compares the addresses of a forward name with the one that it should lead back to. */
export function forwardAnswer(address: string, found: readonly string[]): ForwardAnswer {
  if (found.length === 0) return 'unresolved';
  return found.some((each) => canonical(each) === canonical(address)) ? 'matches' : 'differs';
}

/** Shortest spelling of an address; IPv6 has several. */
function canonical(address: string): string {
  const url = `http://[${address}]/`;
  return address.includes(':') && URL.canParse(url) ? new URL(url).hostname : address;
}
