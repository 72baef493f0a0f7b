import * as v from 'valibot';
import type { ServerId } from '@/domain/servers/server';
import { ticketFacts, type Ticket } from './support';
import { ticketLimits } from './ticketLimits';
import { attachmentProblems, type Attachment } from './supportAttachments';
import { hasInvisible } from '@/domain/values/visibleText';

/** Drafts may be longer than the limit, so that a pasted text can be shortened instead of lost. */
const longestStored = 100_000;

/** A text of a draft from storage. */
export const draftTextSchema = v.fallback(v.pipe(v.string(), v.maxLength(longestStored)), '');

type Facts = typeof ticketFacts;
// Object.keys returns plain strings.
const factNames = Object.keys(ticketFacts) as (keyof Facts)[];

/** Ticket fields of the form. An empty string means nothing is chosen yet. */
type ChosenFacts = { [Name in keyof Facts]: NonNullable<v.InferOutput<Facts[Name]>> | '' };

const valueOf = <Value>(choice: Value | ''): Value | null => (choice === '' ? null : choice);

/** Converts ticket data to form fields. */
export function chosenFacts(facts: { [Name in keyof Facts]: v.InferOutput<Facts[Name]> }): ChosenFacts {
  return Object.fromEntries(factNames.map((name) => [name, facts[name] ?? ''])) as ChosenFacts;
}

/** Schema of each field: its values, or empty. It starts with the field's own default. */
const factFields = Object.fromEntries(
  factNames.map((name): [string, v.GenericSchema<unknown, string>] => {
    const initial = v.safeParse(ticketFacts[name], undefined);
    const choice = v.pipe(
      v.union([ticketFacts[name], v.literal('')]),
      v.transform((value) => value ?? ''),
    );
    return [name, v.fallback(choice, initial.success ? (initial.output ?? '') : '')];
  }),
) as { [Name in keyof Facts]: v.GenericSchema<unknown, ChosenFacts[Name]> };

/**
 * Fields of the ticket form (§2). From storage each is validated separately: an invalid field becomes empty, the others
 * stay.
 */
export const ticketDraftFields = {
  subject: draftTextSchema,
  /** Set if the ticket form was opened from a server (D7). */
  serverId: v.fallback(
    v.nullable(
      v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(1),
        v.transform((id) => id as ServerId),
      ),
    ),
    null,
  ),
  ...factFields,
  message: draftTextSchema,
};

const ticketDraftSchema = v.object(ticketDraftFields);

export type TicketDraft = v.InferOutput<typeof ticketDraftSchema>;

/** The empty form with every default. */
export const emptyTicketDraft: TicketDraft = v.parse(ticketDraftSchema, {});

/** Problems of a field in the ticket form. */
export type TicketProblem = 'required' | 'choose' | 'tooLong' | 'characters' | 'files';

/** Fields of the form at fault, one problem each. */
export type TicketProblems = { [Field in keyof TicketDraft | 'files']?: TicketProblem };

/** A valid ticket with subject and department (§5). */
export type NewTicket = Pick<Ticket, 'subject' | 'serverId' | keyof typeof ticketFacts> & { message: string };

/** Checks the rules of §5 for a ticket; an empty object means valid. Only subject and department are required. */
export function ticketProblems(draft: TicketDraft, files: readonly Attachment[]): TicketProblems {
  const subject = draft.subject.trim();
  return {
    ...(subject === '' ? { subject: 'required' } : {}),
    ...(subject.length > ticketLimits.subject ? { subject: 'tooLong' } : {}),
    ...(hasInvisible(subject) ? { subject: 'characters' } : {}),
    ...Object.fromEntries(
      factNames
        .filter((name) => !v.is(ticketFacts[name], valueOf(draft[name])))
        .map((name) => [name, 'choose' as const]),
    ),
    ...messageProblem(draft.message, files),
  };
}

/** Checks a reply, which needs a text or a file. */
export function replyProblems(message: string, files: readonly Attachment[]): TicketProblems {
  return {
    ...(message.trim() === '' && files.length === 0 ? { message: 'required' } : {}),
    ...messageProblem(message, files),
  };
}

function messageProblem(message: string, files: readonly Attachment[]): TicketProblems {
  return {
    ...(message.trim().length > ticketLimits.message ? { message: 'tooLong' } : {}),
    ...(attachmentProblems(files).some((problem) => problem !== null) ? { files: 'files' } : {}),
  };
}

/** Returns the ticket to send; null while any rule is broken. */
export function toNewTicket(draft: TicketDraft, files: readonly Attachment[]): NewTicket | null {
  const chosen = Object.fromEntries(factNames.map((name) => [name, valueOf(draft[name])]));
  const facts = v.safeParse(v.object(ticketFacts), chosen);
  if (!facts.success || Object.keys(ticketProblems(draft, files)).length > 0) return null;
  return {
    subject: draft.subject.trim(),
    ...facts.output,
    serverId: draft.serverId,
    message: draft.message.trim(),
  };
}
