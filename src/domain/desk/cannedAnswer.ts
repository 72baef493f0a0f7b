import { ticketLimits } from '@/domain/support/ticketLimits';

/** A canned answer of staff, with variables in braces. */
export interface CannedAnswer {
  id: number;
  title: string;
  text: string;
  /** Whether all staff can use it; otherwise only its author can. */
  isShared: boolean;
}

/** Variables of canned answers, as they are written in braces. */
export const cannedVariables = ['name', 'ticket', 'subject', 'staff'] as const;
export type CannedVariable = (typeof cannedVariables)[number];

/** A canned answer as typed. */
export type CannedDraft = Omit<CannedAnswer, 'id'>;

export const newCannedAnswer: CannedDraft = { title: '', text: '', isShared: true };

export const cannedLimits = { title: 100, text: ticketLimits.message } as const;

export type CannedProblem = 'required' | 'tooLong' | 'variable';

/** At most one problem per field. */
export interface CannedProblems {
  readonly title?: CannedProblem;
  readonly text?: CannedProblem;
}

const variable = /\{([^{}\s]*)\}/g;

const isVariable = (name: string): name is CannedVariable =>
  (cannedVariables as readonly string[]).includes(name);

function lengthProblem(text: string, limit: number): CannedProblem | null {
  const { length } = text.trim();
  if (length === 0) return 'required';
  return length > limit ? 'tooLong' : null;
}

/** Returns the first unknown variable of a text; null if there is none. */
export function unknownVariable(text: string): string | null {
  for (const [, name = ''] of text.matchAll(variable)) if (!isVariable(name)) return name;
  return null;
}

/** Finds the problems that keep a canned answer from being saved. */
export function cannedProblems({ title, text }: CannedDraft): CannedProblems {
  const titleProblem = lengthProblem(title, cannedLimits.title);
  const textProblem =
    lengthProblem(text, cannedLimits.text) ?? (unknownVariable(text) === null ? null : 'variable');
  return { ...(titleProblem && { title: titleProblem }), ...(textProblem && { text: textProblem }) };
}

/** A canned answer as it is inserted: variables replaced by their values, unknown ones kept. */
export function fillCannedAnswer(text: string, values: Readonly<Record<CannedVariable, string>>): string {
  return text.replace(variable, (whole, name: string) => (isVariable(name) ? values[name] : whole));
}
