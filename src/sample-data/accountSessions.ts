import type { AccountSession, AccountSessions } from '@/domain/auth/accountSessions';

/** Makes a session of another browser, with changes. */
export const makeSession = (changes: Partial<AccountSession> = {}): AccountSession => ({
  id: 'session-phone',
  device: 'Safari, iOS',
  address: '203.0.113.58',
  startedAt: '2026-11-02T18:20:00Z',
  usedAt: '2026-11-21T19:45:00Z',
  isCurrent: false,
  ...changes,
});

/** Sessions of this browser and of a phone, with earlier sign-ins. */
export const sampleSessions: AccountSessions = {
  sessions: [
    makeSession({
      id: 'session-desktop',
      device: 'Firefox, Windows',
      address: '198.51.100.24',
      startedAt: '2026-11-21T08:12:00Z',
      usedAt: '2026-11-22T09:00:00Z',
      isCurrent: true,
    }),
    makeSession(),
  ],
  signIns: [
    { id: 902, at: '2026-11-21T08:12:00Z', device: 'Firefox, Windows' },
    { id: 871, at: '2026-11-19T19:02:00Z', device: null },
    { id: 640, at: '2026-11-02T18:20:00Z', device: 'Safari, iOS' },
  ],
};
