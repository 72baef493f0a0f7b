import { differenceRules } from '@/domain/admin/statement';
import { refused } from '@/domain/results/outcome';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleDifferences } from '@/sample-data/statements';
import type { AdminStatementsPort } from '@app/ports/adminStatementsPort';
import { answersParts } from './answersParts';
import { answerAfter, type Latency } from './latency';

/** Read-only statements of the demonstration (D51). */
export function makeStatementsSample(latency: Latency, shift: ShiftDates): AdminStatementsPort {
  const after = answerAfter(latency);
  return {
    statementDifferences: answersParts(latency)(shift(sampleDifferences), differenceRules),
    importStatement: () => after(() => refused('demonstration')),
  };
}
