import { FieldGrid } from '@/components/FieldGrid';
import { payerTypes } from '@/domain/payment/payer';
import { documentWays } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { RadioCards } from '@/primitives/RadioCards';
import { TextField } from '@/primitives/TextField';
import { ProfileSectionFrame } from './ProfileParts';
import { ProfileTextField } from './ProfileTextField';
import type { ProfilePartProps } from './profileTypes';

/** Profile (§3): payer, contact person, document delivery. */
export function PayerSection(props: ProfilePartProps) {
  const { t } = useI18n();
  const { view, onDraftChange } = props;
  const { draft } = view;
  return (
    <ProfileSectionFrame {...props} section="payer" summary={t(`payer.type.${draft.payerStatus}`)}>
      <RadioCards
        label={t('profile.field.payerStatus')}
        look="segments"
        name="payerStatus"
        options={payerTypes.map((value) => ({ value, title: t(`payer.type.${value}`) }))}
        value={draft.payerStatus}
        onValueChange={(payerStatus) => onDraftChange({ payerStatus })}
        hint={t('profile.hint.payerStatus')}
      />
      <FieldGrid>
        <ProfileTextField {...props} field="contactPerson" />
        <TextField
          label={t('profile.field.profileEmail')}
          name="profileEmail"
          type="email"
          autoComplete="off"
          readOnly
          value={view.profileEmail}
          hint={t('profile.hint.profileEmail')}
        />
      </FieldGrid>
      <RadioCards
        label={t('profile.field.receiveDocuments')}
        name="receiveDocuments"
        columns={2}
        options={documentWays.map((value) => ({
          value,
          title: t(`profile.receive.${value}`),
          description: t(`profile.receive.${value}.text`),
        }))}
        value={draft.receiveDocuments}
        onValueChange={(receiveDocuments) => onDraftChange({ receiveDocuments })}
      />
      <p>
        <Link href={view.payersHref}>{t('profile.payers')}</Link>
      </p>
    </ProfileSectionFrame>
  );
}
