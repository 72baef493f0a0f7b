import type { AdminRefusal } from '@/domain/admin/refusal';
import type {
  DifferenceConditions,
  DifferenceKey,
  StatementDifference,
  StatementPart,
} from '@/domain/admin/statement';
import type { ReadPart } from '@/domain/list/pagedList';
import type { Outcome } from '@/domain/results/outcome';

/** Statements of gateways. */
export interface AdminStatementsPort {
  /** Newest day first. */
  statementDifferences: ReadPart<StatementDifference, DifferenceKey, DifferenceConditions>;
  /** Imports the parts of a statement in their order; returns how many lines were new and how many known. */
  importStatement(
    parts: readonly StatementPart[],
  ): Promise<Outcome<{ added: number; known: number }, AdminRefusal>>;
}
