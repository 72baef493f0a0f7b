import * as v from 'valibot';
import {
  mailLanguages,
  mailTemplates,
  mailTextLimits,
  type MailLanguage,
  type MailTemplate,
} from '@/domain/admin/mailText';
import { call } from './call';
import { longTextSchema, textSchema } from './shapes';

const textShape = {
  subject: v.pipe(textSchema, v.maxLength(mailTextLimits.subject)),
  /** Paragraphs, with an empty line between them. */
  body: v.pipe(longTextSchema, v.maxLength(mailTextLimits.body)),
};

const mailTextSchema = v.object({
  template: v.picklist(mailTemplates),
  language: v.picklist(mailLanguages),
  ...textShape,
  /** It differs from the portal's own text. */
  isChanged: v.boolean(),
  version: textSchema,
});

/** Any text may be in the path; one that names no mail text is not found. */
const ofText = v.object({
  template: v.pipe(
    textSchema,
    v.transform((template) => template as MailTemplate),
  ),
  language: v.pipe(
    textSchema,
    v.transform((language) => language as MailLanguage),
  ),
});

/** Texts of the mails, which the provider can change. */
export const adminMailTextCalls = {
  mailTexts: call({
    method: 'GET',
    path: '/api/admin/mail-texts',
    summary: 'Every text of a mail that can be changed, in each language.',
    role: 'admin',
    right: 'mails.read',
    answer: v.object({ items: v.array(mailTextSchema) }),
    refusals: [],
  }),
  saveMailText: call({
    method: 'PUT',
    path: '/api/admin/mail-texts/{template}/{language}',
    summary:
      'Changes a text from the next mail on, unless it has changed since it was read. A text without a required variable, or with an unknown one, is refused.',
    role: 'admin',
    right: 'mails.edit',
    isVersioned: true,
    params: ofText,
    body: v.object(textShape),
    answer: mailTextSchema,
    refusals: [],
  }),
  restoreMailText: call({
    method: 'POST',
    path: '/api/admin/mail-texts/{template}/{language}/restore',
    summary: 'Returns to the portal’s own text.',
    role: 'admin',
    right: 'mails.edit',
    params: ofText,
    answer: mailTextSchema,
    refusals: [],
  }),
  previewMailText: call({
    method: 'POST',
    path: '/api/admin/mail-texts/{template}/{language}/preview',
    summary: 'The mail of a text with sample data, as HTML; changes nothing.',
    role: 'admin',
    right: 'mails.edit',
    params: ofText,
    body: v.object(textShape),
    answer: v.object({ subject: textSchema, html: longTextSchema }),
    refusals: [],
  }),
};
