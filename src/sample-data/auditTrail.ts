import type { AuditEntry } from '@/domain/admin/audit';
import { paymentName } from '@/domain/admin/payment';

/** Makes a record of the audit trail, with changes. */
export function makeAuditEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 61,
    at: '2026-11-21T09:02:00Z',
    kind: 'serverEdited',
    admin: 'admin@meridian.example',
    subject: 'shop.example.ru',
    customer: 'anna.sokolova@example.ru',
    changes: [
      { field: 'name', before: 'shop-old.example.ru', after: 'shop.example.ru' },
      { field: 'expires', before: '2026-12-12', after: '2027-01-12' },
    ],
    ...changes,
  };
}

/** Newest first. */
export const sampleAuditTrail: readonly AuditEntry[] = [
  makeAuditEntry(),
  makeAuditEntry({
    id: 60,
    at: '2026-11-21T08:40:00Z',
    kind: 'paymentProcessed',
    subject: paymentName(1045),
    customer: 's.nguyen@example.com',
    changes: [{ field: 'status', before: 'Pending', after: 'Completed' }],
  }),
  makeAuditEntry({
    id: 58,
    at: '2026-11-20T17:42:00Z',
    kind: 'deliveryFailed',
    admin: '',
    subject: 'vps2071.example.ru',
    customer: 's.nguyen@example.com',
    changes: [
      { field: 'operation', before: null, after: '398' },
      { field: 'reason', before: null, after: 'No free addresses in nl-1' },
    ],
  }),
  makeAuditEntry({
    id: 55,
    at: '2026-11-19T14:11:00Z',
    kind: 'userSuspended',
    admin: 'night.shift@meridian.example',
    subject: 'p.orlov@example.com',
    customer: 'p.orlov@example.com',
    changes: [{ field: 'status', before: 'Active', after: 'Suspended' }],
  }),
  makeAuditEntry({
    id: 51,
    at: '2026-11-18T10:00:00Z',
    kind: 'settingsSaved',
    subject: '',
    customer: '',
    changes: [
      { field: 'taxRate', before: '10', after: '20' },
      { field: 'sessionMinutes', before: '60', after: '30' },
    ],
  }),
  makeAuditEntry({
    id: 47,
    at: '2026-11-17T16:25:00Z',
    kind: 'serverRestarted',
    admin: 'night.shift@meridian.example',
    subject: 'mail.example.ru',
    changes: [],
  }),
];
