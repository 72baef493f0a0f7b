import { osProblem } from '@/domain/order/compatibility';
import { offeredVersions, osFamilies, osFamily, type OsFamilyId } from '@/domain/order/os';
import { FormSection } from '@/components/FormSection';
import { OsMark } from '@/components/OsMark';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { osFamilyName, problemText } from './orderTexts';
import type { OsSelectionActions, ReadyOrderView } from './osSelectionView';
import { TakenBackNotice } from './TakenBackNotice';

type OsSectionProps = Pick<OsSelectionActions, 'onConfigurationChange'> & { view: ReadyOrderView };

/** System family as a card with its version; the default version is preselected (§2, §3). */
export function OsSection({ view, onConfigurationChange }: OsSectionProps) {
  const { t } = useI18n();
  const { plan, withheld, configuration, takenBack } = view;
  const { os } = configuration;
  const families = osFamilies.filter(({ id }) => offeredVersions(id, withheld).length > 0);
  const usualVersion = (family: OsFamilyId) => {
    const { defaultVersion } = osFamily(family);
    const offered = offeredVersions(family, withheld);
    return offered.includes(defaultVersion) ? defaultVersion : (offered.at(-1) ?? defaultVersion);
  };
  return (
    <FormSection title={t('order.os.title')}>
      <RadioCards
        label={t('order.os.title')}
        isLabelHidden
        required
        columns={3}
        value={os?.family ?? ''}
        onValueChange={(family) => onConfigurationChange({ os: { family, version: usualVersion(family) } })}
        options={families.map(({ id }) => {
          const problem = osProblem(id, plan.specs);
          return {
            value: id,
            title: osFamilyName(id, t),
            description: t(`order.os.about.${id}`),
            icon: <OsMark family={id} />,
            disabledReason: problem ? problemText(problem, id, configuration, plan, t) : undefined,
          };
        })}
      />
      {os && (
        <RadioCards
          label={
            os.family === 'other'
              ? t('order.os.variant')
              : t('order.os.version', { system: osFamilyName(os.family, t) })
          }
          look="segments"
          value={os.version}
          onValueChange={(version) => onConfigurationChange({ os: { family: os.family, version } })}
          options={offeredVersions(os.family, withheld).map((version) => ({
            value: version,
            title: version,
          }))}
        />
      )}
      <TakenBackNotice plan={plan} takenBack={takenBack?.cause === 'os' ? takenBack : null} />
    </FormSection>
  );
}
