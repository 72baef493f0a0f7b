import {
  maxReminders,
  portalAccesses,
  registrationModes,
  reminderBounds,
  secondFactorRules,
  settingsBounds,
  type ChosenSetting,
  type FixableSetting,
  type NumberSetting,
  type SettingsDraft,
  type SettingsProblems,
} from '@/domain/admin/settings';
import { quotas } from '@/domain/admin/quotas';
import { openDayChoices } from '@/domain/desk/businessHours';
import { currencyIds } from '@/domain/payment/currency';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  /** Explains what the settings of this section decide. */
  hint: string;
  children: ReactNode;
}

export interface SettingsFieldsProps {
  draft: SettingsDraft;
  problems: SettingsProblems;
  fixed: readonly FixableSetting[];
  /** A password for the mail server is stored. */
  hasSmtpPassword: boolean;
  /** The test below the mail settings. */
  mailTest: ReactNode;
  onDraftChange: (patch: Partial<SettingsDraft>) => void;
}

const isFixed = (fixed: readonly FixableSetting[], name: keyof SettingsDraft): boolean =>
  fixed.some((each) => each === name);

/** Hint of a field: overridden by the environment, or the effect of an empty value. */
function settingHint(fixed: readonly FixableSetting[], name: keyof SettingsDraft, t: I18n['t']) {
  if (isFixed(fixed, name)) return t('adminSettings.hint.fixed');
  return name === 'smtpHost' ? t('adminSettings.hint.smtpHost') : undefined;
}

/** Settings that can be empty. */
const optionalSettings = ['smtpHost', 'smtpUser', 'smtpPassword'] as const;

type TextSetting = Exclude<keyof SettingsDraft, ChosenSetting>;

/** All settings by topic (§2, §9). */
export function SettingsFields(props: SettingsFieldsProps) {
  const { t } = useI18n();
  const { mailTest, ...fields } = props;
  const { draft, onDraftChange } = fields;
  return (
    <>
      <SettingsSection title={t('adminSettings.general')} hint={t('adminSettings.general.hint')}>
        <Setting {...fields} name="siteName" />
        <Setting {...fields} name="supportEmail" type="email" />
        <Setting {...fields} name="timeZone" hint={t('adminSettings.hint.timeZone')} />
      </SettingsSection>
      <SettingsSection title={t('adminSettings.mail')} hint={t('adminSettings.mail.hint')}>
        <Setting {...fields} name="smtpHost" />
        <NumberSettingField {...fields} name="smtpPort" />
        <Setting {...fields} name="smtpUser" hint={t('adminSettings.hint.smtpUser')} />
        <Setting
          {...fields}
          name="smtpPassword"
          type="password"
          hint={t(`adminSettings.hint.smtpPassword.${fields.hasSmtpPassword ? 'stored' : 'none'}`)}
        />
        <Setting {...fields} name="senderEmail" type="email" />
        {mailTest}
      </SettingsSection>
      <SettingsSection title={t('adminSettings.billing')} hint={t('adminSettings.billing.hint')}>
        <SelectField
          label={t('adminSettings.field.defaultCurrency')}
          name="defaultCurrency"
          value={draft.defaultCurrency}
          options={currencyIds.map((value) => ({ value, label: value }))}
          onValueChange={(defaultCurrency) => onDraftChange({ defaultCurrency })}
        />
        <NumberSettingField {...fields} name="taxRate" />
        <NumberSettingField {...fields} name="billDays" />
      </SettingsSection>
      <SettingsSection title={t('adminSettings.renewal')} hint={t('adminSettings.renewal.hint')}>
        <Setting
          {...fields}
          name="reminderDays"
          hint={t('adminSettings.hint.reminderDays', { ...reminderBounds, count: maxReminders })}
        />
        <NumberSettingField {...fields} name="graceDays" />
        <NumberSettingField {...fields} name="deletionDays" />
      </SettingsSection>
      <SettingsSection title={t('adminSettings.desk')} hint={t('adminSettings.desk.hint')}>
        <SelectField
          label={t('adminSettings.field.openDays')}
          name="openDays"
          value={draft.openDays}
          options={openDayChoices.map((value) => ({ value, label: t(`adminSettings.openDays.${value}`) }))}
          onValueChange={(openDays) => onDraftChange({ openDays })}
        />
        <Setting {...fields} name="opensAt" hint={t('adminSettings.hint.opensAt')} />
        <Setting {...fields} name="closesAt" hint={t('adminSettings.hint.closesAt')} />
      </SettingsSection>
      <SettingsSection title={t('adminSettings.access')} hint={t('adminSettings.access.hint')}>
        <SelectField
          label={t('adminSettings.field.access')}
          name="access"
          hint={settingHint(fields.fixed, 'access', t) ?? t(`adminSettings.hint.access.${draft.access}`)}
          disabled={isFixed(fields.fixed, 'access')}
          value={draft.access}
          options={portalAccesses.map((value) => ({
            value,
            label: t(`adminSettings.portalAccess.${value}`),
          }))}
          onValueChange={(access) => onDraftChange({ access })}
        />
        <SelectField
          label={t('adminSettings.field.registration')}
          name="registration"
          hint={t(`adminSettings.hint.registration.${draft.registration}`)}
          value={draft.registration}
          options={registrationModes.map((value) => ({
            value,
            label: t(`adminSettings.registration.${value}`),
          }))}
          onValueChange={(registration) => onDraftChange({ registration })}
        />
      </SettingsSection>
      <SettingsSection title={t('adminSettings.quotas')} hint={t('adminSettings.quotas.hint')}>
        {quotas.map((name) => (
          <NumberSettingField key={name} {...fields} name={name} />
        ))}
      </SettingsSection>
      <SettingsSection title={t('adminSettings.security')} hint={t('adminSettings.security.hint')}>
        <NumberSettingField {...fields} name="maxLoginAttempts" />
        <NumberSettingField {...fields} name="sessionMinutes" />
        <SelectField
          label={t('adminSettings.field.staffSecondFactor')}
          name="staffSecondFactor"
          hint={t('adminSettings.hint.staffSecondFactor')}
          value={draft.staffSecondFactor}
          options={secondFactorRules.map((value) => ({
            value,
            label: t(`adminSettings.staffSecondFactor.${value}`),
          }))}
          onValueChange={(staffSecondFactor) => onDraftChange({ staffSecondFactor })}
        />
      </SettingsSection>
    </>
  );
}

type FieldProps = Omit<SettingsFieldsProps, 'mailTest'>;

interface SettingProps extends FieldProps {
  name: Exclude<TextSetting, NumberSetting>;
  type?: 'text' | 'email' | 'password';
  hint?: string;
}

function Setting({ draft, problems, fixed, onDraftChange, name, type = 'text', hint }: SettingProps) {
  const { t } = useI18n();
  const problem = problems[name];
  return (
    <TextField
      label={t(`adminSettings.field.${name}`)}
      name={name}
      type={type}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      spellCheck={false}
      required={!optionalSettings.some((each) => each === name)}
      readOnly={isFixed(fixed, name)}
      value={draft[name]}
      hint={isFixed(fixed, name) ? settingHint(fixed, name, t) : (hint ?? settingHint(fixed, name, t))}
      error={
        problem === 'reminders'
          ? t('adminSettings.problem.reminders', { ...reminderBounds, count: maxReminders })
          : problem && problem !== 'bounds'
            ? t(`adminSettings.problem.${problem}`)
            : undefined
      }
      onValueChange={(value) => onDraftChange({ [name]: value })}
    />
  );
}

/** A numeric text field: validated when saved, never rewritten while typing. */
function NumberSettingField({
  draft,
  problems,
  fixed,
  onDraftChange,
  name,
}: FieldProps & { name: NumberSetting }) {
  const { t, number } = useI18n();
  const problem = problems[name];
  const { from, to } = settingsBounds[name];
  // Port numbers have no thousands separator.
  const bounds =
    name === 'smtpPort' ? { from: `${from}`, to: `${to}` } : { from: number(from), to: number(to) };
  return (
    <TextField
      label={t(`adminSettings.field.${name}`)}
      name={name}
      inputMode={name === 'taxRate' ? 'decimal' : 'numeric'}
      autoComplete="off"
      required
      maxLength={10}
      value={draft[name]}
      readOnly={isFixed(fixed, name)}
      hint={isFixed(fixed, name) ? t('adminSettings.hint.fixed') : t('adminSettings.hint.bounds', bounds)}
      error={
        problem &&
        (problem === 'bounds'
          ? t('adminSettings.problem.bounds', bounds)
          : problem === 'reminders'
            ? undefined
            : t(`adminSettings.problem.${problem}`))
      }
      onValueChange={(value) => onDraftChange({ [name]: value })}
    />
  );
}

/** A group of settings: its topic on the left, its fields on the right, or below on narrow screens. */
function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-4 border-b border-border px-5 py-6 last:border-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-md font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-text-muted">{hint}</p>
      </div>
      <div className="grid max-w-160 items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
