import { FactList, type Fact } from '@/components/FactList';
import { endedKinds, movedKinds, type MergeDraft, type MergePreview } from '@/domain/admin/accountMerge';
import { maxNoteLength } from '@/domain/admin/note';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';
import { TextField } from '@/primitives/TextField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { NoteField } from '../list/NoteField';
import type { AdminCustomerActions, MergeView } from './adminCustomerView';

interface AccountMergeProps extends Pick<
  AdminCustomerActions,
  'onMergeChange' | 'onMergeSubmit' | 'onMergeClose'
> {
  overlay: Extract<MergeView['overlay'], { kind: 'form' }>;
  preview: MergeView['preview'];
}

/** Chooses the account to close, shows what a merge moves and ends, and confirms it. Loaded on demand. */
export default function AccountMerge({ overlay, preview, ...actions }: AccountMergeProps) {
  const { t } = useI18n();
  const { row, draft, problems, refusals, submission } = overlay;
  const isFound = preview.status === 'ready';
  return (
    <AdminFormDialog
      title={t('adminCustomer.merge.title', { name: row?.name ?? '' })}
      submitLabel={t(isFound ? 'adminCustomer.merge.submit' : 'adminCustomer.merge.show')}
      intent={isFound ? 'danger' : 'primary'}
      isBlocked={preview.status === 'loading' || (isFound && preview.value.obstacles.length > 0)}
      refusals={refusals}
      submission={submission}
      onSubmit={actions.onMergeSubmit}
      onClose={actions.onMergeClose}
    >
      <p>{t('adminCustomer.merge.intro', { email: row?.email ?? '' })}</p>
      <TextField
        label={t('adminCustomer.merge.email')}
        name="email"
        type="email"
        required
        value={draft.email}
        error={
          preview.status === 'missing'
            ? t('adminCustomer.merge.problem.missing')
            : problems.email && t(`adminCustomer.merge.problem.${problems.email}`)
        }
        onValueChange={(email) => actions.onMergeChange({ email })}
      />
      {preview.status === 'loading' && <Skeleton className="h-50" />}
      {preview.status === 'error' && <Callout tone="danger">{t(`common.error.${preview.reason}`)}</Callout>}
      {isFound && (
        <Preview
          preview={preview.value}
          draft={draft}
          problems={problems}
          onMergeChange={actions.onMergeChange}
        />
      )}
    </AdminFormDialog>
  );
}

interface PreviewProps extends Pick<AccountMergeProps, 'onMergeChange'> {
  preview: MergePreview;
  draft: MergeDraft;
  problems: AccountMergeProps['overlay']['problems'];
}

function Preview({ preview, draft, problems, onMergeChange }: PreviewProps) {
  const { t, money, number } = useI18n();
  const { closes, moved, ended, obstacles } = preview;
  const counted = (label: string, count: number): readonly Fact[] =>
    count === 0 ? [] : [{ label, value: number(count) }];
  const endings = endedKinds.flatMap((kind) => counted(t(`adminCustomer.merge.ended.${kind}`), ended[kind]));
  if (obstacles.length > 0)
    return (
      <Callout tone="danger">
        <ul className="flex flex-col gap-1">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{t(`adminCustomer.merge.obstacle.${obstacle}`)}</li>
          ))}
        </ul>
      </Callout>
    );
  return (
    <>
      <section aria-labelledby="merge-moved" className="flex flex-col gap-1">
        <h3 id="merge-moved" className="font-semibold">
          {t('adminCustomer.merge.moved')}
        </h3>
        <FactList
          layout="ruled"
          facts={[
            { label: t('adminUsers.column.balance'), value: money(closes.balance) },
            ...movedKinds.flatMap((kind) => counted(t(`adminCustomer.merge.moved.${kind}`), moved[kind])),
          ]}
        />
      </section>
      <section aria-labelledby="merge-ended" className="flex flex-col gap-1">
        <h3 id="merge-ended" className="font-semibold">
          {t('adminCustomer.merge.ended')}
        </h3>
        {endings.length > 0 && <FactList layout="ruled" facts={endings} />}
        <p className="text-text-muted">{t('adminCustomer.merge.ended.text', { email: closes.email })}</p>
      </section>
      <TextField
        label={t('adminCustomer.merge.confirmation')}
        hint={t('adminCustomer.merge.confirmationHint', { email: closes.email })}
        name="confirmation"
        required
        value={draft.confirmation}
        error={problems.confirmation && t(`adminCustomer.merge.problem.${problems.confirmation}`)}
        onValueChange={(confirmation) => onMergeChange({ confirmation })}
      />
      <NoteField
        value={draft.note}
        hint={t('adminCustomer.merge.noteHint', { count: maxNoteLength })}
        problem={problems.note}
        onValueChange={(note) => onMergeChange({ note })}
      />
    </>
  );
}
