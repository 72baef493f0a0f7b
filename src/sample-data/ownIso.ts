import type { OwnIso } from '@/domain/servers/ownIso';

/** Makes an attached image, with changes. */
export const makeOwnIso = (changes: Partial<OwnIso> = {}): OwnIso => ({
  url: 'https://download.example.org/images/netinst-13.1.iso',
  sizeMb: 754,
  state: 'attached',
  at: '2026-11-21T09:30:00Z',
  ...changes,
});
