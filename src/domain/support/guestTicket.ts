import * as v from 'valibot';
import {
  emailProblem,
  nameProblem,
  onlyProblems,
  type FieldProblem,
  type Problems,
} from '@/domain/auth/fieldRules';
import { registrationPayloadSchema } from '@/domain/auth/payloads';
import { hasInvisible } from '@/domain/values/visibleText';
import { ticketLimits } from './ticketLimits';

const { email, firstName: name } = registrationPayloadSchema.entries;

/** A question of somebody who cannot sign in. */
export const guestTicketSchema = v.object({
  email,
  name,
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(ticketLimits.subject),
    v.check((text) => !hasInvisible(text)),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(ticketLimits.message),
    v.check((text) => !text.includes('\0')),
  ),
});
export type GuestTicket = v.InferOutput<typeof guestTicketSchema>;

/** Fields of the form as they are typed. */
export type GuestTicketDraft = { [Field in keyof GuestTicket]: string };

export const emptyGuestTicket: GuestTicketDraft = { email: '', name: '', subject: '', message: '' };

function textProblem(field: 'subject' | 'message', text: string): FieldProblem | null {
  if (text.trim() === '') return 'auth.problem.required';
  if (text.trim().length > ticketLimits[field]) return 'auth.problem.tooLong';
  return v.is(guestTicketSchema.entries[field], text) ? null : 'auth.problem.characters';
}

/** Finds the problems of the fields; all are required. */
export const guestTicketProblems = (draft: GuestTicketDraft): Problems<GuestTicketDraft> =>
  onlyProblems<GuestTicketDraft>({
    email: emailProblem(draft.email),
    name: nameProblem(draft.name),
    subject: textProblem('subject', draft.subject),
    message: textProblem('message', draft.message),
  });

/** Returns the question to send; null while any rule is broken. */
export function toGuestTicket(draft: GuestTicketDraft): GuestTicket | null {
  const parsed = v.safeParse(guestTicketSchema, draft);
  return parsed.success ? parsed.output : null;
}
