import type { AdminRefusal } from '@/domain/admin/refusal';
import type { DeskTicketPage } from '@/domain/desk/desk';
import { makeDeskPage, sampleCannedAnswers, sampleDeskTickets, sampleStaff } from '@/sample-data/deskTickets';
import {
  emptyCompose,
  toAdminTicketView,
  type AdminTicketParts,
  type ComposeDraft,
} from '@/screens/admin/AdminTicketScreen/adminTicketView';
import { formAfter } from '../../kit/form';

/** The page as the app shows it. */
export function ticketViewOf(page: Partial<DeskTicketPage> = {}, changes: Partial<AdminTicketParts> = {}) {
  const value = makeDeskPage(page);
  return toAdminTicketView({
    id: value.ticket.id,
    load: { status: 'ready', value },
    form: formAfter<ComposeDraft, AdminRefusal>(emptyCompose),
    canned: sampleCannedAnswers,
    overlay: null,
    dialog: { kind: 'none' },
    changing: 'idle',
    queue: { href: '/admin/tickets?status=queued', next: sampleDeskTickets[2] ?? null },
    seen: new Set(value.entries.map(({ id }) => id)),
    reader: { email: sampleStaff[0], role: 'support' },
    now: '2026-11-21T11:40:00Z',
    ...changes,
  });
}
