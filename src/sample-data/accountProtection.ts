import type { AccountProtection, AuthenticatorKey, Passkey } from '@/domain/auth/accountProtection';

/** An account whose password is its only protection. */
export const noProtection: AccountProtection = {
  secondFactor: null,
  isRequired: false,
  passkeys: [],
  trustedBrowsers: [],
  changes: [],
};

/** A passkey in use. */
export const makePasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 'passkey-laptop',
  name: 'MacBook',
  addedAt: '2026-11-03T09:10:00Z',
  lastUsedAt: '2026-11-21T08:12:00Z',
  ...changes,
});

/** An account with an authenticator app, two trusted browsers and some history. */
export const makeProtection = (changes: Partial<AccountProtection> = {}): AccountProtection => ({
  secondFactor: { since: '2026-11-02T18:24:00Z', codesLeft: 9 },
  isRequired: false,
  passkeys: [makePasskey()],
  trustedBrowsers: [
    { id: 12, device: 'Firefox, Windows', at: '2026-11-19T08:12:00Z', expiresAt: '2026-12-19T08:12:00Z' },
    { id: 9, device: 'Safari, iOS', at: '2026-11-03T18:20:00Z', expiresAt: '2026-12-03T18:20:00Z' },
  ],
  changes: [
    { id: 31, at: '2026-11-19T08:12:00Z', change: 'recoveryCodeUsed', device: 'Firefox, Windows' },
    { id: 24, at: '2026-11-02T18:24:00Z', change: 'secondFactorOn', device: 'Safari, iOS' },
    { id: 17, at: '2026-10-11T10:05:00Z', change: 'passwordChanged', device: null },
  ],
  ...changes,
});

/** A key that opens nothing. */
export const sampleKey: AuthenticatorKey = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Meridian:anna.sokolova%40example.ru?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Meridian&algorithm=SHA1&digits=6&period=30',
};

/** Recovery codes as they are shown once. */
export const sampleCodes: readonly string[] = [
  'k3x9p-7m2qd',
  '8vht0-1zr6n',
  'c5w2e-qy94s',
  '0ndj7-xg3bm',
  'ra6k1-5tpfz',
  'e9q4v-h82wc',
  'm7y0s-d3nkx',
  '2bzf8-jt6gr',
  'p1cx5-9veqh',
  'wg4m3-0ka7y',
];
