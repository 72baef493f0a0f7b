import { balanceChoices, balanceParts, type AccountSettlement } from '@/domain/account/settlement';
import type { DeletionDraft } from '@/domain/admin/settlement';
import { maxNoteLength } from '@/domain/admin/note';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { RadioCards } from '@/primitives/RadioCards';
import { Skeleton } from '@/primitives/Skeleton';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { FactList, type Fact } from '@/components/FactList';
import { NoteField } from '../list/NoteField';
import type { AdminUsersScreenProps, DeletionOverlay } from './adminUsersView';

interface UserDeletionProps extends AdminUsersScreenProps {
  overlay: Extract<DeletionOverlay, { kind: 'form' }>;
}

/** Asks what happens to an account's money before its deletion, and shows the sums (D45). */
export default function UserDeletion({ overlay, ...props }: UserDeletionProps) {
  const { t } = useI18n();
  const { row, draft, problems, refusals, submission } = overlay;
  const { settlement } = props.view.deletion;
  return (
    <AdminFormDialog
      title={t('adminUsers.delete.title', { name: row?.name ?? '' })}
      submitLabel={t('adminUsers.delete')}
      intent="danger"
      isBlocked={settlement.status !== 'ready'}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onDeletionSubmit}
      onClose={props.onDeletionClose}
    >
      <p>{t('adminUsers.delete.consequence', { email: row?.email ?? '', servers: row?.servers ?? 0 })}</p>
      {settlement.status === 'loading' && <Skeleton className="h-50" />}
      {settlement.status === 'error' && (
        <Callout tone="danger">{t(`common.error.${settlement.reason}`)}</Callout>
      )}
      {settlement.status === 'ready' && (
        <SettlementFields
          settlement={settlement.value}
          draft={draft}
          onDraftChange={props.onDeletionChange}
        />
      )}
      <NoteField
        value={draft.note}
        hint={t('adminUsers.delete.noteHint', { count: maxNoteLength })}
        problem={problems.note}
        onValueChange={(note) => props.onDeletionChange({ note })}
      />
    </AdminFormDialog>
  );
}

interface SettlementFieldsProps {
  settlement: AccountSettlement;
  draft: DeletionDraft;
  onDraftChange: (patch: Partial<DeletionDraft>) => void;
}

function SettlementFields({ settlement, draft, onDraftChange }: SettlementFieldsProps) {
  const { t, money } = useI18n();
  return (
    <>
      <FactList layout="ruled" facts={settlementFacts(settlement, draft, { t, money })} />
      {settlement.balance > 0 && (
        <RadioCards
          label={t('adminUsers.delete.balance')}
          value={draft.balance}
          onValueChange={(balance) => onDraftChange({ balance })}
          options={balanceChoices.map((value) => ({
            value,
            title: t(`adminUsers.delete.${value}`),
            description: t(`adminUsers.delete.${value}.text`),
          }))}
        />
      )}
    </>
  );
}

/** Sums of the settlement in order, without zero ones. */
function settlementFacts(
  settlement: AccountSettlement,
  { balance: choice }: DeletionDraft,
  { t, money }: Pick<I18n, 't' | 'money'>,
): readonly Fact[] {
  const { bills, reserved, servers, balance } = settlement;
  const { returned, writtenOff } = balanceParts(settlement, choice);
  const fact = (isThere: boolean, label: string, value: string): readonly Fact[] =>
    isThere ? [{ label, value }] : [];
  return [
    ...fact(
      bills.count > 0,
      t('adminUsers.delete.bills'),
      t('adminUsers.delete.bills.value', { count: bills.count, sum: money(bills.sum) }),
    ),
    ...fact(reserved > 0, t('adminUsers.delete.reserved'), money(reserved)),
    ...fact(servers.count > 0, t('adminUsers.delete.refund'), money(servers.refund)),
    ...fact(servers.byMethod > 0, t('adminUsers.delete.byMethod'), money(servers.byMethod)),
    ...fact(true, t('adminUsers.delete.rest'), money(balance)),
    ...fact(returned > 0, t('adminUsers.delete.returned'), money(returned)),
    ...fact(writtenOff > 0, t('adminUsers.delete.writtenOff'), money(writtenOff)),
  ];
}
