import * as v from 'valibot';
import type { ServerId } from '@/domain/servers/server';
import { ticketFacts, type Ticket } from './support';
import { attachmentProblems, type Attachment } from './supportAttachments';
import { hasInvisible } from '@/domain/values/visibleText';

/** Longest texts that are sent, in characters. */
export const ticketLimits = { subject: 200, message: 10_000 } as const;

/** Longer texts than can be sent are stored too: whoever pasted one wants to shorten it, not to lose it. */
const longestStored = 100_000;

/** A text of a draft from storage. */
export const draftTextSchema = v.fallback(v.pipe(v.string(), v.maxLength(longestStored)), '');

type Facts = typeof ticketFacts;
// Object.keys only says string.
const factNames = Object.keys(ticketFacts) as (keyof Facts)[];

/** Ticket facts that the form asks for. An empty string means 'nothing chosen yet'. */
type ChosenFacts = { [Name in keyof Facts]: NonNullable<v.InferOutput<Facts[Name]>> | '' };

const valueOf = <Value>(choice: Value | ''): Value | null => (choice === '' ? null : choice);

/** Facts as the form shows them. */
export function chosenFacts(facts: { [Name in keyof Facts]: v.InferOutput<Facts[Name]> }): ChosenFacts {
  return Object.fromEntries(factNames.map((name) => [name, facts[name] ?? ''])) as ChosenFacts;
}

/** The schema of each: what the fact may be, and nothing yet. It begins with the fact's own default. */
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
 * The ticket form as typed (§2), and as it comes from storage: each field stands on its own there, so one that was
 * tampered with is empty and the others stay.
 */
export const ticketDraftFields = {
  subject: draftTextSchema,
  /** Came along with the question about a server (D7). */
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

/** Every field with what stands in for one that is not there. */
export const emptyTicketDraft: TicketDraft = v.parse(ticketDraftSchema, {});

/** Problems of a field in the ticket form. */
export type TicketProblem = 'required' | 'choose' | 'tooLong' | 'characters' | 'files';

/** Fields of the form at fault, one problem each. */
export type TicketProblems = { [Field in keyof TicketDraft | 'files']?: TicketProblem };

/** A ticket ready to be sent: subject and department are there (§5). */
export type NewTicket = Pick<Ticket, 'subject' | 'serverId' | keyof typeof ticketFacts> & { message: string };

/** Every rule of §5 for a ticket; an empty object when it may be sent. Only subject and department are required. */
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

/** The same for a reply, which has to say something or bring a file. */
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
