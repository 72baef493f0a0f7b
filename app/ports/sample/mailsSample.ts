import { mailRules } from '@/domain/admin/mail';
import { refused } from '@/domain/results/outcome';
import { sampleMails, sampleMailText } from '@/sample-data/mails';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminMailsPort } from '@app/ports/adminMailsPort';
import { answersParts } from './answersParts';
import type { Latency } from './latency';

/** The mail log of the demonstration, to look at (D51). */
export function makeMailsSample(latency: Latency, move: ShiftDates): AdminMailsPort {
  return {
    mails: answersParts(latency)(move(sampleMails), mailRules),
    async mailText(_id, signal) {
      await latency(signal);
      return sampleMailText;
    },
    async resendMail() {
      await latency();
      return refused('demonstration');
    },
  };
}
