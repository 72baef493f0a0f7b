import { FieldGrid } from '@/components/FieldGrid';
import { partyFieldsOf, profileCountries, type PartyField } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { SelectField } from '@/primitives/SelectField';
import { FieldGroup, ProfileSectionFrame } from './ProfileParts';
import { ProfileTextField } from './ProfileTextField';
import type { ProfilePartProps } from './profileTypes';

/** Full-width fields. */
const wideFields: readonly PartyField[] = ['passportIssuer', 'organization', 'registrationAddress'];

/** Contract information (§3): postal address, and the payer's contract details. */
export function ContractSection(props: ProfilePartProps) {
  const { t } = useI18n();
  const { view, onDraftChange } = props;
  const { draft } = view;
  const { country, payerStatus } = draft;
  const applying = partyFieldsOf(draft);
  const countryName = t(`profile.country.${country}`);
  return (
    <ProfileSectionFrame
      {...props}
      section="contract"
      summary={[countryName, draft.city.trim()].filter(Boolean).join(', ')}
    >
      <FieldGroup title={t('profile.document.post')}>
        <FieldGrid>
          <SelectField
            label={t('profile.field.country')}
            name="country"
            autoComplete="country"
            options={profileCountries.map((value) => ({ value, label: t(`profile.country.${value}`) }))}
            value={country}
            onValueChange={(chosen) => onDraftChange({ country: chosen })}
          />
          <ProfileTextField {...props} field="zip" />
          <ProfileTextField {...props} field="city" />
          <ProfileTextField {...props} field="address" />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title={t(`profile.party.${payerStatus}`)}>
        {country !== 'RU' && payerStatus !== 'individual' && (
          <Callout tone="info">{t('profile.party.abroad')}</Callout>
        )}
        <FieldGrid>
          {applying.map((field) => (
            <ProfileTextField
              key={field}
              {...props}
              field={field}
              className={wideFields.includes(field) ? '@lg:col-span-2' : undefined}
            />
          ))}
        </FieldGrid>
      </FieldGroup>
    </ProfileSectionFrame>
  );
}
