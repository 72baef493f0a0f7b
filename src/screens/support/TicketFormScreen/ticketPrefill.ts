import * as v from 'valibot';
import type { ServerId } from '@/domain/servers/server';
import { supportServiceNamed } from '@/domain/support/support';
import { ticketLimits } from '@/domain/support/ticketLimits';
import { emptyTicketDraft, type TicketDraft } from '@/domain/support/supportForm';

/** Control characters, which do not belong in a subject; a line break becomes a space. */
const unseen = /\p{Cc}+/gu;

const prefillSchema = v.object({
  subject: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(unseen, ' ').trim().slice(0, ticketLimits.subject)),
    ),
    '',
  ),
  service: v.fallback(
    v.pipe(
      v.string(),
      v.transform((name) => supportServiceNamed(name) ?? ''),
    ),
    '',
  ),
  server: v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,8}$/),
        v.transform((id) => Number(id) as ServerId),
      ),
    ),
    null,
  ),
});

/**
 * Returns the form that an address requests: a question about a server (D7) or a section (D6). The address is
 * untrusted: unknown services, invalid numbers and long texts are ignored.
 */
export function ticketPrefill(search: string): TicketDraft {
  const params = new URLSearchParams(search);
  const parsed = v.parse(prefillSchema, {
    subject: params.get('subject'),
    service: params.get('service'),
    server: params.get('server'),
  });
  return { ...emptyTicketDraft, subject: parsed.subject, service: parsed.service, serverId: parsed.server };
}
