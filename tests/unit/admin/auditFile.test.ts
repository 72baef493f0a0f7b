import { expect, it } from 'vitest';
import { auditHead, auditRows, formatOf } from '@/domain/admin/auditFile';
import { makeAuditEntry } from '@/sample-data/auditTrail';

const entry = makeAuditEntry({
  id: 7,
  at: '2026-11-27T10:00:00Z',
  kind: 'userEdited',
  admin: 'admin@meridian.example',
  subject: '=cmd|calc',
  customer: 'ann@example.com',
  changes: [
    { field: 'name', before: 'Ann, Lee', after: '+7 900' },
    { field: 'note', before: null, after: 'a "note"' },
  ],
});

// tests: STAFF-02
it('has a row for each changed field, and no formulas', () => {
  expect(auditRows([entry], 'comma').split('\r\n')).toEqual([
    `7,2026-11-27T10:00:00Z,userEdited,admin@meridian.example,'=cmd|calc,ann@example.com,name,"Ann, Lee",'+7 900`,
    `7,2026-11-27T10:00:00Z,userEdited,admin@meridian.example,'=cmd|calc,ann@example.com,note,,"a ""note"""`,
    '',
  ]);
});

// tests: STAFF-02
it('has one row for a record without changes', () => {
  expect(auditRows([{ ...entry, subject: 'x', changes: [] }], 'semicolon')).toBe(
    '7;2026-11-27T10:00:00Z;userEdited;admin@meridian.example;x;ann@example.com;;;\r\n',
  );
});

it('names its columns in the dialect of the language', () => {
  expect(auditHead(formatOf('.'))).toBe('id,at,kind,admin,subject,customer,field,before,after\r\n');
  expect(auditHead(formatOf(','))).toBe('id;at;kind;admin;subject;customer;field;before;after\r\n');
});
