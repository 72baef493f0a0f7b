import { FieldGrid } from '@/components/FieldGrid';
import { FormSection } from '@/components/FormSection';
import { renewalMethods } from '@/domain/servers/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';
import { FieldBlur } from './FieldBlur';
import type { EditPartProps } from './serverEditView';
import { shownProblem } from './serverEditTexts';

/** Name, domain, main address and payment source of renewals (§2). */
export function GeneralSection({ view, onDraftChange, onFieldBlur }: EditPartProps) {
  const { t } = useI18n();
  const { editable, draft, asciiDomain } = view;
  return (
    <FormSection title={t('serverEdit.general.title')}>
      <FieldGrid>
        <FieldBlur onBlur={() => onFieldBlur('name')}>
          <TextField
            label={t('serverEdit.field.name')}
            name="name"
            autoComplete="off"
            dir="auto"
            required
            hint={t('serverEdit.hint.name')}
            value={draft.name}
            error={shownProblem(view, 'name', t)}
            onValueChange={(name) => onDraftChange({ name })}
          />
        </FieldBlur>
        <FieldBlur onBlur={() => onFieldBlur('domain')}>
          <TextField
            label={t('serverEdit.field.domain')}
            name="domain"
            autoComplete="off"
            inputMode="url"
            spellCheck={false}
            required
            {...(asciiDomain === null
              ? {}
              : {
                  hint: (
                    <span className="break-all">
                      {t('serverEdit.hint.domainAscii', { domain: asciiDomain })}
                    </span>
                  ),
                })}
            value={draft.domain}
            error={shownProblem(view, 'domain', t)}
            onValueChange={(domain) => onDraftChange({ domain })}
          />
        </FieldBlur>
        <SelectField
          label={t('serverEdit.field.ip')}
          name="ip"
          disabled={editable.addresses.length === 0}
          hint={t('serverEdit.hint.ip')}
          {...(editable.addresses.length === 0 && { placeholder: t('common.noAddress') })}
          options={editable.addresses.map((address) => ({
            value: address,
            label: address === editable.settings.ip ? t('serverEdit.address.current', { address }) : address,
          }))}
          value={draft.ip}
          error={shownProblem(view, 'ip', t)}
          onValueChange={(ip) => onDraftChange({ ip })}
        />
        <SelectField
          label={t('serverEdit.field.payment')}
          name="payment"
          hint={t('serverEdit.hint.payment')}
          options={renewalMethods.map((method) => ({
            value: method,
            label: t(`serverEdit.payment.${method}`),
          }))}
          value={draft.payment}
          onValueChange={(payment) => onDraftChange({ payment })}
        />
      </FieldGrid>
    </FormSection>
  );
}
