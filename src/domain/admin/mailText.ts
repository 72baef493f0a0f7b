import { oneOf, type ListRules } from '../list/listRules';

interface TemplateFrame {
  /** Variables that the text must have. */
  required: readonly string[];
  /** Variables that it may have besides. */
  optional: readonly string[];
}

const server = ['domain'] as const;
const dated = ['domain', 'date'] as const;
const ticket = ['id', 'subject', 'customer', 'department'] as const;

/** The texts of mails that the provider can change, with their variables. */
const table = {
  passwordChanged: { required: ['time'], optional: [] },
  emailChanged: { required: ['support'], optional: [] },
  signedIn: { required: ['device', 'time'], optional: [] },
  secondFactorOn: { required: ['time'], optional: [] },
  secondFactorOff: { required: ['time'], optional: [] },
  secondFactorReset: { required: ['time'], optional: [] },
  recoveryCodesRenewed: { required: ['time'], optional: [] },
  recoveryCodeUsed: { required: ['time'], optional: [] },
  passkeyAdded: { required: ['time'], optional: [] },
  passkeyRemoved: { required: ['time'], optional: [] },
  accessSuspended: { required: ['support'], optional: [] },
  accessRestored: { required: [], optional: ['support'] },
  accessRestoredWithDays: { required: ['days'], optional: ['support'] },
  accountsMerged: { required: ['kept', 'closed'], optional: ['support'] },
  accountDeleted: { required: ['support'], optional: [] },
  staffInvited: { required: ['role'], optional: [] },
  staffInvitedNew: { required: ['role'], optional: [] },
  serverAccess: { required: server, optional: [] },
  serverAccessReplaced: { required: server, optional: [] },
  serverAccessByKey: { required: server, optional: [] },
  renewing: { required: [...dated, 'amount'], optional: ['period'] },
  repriced: { required: [...dated, 'amount'], optional: [] },
  priceWithdrawn: { required: [...server, 'amount'], optional: [] },
  ending: { required: dated, optional: [] },
  renewed: { required: [...dated, 'amount'], optional: ['period'] },
  unpaid: { required: [...dated, 'amount'], optional: [] },
  ended: { required: dated, optional: [] },
  suspended: { required: dated, optional: [] },
  deletion: { required: dated, optional: [] },
  deleted: { required: server, optional: [] },
  leaves: { required: dated, optional: [] },
  left: { required: [...server, 'amount'], optional: [] },
  over: { required: server, optional: [] },
  operationFailed: { required: [...server, 'failure'], optional: [] },
  trafficUsed: { required: [...dated, 'percent'], optional: [] },
  bill: { required: ['number', 'amount'], optional: ['payer', 'payment'] },
  customBill: { required: ['number', 'amount', 'date', 'note'], optional: ['payer', 'payment'] },
  receipt: { required: ['number', 'amount'], optional: ['payer', 'payment'] },
  act: { required: ['number', 'amount'], optional: ['payer', 'from', 'to'] },
  refundedToBalance: { required: ['number', 'amount'], optional: [] },
  refundedByMethod: { required: ['number', 'amount'], optional: [] },
  refundCanceledToBalance: { required: ['number', 'amount', 'note'], optional: [] },
  refundCanceledToPayment: { required: ['number', 'amount', 'note'], optional: [] },
  balanceCredited: { required: ['amount', 'note'], optional: ['balance'] },
  balanceDebited: { required: ['amount', 'note'], optional: ['balance'] },
  ticketAnswered: { required: ['text'], optional: ['id', 'subject'] },
  ticketOpened: { required: ['text'], optional: ticket },
  ticketReplied: { required: ['text'], optional: ticket },
} as const satisfies Readonly<Record<string, TemplateFrame>>;

export type MailTemplate = keyof typeof table;

const frames: Readonly<Record<MailTemplate, TemplateFrame>> = table;

const isTemplate = (name: string): name is MailTemplate => name in table;

/** All templates, in the order of the list. */
export const mailTemplates: readonly MailTemplate[] = Object.keys(table).filter(isTemplate);

/** Languages of the mails (D1). */
export const mailLanguages = ['ru', 'en'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** A text that the provider can change, as it is used now. */
export interface MailText {
  template: MailTemplate;
  /** Language of the reader. */
  language: MailLanguage;
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
export const mailTextId = ({ template, language }: { template: MailTemplate; language: string }): string =>
  `${template} ${language}`;

export const mailTextKeys = ['template', 'language', 'state'] as const;
export type MailTextKey = (typeof mailTextKeys)[number];

export interface MailTextConditions {
  language: MailLanguage;
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
    language: oneOf('language', mailLanguages, ({ language }) => language),
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
