import type { ReactNode } from 'react';
import { FieldGrid } from '@/components/FieldGrid';
import { phoneCodes, phoneCountries } from '@/domain/profile/phone';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { PhoneField } from '@/primitives/PhoneField';
import { TextField } from '@/primitives/TextField';
import { PasswordFields } from './PasswordFields';
import { ProfileSectionFrame } from './ProfileParts';
import { fieldProblem } from './profileTexts';
import { ProfileTextField } from './ProfileTextField';
import type { ProfilePartProps } from './profileTypes';
import { SessionsGroup } from './SessionsGroup';

/** User settings (§3): identity, credentials and phone. */
export function UserSection(props: ProfilePartProps) {
  const { t, rich } = useI18n();
  const { view, onDraftChange, onPhoneType } = props;
  const { draft, problems } = view;
  return (
    <ProfileSectionFrame {...props} section="user" summary={view.email}>
      <FieldGrid>
        <TextField
          label={t('profile.field.email')}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={view.email}
          hint={rich('profile.hint.email', {
            link: (words: ReactNode) => <Link href={view.emailChangeHref}>{words}</Link>,
          })}
          className="@lg:col-span-2"
        />
        <ProfileTextField {...props} field="fullName" />
        <PhoneField
          label={t('profile.field.phone')}
          name="phone"
          countryLabel={t('profile.field.phoneCountry')}
          countries={phoneCountries.map((value) => ({
            value,
            name: t(`profile.phoneCountry.${value}`),
            code: phoneCodes[value],
          }))}
          country={draft.phoneCountry}
          onCountryChange={(phoneCountry) => onDraftChange({ phoneCountry })}
          value={draft.phone}
          onValueChange={onPhoneType}
          placeholder={t(`profile.phoneExample.${draft.phoneCountry}`)}
          error={problems.phone && fieldProblem(problems.phone, draft, t)}
        />
      </FieldGrid>
      <PasswordFields {...props} />
      <SessionsGroup {...props} />
    </ProfileSectionFrame>
  );
}
