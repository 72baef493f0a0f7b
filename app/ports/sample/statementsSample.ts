import { differenceRules } from '@/domain/admin/statement';
import { refused } from '@/domain/results/outcome';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleDifferences } from '@/sample-data/statements';
import type { AdminStatementsPort } from '@app/ports/adminStatementsPort';
import { answersParts } from './answersParts';
import type { Latency } from './latency';

/** Read-only statements of the demonstration (D51). */
export function makeStatementsSample(latency: Latency, shift: ShiftDates): AdminStatementsPort {
  return {
    statementDifferences: answersParts(latency)(shift(sampleDifferences), differenceRules),
    async importStatement() {
      await latency();
      return refused('demonstration');
    },
  };
}
