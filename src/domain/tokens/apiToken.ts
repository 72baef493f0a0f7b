import type { IsoDateTime } from '@/domain/time/dates';

/** Rights of a token: to read everything, or the calls of one area, reading included. */
export const tokenScopes = ['read', 'servers', 'billing', 'support'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Lifetimes of a token, in days; null for one that never expires. */
export const tokenLifetimes = [30, 90, 365, null] as const;
export type TokenLifetime = (typeof tokenLifetimes)[number];

/** Maximum length of a token's name. */
export const maxTokenName = 60;
/** Calls that one token may make in a minute. */
export const callsPerMinute = 240;

/** A token of the account; its secret is shown once and never stored. */
export interface ApiToken {
  id: number;
  name: string;
  scopes: readonly TokenScope[];
  /** Last characters of the secret, to recognise it by. */
  hint: string;
  createdAt: IsoDateTime;
  /** Null if it never expires. */
  expiresAt: IsoDateTime | null;
  isExpired: boolean;
  /** Last call, accurate to a minute; null for none. */
  lastUsedAt: IsoDateTime | null;
}

/** A new token with its secret. */
export interface CreatedToken {
  token: ApiToken;
  secret: string;
}

/** Choices for a new token. */
export interface TokenDraft {
  name: string;
  scopes: readonly TokenScope[];
  days: TokenLifetime;
}

/** A new token with the password of the person, which creating it requires. */
export interface TokenRequest extends TokenDraft {
  password: string;
}

/** The least that is useful, for a quarter of a year. */
export const emptyTokenRequest: TokenRequest = { name: '', scopes: ['read'], days: 90, password: '' };

export interface TokenProblems {
  name?: 'required' | 'tooLong';
  scopes?: 'required';
  password?: 'required';
}

/** Checks a request; an empty object if it can be sent. */
export function tokenProblems({ name, scopes, password }: TokenRequest): TokenProblems {
  const { length } = name.trim();
  return {
    ...(length === 0 ? { name: 'required' as const } : {}),
    ...(length > maxTokenName ? { name: 'tooLong' as const } : {}),
    ...(scopes.length === 0 ? { scopes: 'required' as const } : {}),
    ...(password === '' ? { password: 'required' as const } : {}),
  };
}

/** Adds or removes a scope, in the order of `tokenScopes`. */
export function withScope(scopes: readonly TokenScope[], scope: TokenScope, isOn: boolean): TokenScope[] {
  return tokenScopes.filter((each) => (each === scope ? isOn : scopes.includes(each)));
}

/** Returns the moment when a new token expires; null for never. */
export function tokenExpiry(now: Date, days: TokenLifetime): Date | null {
  return days === null ? null : new Date(now.getTime() + days * 24 * 3_600_000);
}
