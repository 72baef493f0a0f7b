import { adminContract } from '@app/contract/admin';
import type { MailText } from '@/domain/admin/mailText';
import type { AdminMailTextsPort } from '@app/ports/adminMailTextsPort';
import { actionOf, editOf } from './adminAction';
import { send } from './send';

const paramsOf = ({ template, language }: MailText) => ({ template, language });

/** Texts of the mails, over HTTP. */
export const adminMailTextsHttp: AdminMailTextsPort = {
  mailTexts: async (signal) => (await send(adminContract.mailTexts, {}, signal)).items,
  saveMailText: (text, body) =>
    editOf(send(adminContract.saveMailText, { params: paramsOf(text), body, version: text.version })),
  restoreMailText: (text) => actionOf(send(adminContract.restoreMailText, { params: paramsOf(text) })),
  previewMailText: (text, body, signal) =>
    send(adminContract.previewMailText, { params: paramsOf(text), body }, signal),
};
