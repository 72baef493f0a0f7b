import { anyOf, oneOf, type ListRules } from '../list/listRules';
import type { MailKind } from './mail';

interface TemplateFrame {
  kind: MailKind;
  /** Variables that the text must have. */
  required: readonly string[];
  /** Variables that it may have besides. */
  optional: readonly string[];
}

const server = ['domain'] as const;
const dated = ['domain', 'date'] as const;

/** The texts of mails that the provider can change, with their variables. */
const table = {
  passwordChanged: { kind: 'passwordChanged', required: ['time'], optional: [] },
  signedIn: { kind: 'signedIn', required: ['device', 'time'], optional: [] },
  accessSuspended: { kind: 'accessSuspended', required: ['support'], optional: [] },
  accessRestored: { kind: 'accessRestored', required: [], optional: ['support'] },
  accessRestoredWithDays: { kind: 'accessRestored', required: ['days'], optional: ['support'] },
  staffInvited: { kind: 'staffInvited', required: ['role'], optional: [] },
  staffInvitedNew: { kind: 'staffInvited', required: ['role'], optional: [] },
  serverAccess: { kind: 'serverAccess', required: server, optional: [] },
  serverAccessReplaced: { kind: 'serverAccess', required: server, optional: [] },
  renewing: { kind: 'renewing', required: [...dated, 'amount'], optional: ['period'] },
  ending: { kind: 'ending', required: dated, optional: [] },
  renewed: { kind: 'renewed', required: [...dated, 'amount'], optional: ['period'] },
  unpaid: { kind: 'unpaid', required: [...dated, 'amount'], optional: [] },
  ended: { kind: 'ended', required: dated, optional: [] },
  suspended: { kind: 'suspended', required: dated, optional: [] },
  deletion: { kind: 'deletion', required: dated, optional: [] },
  deleted: { kind: 'deleted', required: server, optional: [] },
  leaves: { kind: 'leaves', required: dated, optional: [] },
  left: { kind: 'left', required: [...server, 'amount'], optional: [] },
  over: { kind: 'over', required: server, optional: [] },
  bill: { kind: 'bill', required: ['number', 'amount'], optional: ['payer', 'payment'] },
  receipt: { kind: 'receipt', required: ['number', 'amount'], optional: ['payer', 'payment'] },
  act: { kind: 'act', required: ['number', 'amount'], optional: ['payer', 'from', 'to'] },
  refundedToBalance: { kind: 'refunded', required: ['number', 'amount'], optional: [] },
  refundedByMethod: { kind: 'refunded', required: ['number', 'amount'], optional: [] },
  refundCanceledToBalance: { kind: 'refundCanceled', required: ['number', 'amount', 'note'], optional: [] },
  refundCanceledToPayment: { kind: 'refundCanceled', required: ['number', 'amount', 'note'], optional: [] },
  balanceCredited: { kind: 'balanceAdjusted', required: ['amount', 'note'], optional: ['balance'] },
  balanceDebited: { kind: 'balanceAdjusted', required: ['amount', 'note'], optional: ['balance'] },
  ticketAnswered: { kind: 'ticketAnswered', required: ['text'], optional: ['id', 'subject'] },
} as const satisfies Readonly<Record<string, TemplateFrame>>;

export type MailTemplate = keyof typeof table;

const frames: Readonly<Record<MailTemplate, TemplateFrame>> = table;

const isTemplate = (name: string): name is MailTemplate => name in table;

/** All templates, in the order of the list. */
export const mailTemplates: readonly MailTemplate[] = Object.keys(table).filter(isTemplate);

/** The event that a template is for; several templates may be for one. */
export const kindOfTemplate = (template: MailTemplate): MailKind => frames[template].kind;

/** A text that the provider can change, as it is used now. */
export interface MailText {
  template: MailTemplate;
  /** Language of the reader. */
  language: string;
  subject: string;
  /** Paragraphs, with an empty line between them. */
  body: string;
  /** It differs from the portal's own text. */
  isChanged: boolean;
  /** Grows with every change. */
  version: string;
}

/** A text as it is typed. */
export type MailTextDraft = Pick<MailText, 'subject' | 'body'>;

export const mailTextLimits = { subject: 200, body: 5000 } as const;

/** Fault of one field; `name` is the variable that is missing or unknown. */
export type MailTextProblem =
  | { kind: 'required' | 'tooLong' }
  | { kind: 'missing' | 'unknown'; name: string };

export interface MailTextProblems {
  readonly subject?: MailTextProblem;
  readonly body?: MailTextProblem;
}

/** A variable of a text. */
export interface MailVariable {
  name: string;
  isRequired: boolean;
}

/** The variables of a template, those that it must have first. */
export function variablesOf(template: MailTemplate): readonly MailVariable[] {
  const { required, optional } = frames[template];
  return [
    ...required.map((name) => ({ name, isRequired: true })),
    ...[...optional, 'brand'].map((name) => ({ name, isRequired: false })),
  ];
}

const place = /\{([^{}]*)\}/g;

const namesIn = (text: string): readonly string[] => [...text.matchAll(place)].map(([, name = '']) => name);

function plainProblem(text: string, limit: number, known: readonly string[]): MailTextProblem | null {
  const { length } = text.trim();
  if (length === 0) return { kind: 'required' };
  if (length > limit) return { kind: 'tooLong' };
  const unknown = namesIn(text).find((name) => !known.includes(name));
  return unknown === undefined ? null : { kind: 'unknown', name: unknown };
}

/** Finds the problems that keep a text from being saved; every required variable must be in the subject or the body. */
export function mailTextProblems(template: MailTemplate, { subject, body }: MailTextDraft): MailTextProblems {
  const variables = variablesOf(template);
  const known = variables.map(({ name }) => name);
  const used = [...namesIn(subject), ...namesIn(body)];
  const missing = variables.find(({ name, isRequired }) => isRequired && !used.includes(name));
  const subjectProblem = plainProblem(subject, mailTextLimits.subject, known);
  const bodyProblem =
    plainProblem(body, mailTextLimits.body, known) ??
    (missing === undefined ? null : { kind: 'missing' as const, name: missing.name });
  return { ...(subjectProblem && { subject: subjectProblem }), ...(bodyProblem && { body: bodyProblem }) };
}

/** A draft without problems, as it is stored; null while it has any. A subject is one line. */
export function usableMailText(
  template: MailTemplate,
  { subject, body }: MailTextDraft,
): MailTextDraft | null {
  if (Object.keys(mailTextProblems(template, { subject, body })).length > 0) return null;
  return { subject: subject.trim().replaceAll(/\s+/g, ' '), body: body.trim().replaceAll('\r\n', '\n') };
}

export const mailTextStates = ['default', 'changed'] as const;
export type MailTextState = (typeof mailTextStates)[number];

/** Whether a text is the portal's own. */
export const mailTextStateOf = ({ isChanged }: Pick<MailText, 'isChanged'>): MailTextState =>
  isChanged ? 'changed' : 'default';

/** A text by its template and language. */
export const mailTextId = ({ template, language }: Pick<MailText, 'template' | 'language'>): string =>
  `${template} ${language}`;

export const mailTextKeys = ['template', 'language', 'state'] as const;
export type MailTextKey = (typeof mailTextKeys)[number];

export interface MailTextConditions {
  language: string;
  state: MailTextState;
}

/** The list of mail texts, by event. */
export const mailTextRules: ListRules<MailText, string, MailTextKey, MailTextConditions> = {
  id: mailTextId,
  searchable: ({ template, subject, body }) => [template, subject, body],
  sorts: {
    template: { by: 'number', of: ({ template }) => mailTemplates.indexOf(template) },
    language: { by: 'text', of: ({ language }) => language },
    state: { by: 'number', of: (text) => mailTextStates.indexOf(mailTextStateOf(text)) },
  },
  conditions: {
    language: anyOf('language', ({ language }) => language),
    state: oneOf('state', mailTextStates, mailTextStateOf),
  },
};

/** A mail as its reader sees it. */
export interface MailPreview {
  subject: string;
  html: string;
}

/** Sizes in which a text is previewed: a phone and a mail program on a computer, in pixels. */
export const previewWidths = [375, 800] as const;
export type PreviewWidth = (typeof previewWidths)[number];

export const previewSchemes = ['light', 'dark'] as const;
export type PreviewScheme = (typeof previewSchemes)[number];
