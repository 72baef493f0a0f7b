import type { ApiToken } from '@/domain/tokens/apiToken';

/** Makes an API token, with changes. */
export function makeApiToken(changes: Partial<ApiToken> = {}): ApiToken {
  return {
    id: 7,
    name: 'Terraform',
    scopes: ['servers', 'billing'],
    hint: 'k3Zq',
    createdAt: '2026-09-02T08:15:00Z',
    expiresAt: '2027-09-02T08:15:00Z',
    isExpired: false,
    lastUsedAt: '2026-11-21T09:10:00Z',
    ...changes,
  };
}

/** A token in use, an unused one for reading, and an expired one. */
export const exampleTokens: readonly ApiToken[] = [
  makeApiToken(),
  makeApiToken({
    id: 8,
    name: 'Grafana',
    scopes: ['read'],
    hint: 'W_1x',
    createdAt: '2026-11-18T12:40:00Z',
    expiresAt: null,
    lastUsedAt: null,
  }),
  makeApiToken({
    id: 5,
    name: 'Backup script',
    scopes: ['servers'],
    hint: '9pfE',
    createdAt: '2026-07-10T06:00:00Z',
    expiresAt: '2026-10-08T06:00:00Z',
    isExpired: true,
    lastUsedAt: '2026-10-08T05:59:00Z',
  }),
];
