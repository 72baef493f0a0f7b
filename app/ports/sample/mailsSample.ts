import { mailRules } from '@/domain/admin/mail';
import { refused } from '@/domain/results/outcome';
import { sampleMails, sampleMailTest, sampleMailText } from '@/sample-data/mails';
import { makeMailPreview, sampleMailTexts } from '@/sample-data/mailTexts';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminMailsPort } from '@app/ports/adminMailsPort';
import type { AdminMailTextsPort } from '@app/ports/adminMailTextsPort';
import { answersParts } from './answersParts';
import type { Latency } from './latency';

/** The mail log and the mail texts of the demonstration, to look at (D51). */
export function makeMailsSample(latency: Latency, shift: ShiftDates): AdminMailsPort & AdminMailTextsPort {
  const refuse = async () => {
    await latency();
    return refused('demonstration' as const);
  };
  return {
    async sendTestMail() {
      await latency();
      return sampleMailTest;
    },
    mails: answersParts(latency)(shift(sampleMails), mailRules),
    async mailText(_id, signal) {
      await latency(signal);
      return sampleMailText;
    },
    resendMail: refuse,
    async mailTexts(signal) {
      await latency(signal);
      return sampleMailTexts;
    },
    saveMailText: refuse,
    restoreMailText: refuse,
    async previewMailText(_text, { subject, body }, signal) {
      await latency(signal);
      return makeMailPreview({ subject, text: body });
    },
  };
}
