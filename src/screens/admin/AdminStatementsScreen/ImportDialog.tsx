import { statementGateways } from '@/domain/admin/statement';
import { longestStatement, type StatementFileProblem } from '@/domain/admin/statementFile';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { FileField } from '@/primitives/FileField';
import { SelectField } from '@/primitives/SelectField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminStatementsScreenProps, StatementOverlay } from './adminStatementsView';

interface ImportDialogProps extends AdminStatementsScreenProps {
  form: Extract<StatementOverlay, { kind: 'form' }>;
}

function problemText(problem: StatementFileProblem, t: I18n['t']): string {
  switch (problem.code) {
    case 'empty':
      return t('adminStatements.file.empty');
    case 'tooLong':
      return t('adminStatements.file.tooLong', { count: longestStatement });
    case 'noColumn':
      return t('adminStatements.file.noColumn', { column: problem.column });
    case 'amount':
    case 'currency':
    case 'day':
    case 'reference':
      return t(`adminStatements.file.${problem.code}`, { row: problem.row });
  }
}

/** Form that imports a statement. Loaded on demand. */
export default function ImportDialog({ form, ...props }: ImportDialogProps) {
  const { t, date } = useI18n();
  const { draft, problems, refusals, submission } = form;
  const { file } = draft;
  const problem = file && 'problem' in file.content ? file.content.problem : null;
  const statement = file && !('problem' in file.content) ? file.content : null;
  return (
    <AdminFormDialog
      title={t('adminStatements.import.title')}
      submitLabel={t('adminStatements.import')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <p>{t('adminStatements.import.effect')}</p>
      <SelectField
        label={t('adminStatements.gateway')}
        name="gateway"
        required
        options={statementGateways.map((id) => ({ value: id, label: t(`adminStatements.gateway.${id}`) }))}
        value={draft.gateway}
        error={problems.gateway && t(`adminStatements.gateway.${problems.gateway}`)}
        onValueChange={(gateway) => props.onDraftChange({ gateway })}
      />
      <FileField
        label={t('adminStatements.file')}
        limits={t('adminStatements.file.limits', { count: longestStatement })}
        accept=".csv,text/csv"
        files={
          file === null
            ? []
            : [
                {
                  id: 'statement',
                  name: file.name,
                  size: file.size,
                  error: problem === null ? undefined : problemText(problem, t),
                },
              ]
        }
        error={problems.file === 'required' ? t('adminStatements.file.required') : undefined}
        onFilesAdd={props.onFilesAdd}
        onFileRemove={() => props.onDraftChange({ file: null })}
      />
      {statement && (
        <p role="status">
          {t('adminStatements.found', {
            count: statement.lines.length,
            from: date(statement.days.from),
            to: date(statement.days.to),
          })}
        </p>
      )}
    </AdminFormDialog>
  );
}
