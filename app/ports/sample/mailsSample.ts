import { mailRules } from '@/domain/admin/mail';
import { sampleMails, sampleMailTest, sampleMailText } from '@/sample-data/mails';
import { makeMailPreview, sampleMailTexts } from '@/sample-data/mailTexts';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminMailsPort } from '@app/ports/adminMailsPort';
import type { AdminMailTextsPort } from '@app/ports/adminMailTextsPort';
import { answersParts } from './answersParts';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** The mail log and the mail texts of the demonstration, to look at (D51). */
export function makeMailsSample(latency: Latency, shift: ShiftDates): AdminMailsPort & AdminMailTextsPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    sendTestMail: () => after(() => sampleMailTest),
    mails: answersParts(latency)(shift(sampleMails), mailRules),
    mailText: (_id, signal) => after(() => sampleMailText, signal),
    resendMail: refuse,
    mailTexts: (signal) => after(() => sampleMailTexts, signal),
    saveMailText: refuse,
    restoreMailText: refuse,
    previewMailText: (_text, { subject, body }, signal) =>
      after(() => makeMailPreview({ subject, text: body }), signal),
  };
}
