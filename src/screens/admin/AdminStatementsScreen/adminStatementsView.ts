import type {
  DifferenceConditions,
  DifferenceKey,
  StatementDifference,
  StatementGateway,
} from '@/domain/admin/statement';
import type { ParsedStatement, StatementFileProblem } from '@/domain/admin/statementFile';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { paymentNumber } from '@/domain/payment/payment';
import { paths, withQuery } from '@/paths';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** A chosen file: its statement, or why it is none. */
export interface StatementFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: ParsedStatement | { readonly problem: StatementFileProblem };
}

/** Draft of an import. */
export interface ImportDraft {
  /** Empty until one is chosen. */
  gateway: StatementGateway | '';
  file: StatementFile | null;
}

/** Problems of an import; a wrong file shows its own. */
export interface ImportProblems {
  readonly gateway?: 'required';
  readonly file?: 'required' | 'wrong';
}

/** Returns the list of payments with one payment. */
export const paymentHref = (payment: number): string =>
  withQuery(paths.admin.payments, { q: paymentNumber(payment) });

/** Finds the problems that keep a statement from being imported. */
export function importProblems({ gateway, file }: ImportDraft): ImportProblems {
  return {
    ...(gateway === '' ? { gateway: 'required' } : {}),
    ...(file === null ? { file: 'required' } : {}),
    ...(file !== null && 'problem' in file.content ? { file: 'wrong' } : {}),
  };
}

export type StatementOverlay = AdminOverlay<never, ImportDraft, ImportProblems, never>;

export type AdminStatementsView = ListView<StatementDifference, DifferenceKey, DifferenceConditions> & {
  overlay: StatementOverlay;
};

export interface AdminStatementsScreenProps
  extends
    ListActions<DifferenceKey, DifferenceConditions>,
    MoreActions,
    Omit<AdminOverlayActions<ImportDraft>, 'onQuestionConfirm'> {
  view: AdminStatementsView;
  /** Opens the form for importing a statement. */
  onImportOpen: () => void;
  /** Files were chosen; the first is the statement. */
  onFilesAdd: (files: readonly File[]) => void;
}
